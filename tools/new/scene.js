// A new scene: a folder like that of the scene `half-planes`.

import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const model = 'half-planes';

/**
 * @param {string} root the folder of the project @param {string} name
 * @returns {string} what to do next
 */
export function newScene(root, name) {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) throw new Error(`${name}: expected a name like point or half-planes`);
  const scenes = join(root, 'www/scenes');
  const [from, folder] = [join(scenes, model), join(scenes, name)];
  if (existsSync(folder)) throw new Error(`www/scenes/${name} is there already`);
  cpSync(from, folder, { recursive: true });
  replaceIn(join(folder, 'scene.js'), `id: '${model}'`, `id: '${name}'`);
  for (const file of readdirSync(join(folder, 'words')).filter((each) => each.endsWith('.js'))) {
    replaceIn(join(folder, 'words', file), `: the scene ${model}.`, `: the scene ${name}.`);
  }
  const entry = JSON.parse(readFileSync(join(from, 'entry.json'), 'utf8'));
  const text = JSON.stringify({ ...entry, place: entry.place + 5 });
  writeFileSync(join(folder, 'entry.json'), `${text.replaceAll(/[:,{]|(?=\})/g, '$& ')}\n`);
  return `www/scenes/${name}/ begins as a copy of the scene ${model}, and npm start shows it. Change

  scene.js      fields, the question (solve and call), the sentences' values, the picture; the Rust file that is shown
  words/        the sentences of steps and answers, and the explanation, in every language
  portable.js   its idea in at most 40 lines to copy, called like the library's function; without this file the scene has none
  entry.json    its group, its place there, and the room for its tools if they are higher than most

If it asks what no scene asks yet, www/library/entries/page.js names that too. Then

  node --test tests/page/*.test.js           says what is missing
  node --test tests/snippets/*.test.js       runs the code that it hands out
  npm run build && node --test tests/site/*.test.js   its page; ENGINES=chromium node --test tests/browser/bytes.test.js its size`;
}

/** @param {string} file @param {string} old @param {string} text */
function replaceIn(file, old, text) {
  const whole = readFileSync(file, 'utf8');
  if (!whole.includes(old)) throw new Error(`${file} has no ${old}`);
  writeFileSync(file, whole.replace(old, text));
}
