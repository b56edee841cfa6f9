// Begins a scene or a query: `npm run new scene NAME`, `npm run new query NAME`. Both begin as a copy of the smallest one
// that there is, so they run at once. Prints what to change, and the tests that ask for the rest.

import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runAsMain } from '../build/run.js';

const smallestScene = 'half-planes';

/**
 * @param {string} root the folder of the project @param {string} name
 * @returns {string} what to do next
 */
export function newScene(root, name) {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) throw new Error(`${name}: expected a name like point or half-planes`);
  const scenes = join(root, 'www/scenes');
  const [from, folder] = [join(scenes, smallestScene), join(scenes, name)];
  if (existsSync(folder)) throw new Error(`www/scenes/${name} is there already`);
  cpSync(from, folder, { recursive: true });
  replaceIn(join(folder, 'scene.js'), `id: '${smallestScene}'`, `id: '${name}'`);
  for (const file of readdirSync(join(folder, 'words')).filter((each) => each.endsWith('.js'))) {
    replaceIn(join(folder, 'words', file), `: the scene ${smallestScene}.`, `: the scene ${name}.`);
  }
  const entry = JSON.parse(readFileSync(join(from, 'entry.json'), 'utf8'));
  const text = JSON.stringify({ ...entry, place: entry.place + 5 });
  writeFileSync(join(folder, 'entry.json'), `${text.replaceAll(/[:,{]|(?=\})/g, '$& ')}\n`);
  return `www/scenes/${name}/ begins as a copy of the scene ${smallestScene}, and npm start shows it. Change

  scene.js      fields, the question (call), the sentences' values, the picture; the Rust file that is shown
  words/        the sentences of steps and answers, and the explanation, in every language
  portable.js   its idea in at most 40 lines to copy, called like the library's function; without this file the scene has none
  entry.json    its group, its place there, and the room for its tools if they are higher than most

If it asks what no scene asks yet, www/library/entries/page.js names that too. Then

  docs/embedding*.md                         its row in both tables of scenes
  node --test tests/page/*.test.js           says what is missing; when it looks right, ACCEPT=1 records its drawings
  node --test tests/snippets/*.test.js       runs the code that it hands out
  npm run build && node --test tests/site/*.test.js   its page; ENGINES=chromium node --test tests/browser/bytes.test.js its size`;
}

/** @param {string} file @param {string} old @param {string} text */
function replaceIn(file, old, text) {
  const whole = readFileSync(file, 'utf8');
  if (!whole.includes(old)) throw new Error(`${file} has no ${old}`);
  writeFileSync(file, whole.replace(old, text));
}

/**
 * The names of a query: its files, and its function in both languages.
 * @param {string} name in Rust
 */
function namesOf(name) {
  const pascal = name.replaceAll(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase());
  return {
    file: name.replace('_vs_', '_'),
    rust: name,
    javascript: `${pascal[0].toLowerCase()}${pascal.slice(1)}`,
    type: `${pascal}Step`,
  };
}

const model = namesOf('point_vs_aabb');

const keys = /** @type {(keyof typeof model)[]} */ (Object.keys(model));

/**
 * @param {string} root the folder of the project @param {string} name
 * @returns {string} what to do next
 */
export function newQuery(root, name) {
  if (!/^[a-z]+(?:_[a-z]+)*$/.test(name)) throw new Error(`${name}: expected a name like point_vs_circle`);
  const names = namesOf(name);
  const renamed = (/** @type {string} */ text) =>
    keys.reduce((all, key) => all.replaceAll(model[key], names[key]), text);
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
  const write = (/** @type {string} */ path, /** @type {string} */ text) => writeFileSync(join(root, path), text);

  for (const folder of ['src/query', 'src/web/queries']) {
    const path = `${folder}/${names.file}.rs`;
    if (existsSync(join(root, path))) throw new Error(`${path} is there already`);
    write(path, renamed(read(`${folder}/${model.file}.rs`)));
  }
  /** Puts below a line of the model the same one of the new query. @type {(path: string, line: RegExp) => void} */
  const repeat = (path, line) => {
    const text = read(path);
    if (!line.test(text)) throw new Error(`${path} has no line like ${line}`);
    write(
      path,
      text.replace(line, (found) => `${found}${renamed(found)}`),
    );
  };
  repeat('src/query/mod.rs', /^.*mod point_aabb;\n/m);
  repeat('src/query/mod.rs', /^pub use point_aabb::.*\n/m);
  repeat('src/query/mod.rs', /^ +pub use super::point_aabb::.*\n/m);
  repeat('README.md', /^\| .*`point_vs_aabb`.*\n/m);
  repeat('tests/queries/mod.rs', /^ +point_vs_aabb\([^;]*;\n/m);
  repeat('src/web/queries/mod.rs', /^mod point_aabb;\n/m);
  return `${name} begins as a copy of ${model.rust}. Change

  src/query/${names.file}.rs         the kernel, the query, its steps and its trace
  src/web/queries/${names.file}.rs   its arguments, and what JavaScript users read about it
  README.md                  its row in the table of queries
  tests/queries/mod.rs       its row: what it takes, and its judge
  tests/it/same_bits.rs      the hash of its answers, which this test prints

and write

  tests/judge/               the definition of its answer, in a file with its mod
  CHANGELOG.md               a line

Its name is in src/query/mod.rs and src/web/queries/mod.rs already. Its JavaScript, its naive test, its fuzzing, its bits
and its conformance lines are made from these. If a figure asks it, www/library/entries/page.js names it. Then
npm run format, and

  npm run build:wasm && node --test tests/places.test.js   says which place is missing
  cargo test --test it ${names.rust}    its tests; npm test -- quick for the rest`;
}

/** @type {Record<string, (folder: string, name: string) => string>} */
const kinds = { scene: newScene, query: newQuery };

await runAsMain(import.meta.url, () => {
  const [, , kind = '', name = ''] = process.argv;
  if (!Object.hasOwn(kinds, kind) || !name) throw new Error('npm run new scene NAME, or npm run new query NAME');
  console.log(kinds[kind](root, name));
});
