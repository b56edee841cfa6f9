// Labels can be read on all that lies below them: each has a rim in the color of the ground, and its own color stands out from it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { paint } from '../../www/element/figure/paint.js';
import { looks } from '../../www/element/figure/roles.js';

const css = readFileSync(new URL('../../www/element/shell/tokens.css', import.meta.url), 'utf8');
/** The two colors of each name: light and dark. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): var\(--graze-[\w-]+, light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, ...both]) => [
    name,
    both,
  ]),
);

/** @param {string} color @returns {number} its relative luminance, as WCAG 2 has it */
function luminanceOf(color) {
  const [red, green, blue] = [1, 3, 5].map((place) => {
    const share = Number.parseInt(color.slice(place, place + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('every role stands out from the ground, light and dark', () => {
  const ground = tokens.get('ground') ?? [];
  for (const role of Object.keys(looks)) {
    for (const [i, color] of (tokens.get(role) ?? ['#000000', '#000000']).entries()) {
      const ratio = contrast(color, ground[i]);
      assert.ok(ratio >= 4.5, `${role} on the ${['light', 'dark'][i]} ground: ${ratio.toFixed(2)}`);
    }
  }
});

test('below each letter is the ground and nothing else, whatever was painted there', () => {
  /** @type {any[]} */
  const rims = [];
  const own = { globalAlpha: 1, lineWidth: 1, strokeStyle: '', strokeText: () => rims.push({ ...own }) };
  const context = new Proxy(own, { get: (target, name) => Reflect.get(target, name) ?? (() => {}) });
  const drawing = { view: { density: 1, width: 640, height: 400 }, size: 1, halo: 5, strokes: [] };
  const colors = { ground: 'ground', path: 'path' };
  const label = { role: 'path', text: 'a', at: { x: 20, y: 20 } };
  paint(/** @type {any} */ (context), /** @type {any} */ (drawing), /** @type {any} */ (colors), [
    /** @type {any} */ (label),
  ]);
  assert.deepEqual(
    rims.map(({ globalAlpha, strokeStyle }) => [globalAlpha, strokeStyle]),
    [[1, 'ground']],
  );
  assert.ok(rims[0].lineWidth >= 4);
});
