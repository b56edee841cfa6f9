// A new query: two files like those of `point_vs_aabb`, and its rows in the lists that name every query.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
  tests/queries/mod.rs       its row: what it takes, its judge, and the hashes of its answers, which
                             ANSWERS=1000000 cargo test --release --test it same_bits prints

and write

  tests/judge/               the definition of its answer, in a file with its mod
  CHANGELOG.md               a line

Its name is in src/query/mod.rs and src/web/queries/mod.rs already. Its JavaScript, its naive test, its fuzzing, its bits
and its conformance lines are made from these. If a figure asks it, www/library/entries/page.js names it. Then
npm run format, and

  npm run build:wasm && node --test tests/places.test.js   says which place is missing
  cargo test --test it ${names.rust}    its tests; npm test -- quick for the rest`;
}
