// What people search for leads to an item of the crate: its documentation finds each of these terms. (rustdoc 1.95 loses the
// aliases of re-exported items; docs.rs and later versions have them.)

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/run.js';

const terms = [
  ...['AABB', 'OBB', 'raycast', 'slab method', 'swept AABB', 'time of impact', 'continuous collision detection'],
  ...['tunneling', 'Minkowski difference', 'collide and slide', 'ghost collision', 'minimum translation vector'],
  ...['character controller', 'orientation predicate', 'Cohen-Sutherland', 'Liang-Barsky', 'capsule', 'broad phase'],
];

/** An alias, and the public item that it finds. */
const ALIAS = /#\[doc\(alias = "([^"]+)"\)\]\n(?=(?:\s*#\[.*\]\n)*\s*pub (?:fn|struct|enum) \w+)/g;

test('every term that people search for is the alias of a public item', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.rs$/.test(name),
  );
  const aliases = files.flatMap((name) => {
    const text = readFileSync(join(root, 'src', name), 'utf8');
    return [...text.matchAll(ALIAS)].map(([, alias]) => alias);
  });
  assert.deepEqual(
    terms.filter((term) => !aliases.includes(term)),
    [],
  );
});
