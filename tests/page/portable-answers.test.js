// What else the portable lines return, beside their verdict: the time, place, side or corner, and normal of the library.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import { gridPieces } from '../../www/library/entries/index.js';
import * as graze from '../../www/library/entries/worlds.js';
import { corners as sidesOf } from '../../www/model/sides.js';
import { segmentVsAabb } from '../../www/scenes/half-planes/portable.js';
import { aabbVsAabb } from '../../www/scenes/minkowski/portable.js';
import { segmentVsConvex } from '../../www/scenes/rotated-rect/portable.js';
import { circleVsAabb } from '../../www/scenes/swept-circle/portable.js';
import * as own from '../../www/scenes/tiles/portable.js';
import { series } from './samples.js';

/** @typedef {{ x: number, y: number }} Point */

/** The sides of a box, or the edges of a rectangle, that end in a corner. @param {string} corner @returns {string[]} */
function endsOf(corner) {
  const [, vertex] = /^vertex(\d)$/.exec(corner) ?? [];
  return vertex ? [`edge${vertex}`, `edge${(Number(vertex) + 3) % 4}`] : (sidesOf[corner] ?? []);
}

/** Whether lines name what is entered as the library does: a corner may be called any of the two sides that meet there. @param {string} said @param {string} exact */
const isSameFeature = (said, exact) => said === exact || endsOf(said).includes(exact) || endsOf(exact).includes(said);

/** @param {Point} one @param {Point} other */
const isNear = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) < 1e-9;

/** @param {() => number} random @returns {Point} a place on a small grid, where ends and sides often meet */
const place = (random) => ({ x: Math.floor(random() * 13), y: Math.floor(random() * 13) });

/** @param {Point} at @param {number} by @param {number} less */
const spread = ({ x, y }, by, less) => ({ x: by * x - less, y: by * y - less });

/** The corners of a rectangle that is turned, as the lines take them: clockwise. @param {() => number} random @param {number} size */
function rectangle(random, size) {
  const [center, along] = [place(random), place(random)];
  const [u, v] = [{ x: along.x - 6, y: along.y - 6 }, Math.floor(random() * 3) / 2];
  const ends = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const points = ends.map(([s, t]) => ({
    x: size * center.x + s * u.x - size * t * u.y * v,
    y: size * center.y + s * u.y + size * t * u.x * v,
  }));
  return { points: graze.cornersOf({ points }) };
}

/**
 * Queries of a path: their lines, how these call the place of the entry and what is entered, what they are asked, and how often
 * another contact may come out, since a rounded number decides about a touch.
 * @type {{ name: string, own: (...args: any[]) => any, at: [string, string], feature: (said: any) => string, most: number, made: (random: () => number, i: number) => any[] }[]}
 */
const queries = [
  {
    name: 'circleVsAabb',
    own: circleVsAabb,
    at: ['at', 'position'],
    feature: ({ feature }) => feature,
    most: 20,
    made: (random, i) => {
      const [low, center, motion] = [place(random), spread(place(random), 2, 6), spread(place(random), 3, 18)];
      const circle = { ...center, radius: 1 + Math.floor(random() * 3) };
      // One wall in five has no height.
      return [circle, motion, { minX: low.x, minY: low.y, maxX: low.x + 4, maxY: low.y + (i % 5 && 3) }];
    },
  },
  {
    name: 'segmentVsConvex',
    own: segmentVsConvex,
    at: ['at', 'point'],
    feature: ({ edge }) => (edge < 0 ? '' : `edge${edge}`),
    most: 0,
    made: (random) => [{ a: spread(place(random), 3, 6), b: spread(place(random), 3, 6) }, rectangle(random, 2)],
  },
  {
    name: 'segmentVsAabb',
    own: segmentVsAabb,
    at: ['point', 'point'],
    feature: ({ side }) => side,
    most: 30,
    made: (random) => {
      const [a, b, low] = [place(random), place(random), place(random)];
      return [
        { a, b },
        { minX: low.x, minY: low.y, maxX: low.x + 4, maxY: low.y + 3 },
      ];
    },
  },
  {
    name: 'aabbVsAabb',
    own: aabbVsAabb,
    at: ['position', 'position'],
    feature: ({ side }) => side,
    most: 30,
    made: (random) => {
      const [low, other] = [place(random), place(random)];
      const a = { minX: low.x, minY: low.y, maxX: low.x + 2, maxY: low.y + 3 };
      const b = { minX: other.x, minY: other.y, maxX: other.x + 4, maxY: other.y + 1 };
      return [a, spread(place(random), 1, 6), b, spread(place(random), 1, 6)];
    },
  },
];

