// The portable lines of every scene: what readers copy runs, agrees with the library on plain numbers, and differs where it is said to.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import { commented, compare, toldText } from '../../www/element/panel/code/portable.js';
import * as graze from '../../www/library/entries/worlds.js';
import { languages, loadSay } from '../../www/locales/index.js';
import { defaultState } from '../../www/model/state.js';
import { scenes } from '../../www/scenes/index.js';
import { casesOf, samples } from './samples.js';

/** @typedef {import('../../www/model/types.js').Scene} Scene */

/** @param {string} id @param {string} name */
const fileOf = (id, name) => new URL(`../../www/scenes/${id}/${name}`, import.meta.url);

/** Every file of lines, with its scene. */
const written = scenes.flatMap((entry) =>
  readdirSync(fileOf(entry.id, '.'))
    .filter((file) => file.startsWith('portable'))
    .map((file) => ({ ...entry, file })),
);

/**
 * How many of 300 plain samples lines may get wrong: a case too large for doubles; where walls overlap; a triangle with a corner twice; beside a corner of tiles.
 * @type {Record<string, number>}
 */
const strays = { orientation: 1, slide: 12, 'rotated-rect': 3, tiles: 2 };

/** @param {(typeof written)[number]} entry */
async function linesOf({ id, file, load }) {
  const [{ default: scene }, lines] = await Promise.all([load(), import(fileOf(id, file).href)]);
  /** @param {import('../../www/model/types.js').State} state */
  const comparisonIn = (state) => {
    const { result } = scene.solve(graze, state);
    return compare(graze, lines, scene.call?.(state, result), result);
  };
  return { scene, comparisonIn };
}

for (const entry of written) {
  const { id, file } = entry;
  const name = file === 'portable.js' ? id : `${id}, ${file}`;

  test(`${name}: the lines are plain, few, and narrow, and all that they say has words`, () => {
    const { lines } = JSON.parse(readFileSync(fileOf(id, 'words/en.json'), 'utf8'));
    const own = readFileSync(fileOf(id, file), 'utf8');
    const said = [...own.matchAll(/\/\/ (.*)/g)].map(([, comment]) => comment);
    const known = Object.keys(lines).map((key) => `{${key}}`);
    // Those of another file of the scene come before or after them.
    assert.ok(known.join().includes(said.join()), `${said}`);
    const count = written.filter((other) => other.id === id).length;
    assert.ok(count > 1 || known.length === said.length, `${known}`);
    const text = commented(own, lines);
    assert.doesNotMatch(text, /^\s*import\b/m, 'imports nothing');
    assert.match(text, /^\/\/ .*[.?]$/m, 'begins with what it is about');
    const code = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/\*\*| \*)/.test(line));
    assert.ok(code.length > 0 && code.length <= 40, `${code.length} lines of code`);
    for (const line of text.split('\n')) assert.ok(line.length <= 80, line);
  });

  test(`${name}: the lines give the exact answer where numbers are not nasty`, async () => {
    const { scene, comparisonIn } = await linesOf(entry);
    const states = samples(scene, 300).filter(({ circle }) => circle?.radius !== 0);
    const compared = states.map(comparisonIn).filter((each) => each !== null);
    const wrong = compared.filter(({ isSame }) => !isSame);
    assert.ok(compared.length > 15, `${compared.length} of ${states.length} compared`);
    assert.ok(wrong.length <= (strays[id] ?? 0), `wrong in ${wrong.length}, first ${JSON.stringify(wrong[0])}`);
  });

  test(`${name}: the lines are right as the scene opens, and wrong in the case that shows it`, async () => {
    const { scene, comparisonIn } = await linesOf(entry);
    const usual = defaultState(scene.fields);
    const opening = casesOf(scene).find((each) => comparisonIn(each.state));
    assert.equal(opening && comparisonIn(opening.state)?.isSame, true);
    if (!scene.differs || file !== 'portable.js') return;
    const state = { ...usual, ...scene.differs };
    for (const [key, field] of Object.entries(scene.fields)) assert.equal(field.check(state[key]), null, key);
    const { exact, lines } = /** @type {import('../../www/element/panel/code/portable.js').Comparison} */ (
      comparisonIn(state)
    );
    const apart =
      exact.isEnd && exact.place && lines.place
        ? Math.hypot(exact.place.x - lines.place.x, exact.place.y - lines.place.y) > 0.5
        : exact.verdict !== lines.verdict;
    assert.ok(apart, `nothing of it is seen: ${JSON.stringify([exact, lines])}`);
  });
}

test('in every language, words say what the lines and the exact answer differ in', async () => {
  for (const language of languages) {
    const words = await loadSay(language, '', 'code', 'sheets');
    for (const entry of written) {
      const { scene, comparisonIn } = await linesOf(entry);
      const say = await loadSay(language, entry.id);
      for (const state of [...samples(scene, 60), { ...defaultState(scene.fields), ...scene.differs }]) {
        const comparison = comparisonIn(state);
        if (!comparison) continue;
        const told = toldText(comparison, say, words);
        assert.doesNotMatch(told.exact + told.lines, /undefined|NaN|\{/, JSON.stringify(comparison));
        if (!comparison.isSame) assert.notEqual(told.exact, told.lines, JSON.stringify(comparison));
      }
    }
  }
});
