// What else the portable lines return, beside their verdict: the time, place, side or corner, and normal of the library.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import { gridPieces } from '../../www/library/entries/index.js';
import * as graze from '../../www/library/entries/page.js';
import { corners as sidesOf } from '../../www/model/sides.js';
import { segmentVsAabb } from '../../www/scenes/half-planes/portable.js';
import { aabbVsAabb } from '../../www/scenes/minkowski/portable.js';
import { pointVsQuad } from '../../www/scenes/point/portable.js';
import { segmentVsQuad } from '../../www/scenes/rotated-rect/portable.js';
import { circleVsAabb } from '../../www/scenes/swept-circle/portable.js';
import * as own from '../../www/scenes/tiles/portable.js';
import { series } from './samples.js';

/** @typedef {{ x: number, y: number }} Point */

/**
 * Whether lines name what is entered as the library does. A corner is the end of the two sides that meet there, so it may be
 * called any of the three.
 * @param {string} said @param {string} exact
 */
const isSameFeature = (said, exact) => said === exact || endsOf(said).includes(exact) || endsOf(exact).includes(said);

/** The sides of a box, or the edges of a quad, that end in a corner. @param {string} corner @returns {string[]} */
function endsOf(corner) {
  const [, vertex] = /^vertex(\d)$/.exec(corner) ?? [];
  return vertex ? [`edge${vertex}`, `edge${(Number(vertex) + 3) % 4}`] : (sidesOf[corner] ?? []);
}

/** @param {Point} one @param {Point} other */
const isNear = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) < 1e-9;

/** @param {() => number} random @returns {Point} a place on a small grid, where ends and sides often meet */
const place = (random) => ({ x: Math.floor(random() * 13), y: Math.floor(random() * 13) });

