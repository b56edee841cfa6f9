// `npm run new`: what it begins runs at once, and is named wherever the model is.

import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/build/run.js';
import { newQuery, newScene } from '../scripts/commands/new.js';
import '../www/library/entries/node.js';
import * as graze from '../www/library/entries/worlds.js';
import { defaultState } from '../www/model/state.js';

const touched = ['src/query/mod.rs', 'src/web/queries/mod.rs', 'README.md', 'tests/queries/mod.rs'];
let copy = '';
const textOf = (/** @type {string} */ path) => readFileSync(join(copy, path), 'utf8');

before(() => {
  copy = mkdtempSync(join(tmpdir(), 'graze2d-new-'));
  for (const path of [
    ...touched,
    'src/query/point_aabb.rs',
    'src/web/queries/point_aabb.rs',
    'www/scenes/half-planes',
  ]) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  for (const folder of ['extras', 'model', 'parts', 'library'])
    symlinkSync(join(root, 'www', folder), join(copy, 'www', folder));
});
after(() => rmSync(copy, { recursive: true }));

test('a new scene has its name, and answers its question', async () => {
  assert.match(newScene(copy, 'near-wall'), /www\/scenes\/near-wall\//);
  const folder = join(copy, 'www/scenes/near-wall');
  const { default: scene } = await import(pathToFileURL(join(folder, 'scene.js')).href);
  assert.equal(scene.id, 'near-wall');
  assert.ok(scene.solve(graze, defaultState(scene.fields)).steps.length > 0);
  const [entry, model] = ['near-wall', 'half-planes'].map((id) => JSON.parse(textOf(`www/scenes/${id}/entry.json`)));
  assert.equal(entry.group, model.group);
  assert.ok(entry.place > model.place);
  assert.match(textOf('www/scenes/near-wall/words/en.js'), /the scene near-wall\./);
});

test('a new query is named where its model is, and its files are its own', () => {
  newQuery(copy, 'point_vs_ring');
  for (const [path, line] of /** @type {const} */ ([
    ['src/query/mod.rs', /^pub\(crate\) mod point_ring;$/m],
    ['src/web/queries/mod.rs', /^mod point_ring;$/m],
    ['src/query/mod.rs', /^pub use point_ring::point_vs_ring;$/m],
    [
      'src/query/mod.rs',
      /^ +pub use super::point_ring::\{Step as PointVsRingStep, trace_point_vs_ring as point_vs_ring\};$/m,
    ],
    ['tests/queries/mod.rs', /^ +point_vs_ring\(Point, Aabb\)$/m],
    ['README.md', /`point_vs_ring` \| `pointVsRing`/],
    [
      'src/web/queries/point_ring.rs',
      /pointVsRing\([\s\S]*point_vs_ring, trace_point_vs_ring\)[\s\S]*steps pointVsRingSteps/,
    ],
    ['src/web/queries/point_ring.rs', /^use crate::query::point_ring::\{Step, point_vs_ring, trace_point_vs_ring\};$/m],
    ['src/query/point_ring.rs', /pub fn trace_point_vs_ring\(/],
  ])) {
    assert.match(textOf(path), line, path);
  }
  for (const path of ['src/query/point_ring.rs', 'src/web/queries/point_ring.rs']) {
    assert.doesNotMatch(textOf(path), /point_aabb|point_vs_aabb|pointVsAabb|PointVsAabbStep\b/, path);
  }
});

test('a name that is taken or is none is an error, and nothing is written', () => {
  assert.throws(() => newScene(copy, 'half-planes'), /is there already/);
  assert.throws(() => newQuery(copy, 'point_vs_aabb'), /is there already/);
  assert.throws(() => newScene(copy, 'Near Wall'), /expected a name like/);
  assert.throws(() => newQuery(copy, '../x'), /expected a name like/);
});
