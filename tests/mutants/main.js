// Changes the code in one place at a time, at random places, and counts the changes that a test notices.
// `-- world scenes` tries these rooms alone, `--count 100` so many changes in each, `--seed 2` others.

import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isCaught } from './common.js';
import { crateMutants, crateRooms } from './crate.js';
import { scriptMutants, scriptRooms } from './javascript.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
});
const count = Number(values.count);
const known = [...Object.keys(crateRooms), ...Object.keys(scriptRooms)];
const rooms = positionals.length > 0 ? positionals : known;
const unknown = rooms.find((room) => !known.includes(room));
if (unknown) throw new Error(`${unknown}: no such room. There are ${known.join(', ')}.`);

/**
 * So many of these: the same in every run, as long as the names stay the same.
 *
 * @template T
 * @param {T[]} all @param {(one: T) => string} nameOf @param {number} size
 */
function sample(all, nameOf, size) {
  const place = (/** @type {T} */ one) =>
    createHash('sha256')
      .update(`${values.seed} ${nameOf(one)}`)
      .digest('hex');
  const keyed = all.map((one) => ({ one, key: place(one) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  return keyed.slice(0, size).map(({ one }) => one);
}

// Twice as many as are tried, since some do not compile.
const inCrate = await crateMutants(
  rooms.filter((room) => room in crateRooms),
  (all, nameOf) => sample(all, nameOf, 2 * count),
);
const inScripts = await scriptMutants(rooms.filter((room) => room in scriptRooms));
for (const [room, all] of Object.entries({ ...inCrate, ...inScripts })) {
  const reached = all.filter(({ tests }) => tests.length > 0);
  const tried = sample(reached, ({ name }) => name, count);
  const alive = [];
  for (const mutant of tried) {
    const noticed = await isCaught(mutant);
    console.error(`${noticed ? 'caught' : 'lives'}: ${mutant.name}`);
    if (!noticed) alive.push(mutant.name);
  }
  const caught = tried.length - alive.length;
  console.log(`${room}: ${caught} of ${tried.length} caught (${Math.round((100 * caught) / tried.length)} %)`);
  const away = all.length - reached.length;
  if (away > 0) console.log(`  left out: ${away} of ${all.length} places, which no test in Node comes by`);
  for (const name of alive) console.log(`  lives: ${name}`);
}