for (const { name, own, at, feature, most, made } of queries)
  test(`${name}: the path enters where the lines say, there and then, with that normal`, () => {
    const random = series(11);
    /** @type {Map<string, number>} */
    const seen = new Map();
    const note = (/** @type {string} */ what) => seen.set(what, (seen.get(what) ?? 0) + 1);
    for (let i = 0; i < 5000; i++) {
      const args = made(random, i);
      const [said, exact] = [own(...args), /** @type {any} */ (graze)[name](...args)];
      const about = JSON.stringify({ args, said, exact });
      if (said?.contact !== exact?.contact) {
        note('another');
        continue;
      }
      note(String(exact?.contact));
      // The lines for a rectangle tell no place of a touch.
      if (!exact || (name === 'segmentVsConvex' && exact.contact === 'touch')) continue;
      if (!exact.enter) {
        assert.equal(feature(said), '', about);
        continue;
      }
      if (exact.enter.t === 0) note('starts');
      const { t, normal, feature: wanted } = exact.enter;
      assert.ok(isSameFeature(feature(said), wanted), about);
      assert.ok(Math.abs(said.enter - t) < 1e-9 && isNear(said[at[0]], exact.enter[at[1]]), about);
      // At a corner of two sides, either may be told.
      if (said.normal && (name === 'circleVsAabb' || endsOf(wanted).length === 0))
        assert.ok(isNear(said.normal, normal), about);
      note(wanted);
    }
    const told = JSON.stringify([...seen]);
    assert.ok((seen.get('another') ?? 0) <= most, told);
    const expected =
      name === 'segmentVsConvex' ? ['edge0', 'edge1', 'edge2', 'edge3'] : ['left', 'right', 'top', 'bottom'];
    for (const what of [...expected, 'cross', 'touch', 'undefined', 'starts'])
      assert.ok((seen.get(what) ?? 0) > 5, told);
  });

test('the lines for a rectangle give what is expected in every published test', () => {
  const lines = readFileSync(new URL('../cases/reference.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const published = lines.map((line) => JSON.parse(line)).filter(({ query }) => query === 'seg_rect_collide');
  assert.equal(published.length, 5);
  for (const { in: numbers, expected } of published) {
    const [a, b, ...given] = [0, 2, 4, 6, 8, 10].map((i) => ({ x: numbers[i], y: numbers[i + 1] }));
    const points = graze.cornersOf({ points: given });
    assert.equal(segmentVsConvex({ a, b }, { points }) !== null, expected, String(numbers));
  }
});

test('a line over tiles has the pieces that the lines yield, each with its times and ends', () => {
  const random = series(15);
  let differs = 0;
  for (let i = 0; i < 2000; i++) {
    const [a, b, origin] = [place(random), place(random), place(random)];
    const grid = { ...origin, size: 1 + Math.floor(random() * 4) };
    const [said, exact] = [[...own.gridPieces(grid, { a, b })], [...gridPieces(grid, { a, b })]];
    const about = JSON.stringify({ grid, a, b, said, exact });
    // Where the line passes a corner of tiles, a rounded time decides which tiles it meets there.
    if (JSON.stringify(said.map(({ tile }) => tile)) !== JSON.stringify(exact.map(({ tile }) => tile))) {
      differs += 1;
      continue;
    }
    for (const [i, { enter, exit, a: from, b: to }] of said.entries()) {
      const piece = exact[i];
      assert.ok(Math.abs(enter - piece.enter) < 1e-9 && Math.abs(exit - piece.exit) < 1e-9, about);
      assert.ok(isNear(from, piece.a) && isNear(to, piece.b), about);
    }
  }
  assert.ok(differs < 400, `${differs}`);
});