test('a circle hits the side or corner that the lines say, there and then, with that normal', () => {
  const random = series(11);
  const seen = new Map();
  for (let i = 0; i < 4000; i++) {
    const [low, center, motion] = [place(random), place(random), place(random)];
    const circle = { x: 2 * center.x - 6, y: 2 * center.y - 6, radius: 1 + Math.floor(random() * 3) };
    const by = { x: 3 * motion.x - 18, y: 3 * motion.y - 18 };
    // One wall in five has no height.
    const wall = { minX: low.x, minY: low.y, maxX: low.x + 4, maxY: low.y + (i % 5 && 3) };
    const exact = graze.circleVsAabb(circle, by, wall);
    const said = circleVsAabb(circle, by, wall);
    const about = JSON.stringify({ circle, by, wall, said, exact });
    // Where the circle passes a corner at exactly its distance, a rounded square root decides.
    if (said?.contact !== exact?.contact) {
      assert.ok(said?.contact !== 'cross' || exact?.contact !== undefined, about);
      seen.set('differs', (seen.get('differs') ?? 0) + 1);
      continue;
    }
    if (!said || !exact) continue;
    if (!exact.enter) {
      assert.equal(said.feature, '', about);
      continue;
    }
    if (exact.enter.t === 0) seen.set('starts', (seen.get('starts') ?? 0) + 1);
    assert.ok(Math.abs(said.enter - exact.enter.t) < 1e-9, about);
    assert.ok(isNear(said.at, exact.enter.position), about);
    assert.ok(isNear(said.normal, exact.enter.normal), about);
    // Where a side ends, it may be called a side or its corner.
    assert.ok(isSameFeature(said.feature, exact.enter.feature), about);
    seen.set(said.feature, (seen.get(said.feature) ?? 0) + 1);
  }
  assert.ok((seen.get('differs') ?? 0) < 20 && seen.get('starts') > 100, JSON.stringify([...seen]));
  for (const feature of ['left', 'right', 'top', 'bottom', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'])
    assert.ok(seen.get(feature) > 20, JSON.stringify([...seen]));
});

test('on whole numbers the lines for a rectangle give the exact verdict, and the time and edge of the entry, however its corners run', () => {
  const random = series(12);
  const seen = new Map();
  for (let i = 0; i < 6000; i++) {
    const [a, b, center, along] = [place(random), place(random), place(random), place(random)];
    const [u, v] = [{ x: along.x - 6, y: along.y - 6 }, Math.floor(random() * 3) / 2];
    const across = { x: -u.y * v, y: u.x * v };
    const corners = /** @type {[Point, Point, Point, Point]} */ (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([s, t]) => ({
        x: 2 * center.x + s * u.x + 2 * t * across.x,
        y: 2 * center.y + s * u.y + 2 * t * across.y,
      }))
    );
    const [from, to] = [a, b].map(({ x, y }) => ({ x: 3 * x - 6, y: 3 * y - 6 }));
    if (i % 2) corners.reverse();
    const exact = graze.segmentVsQuad({ a: from, b: to }, { corners });
    const said = segmentVsQuad({ a: from, b: to }, { corners });
    const about = JSON.stringify({ from, to, corners, said, exact });
    assert.equal(said?.contact, exact?.contact, about);
    seen.set(said?.contact, (seen.get(said?.contact) ?? 0) + 1);
    if (said?.contact !== 'cross' || !exact) continue;
    if (!exact.enter) {
      assert.equal(said.edge, -1, about);
      continue;
    }
    if (exact.enter.t === 0) seen.set('starts', (seen.get('starts') ?? 0) + 1);
    assert.ok(Math.abs(said.enter - exact.enter.t) < 1e-9 && isNear(said.at, exact.enter.point), about);
    assert.ok(isSameFeature(`edge${said.edge}`, exact.enter.feature), about);
  }
  for (const contact of ['cross', 'touch', undefined]) assert.ok(seen.get(contact) > 200, JSON.stringify([...seen]));
  assert.ok(seen.get('starts') > 10, JSON.stringify([...seen]));
});

test('the lines for a rectangle give what is expected in every published test, with the corners as they are written there', () => {
  const lines = readFileSync(new URL('../cases/reference.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const published = lines.map((line) => JSON.parse(line)).filter(({ query }) => query === 'seg_rect_collide');
  assert.equal(published.length, 5);
  for (const { in: numbers, expected } of published) {
    const [a, b, ...corners] = [0, 2, 4, 6, 8, 10].map((i) => ({ x: numbers[i], y: numbers[i + 1] }));
    assert.equal(segmentVsQuad({ a, b }, { corners }) !== null, expected, String(numbers));
  }
});

test('the lines for a point and a rectangle say where the point is, however the corners run', () => {
  const random = series(16);
  const seen = new Map();
  for (let i = 0; i < 3000; i++) {
    const [p, center, along] = [place(random), place(random), place(random)];
    const [u, v] = [{ x: along.x - 6, y: along.y - 6 }, Math.floor(random() * 3) / 2];
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([s, t]) => ({ x: center.x + s * u.x - t * u.y * v, y: center.y + s * u.y + t * u.x * v }));
    if (i % 2) corners.reverse();
    const exact = graze.pointVsQuad(p, { corners: /** @type {[Point, Point, Point, Point]} */ (corners) });
    assert.equal(pointVsQuad(p, { corners }), exact, JSON.stringify({ p, corners }));
    seen.set(exact, (seen.get(exact) ?? 0) + 1);
  }
  for (const where of ['inside', 'boundary', 'outside']) assert.ok(seen.get(where) > 50, JSON.stringify([...seen]));
});

/**
 * Whether lines name the entry as the library does, of which the normal says the side at a corner.
 * @param {any} said @param {any} exact @param {string} place its name in both
 */
function isSameEntry(said, { t, normal, ...exact }, place) {
  const sides = /** @type {Record<string, string>} */ ({
    '-1,0': 'left',
    '1,0': 'right',
    '0,-1': 'top',
    '0,1': 'bottom',
  });
  const side = sides[`${normal.x},${normal.y}`];
  const isThere = Math.abs(said.enter - t) < 1e-9 && isNear(said[place], exact[place]);
  return isThere && said.side === side && isNear(said.normal, normal);
}

test('a segment enters the box at the side that the lines say, there and then, with that normal', () => {
  const random = series(13);
  const seen = new Map();
  for (let i = 0; i < 6000; i++) {
    const [a, b, low] = [place(random), place(random), place(random)];
    const box = { minX: low.x, minY: low.y, maxX: low.x + 4, maxY: low.y + 3 };
    const [said, exact] = [segmentVsAabb({ a, b }, box), graze.segmentVsAabb({ a, b }, box)];
    const about = JSON.stringify({ a, b, box, said, exact });
    if (said?.contact !== exact?.contact) {
      seen.set('differs', (seen.get('differs') ?? 0) + 1);
      continue;
    }
    if (exact && !exact.enter) assert.equal(said?.side, '', about);
    if (!exact?.enter) continue;
    if (exact.enter.t === 0) seen.set('starts', (seen.get('starts') ?? 0) + 1);
    // Two sides that a path reaches at one and the same time may be told apart by rounding.
    const isCorner = exact.enter.feature.length > 6;
    if (isCorner) assert.ok(isSameFeature(/** @type {any} */ (said).side, exact.enter.feature), about);
    else assert.ok(isSameEntry(said, exact.enter, 'point'), about);
    seen.set(exact.enter.feature, (seen.get(exact.enter.feature) ?? 0) + 1);
  }
  assert.ok((seen.get('differs') ?? 0) < 30, JSON.stringify([...seen]));
  for (const side of ['left', 'right', 'top', 'bottom', 'starts'])
    assert.ok(seen.get(side) > 50, JSON.stringify([...seen]));
});

test('two boxes meet at the side that the lines say, there and then, with that normal', () => {
  const random = series(14);
  const seen = new Map();
  for (let i = 0; i < 6000; i++) {
    const [low, other, one, two] = [place(random), place(random), place(random), place(random)];
    const a = { minX: low.x, minY: low.y, maxX: low.x + 2, maxY: low.y + 3 };
    const b = { minX: other.x, minY: other.y, maxX: other.x + 4, maxY: other.y + 1 };
    const [motionA, motionB] = [
      { x: one.x - 6, y: one.y - 6 },
      { x: two.x - 6, y: two.y - 6 },
    ];
    const [said, exact] = [aabbVsAabb(a, motionA, b, motionB), graze.aabbVsAabb(a, motionA, b, motionB)];
    const about = JSON.stringify({ a, motionA, b, motionB, said, exact });
    if (said?.contact !== exact?.contact) {
      seen.set('differs', (seen.get('differs') ?? 0) + 1);
      continue;
    }
    if (exact && !exact.enter) assert.equal(said?.side, '', about);
    if (!exact?.enter) continue;
    if (exact.enter.t === 0) seen.set('starts', (seen.get('starts') ?? 0) + 1);
    const isCorner = exact.enter.feature.length > 6;
    if (isCorner) assert.ok(isSameFeature(/** @type {any} */ (said).side, exact.enter.feature), about);
    else assert.ok(isSameEntry(said, exact.enter, 'position'), about);
    seen.set(exact.enter.feature, (seen.get(exact.enter.feature) ?? 0) + 1);
  }
  assert.ok((seen.get('differs') ?? 0) < 30, JSON.stringify([...seen]));
  for (const side of ['left', 'right', 'top', 'bottom', 'starts'])
    assert.ok(seen.get(side) > 50, JSON.stringify([...seen]));
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
