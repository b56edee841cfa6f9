// No label lies over another, over a handle, or over a line while there is room beside what it names; and each is nearest to
// what it names, or has a line to it, which leads through no other label or hit: in any scene, ready-made case and step, on a phone as on a wide screen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetWidths } from '../../www/element/figure/lay-out.js';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { languages, loadSay } from '../../www/locales/index.js';
import { Model } from '../../www/model/model.js';
import { scenes } from '../../www/scenes/index.js';
import { pseudo, pseudoSay } from '../pseudo.js';
import { laidOut } from './laid-out.js';
import { casesOf, isEverywhere } from './samples.js';

/** The widths of the picture on two phones, in pages of others, on a tablet and on screens. */
const allWidths = [334, 366, 520, 560, 700, 770, 860, 1150];
/** Where there is little time: where least room is, and for the made language, whose words are longer than those of any, two more. */
const widthsOf = (/** @type {string} */ language) =>
  isEverywhere ? allWidths : ({ [pseudo]: [334, 560, 860], en: [334, 770] }[language] ?? [334]);

/** @typedef {{ minX: number, maxX: number, minY: number, maxY: number }} Area */

/** Whether two areas share more than an edge of so many pixels. @param {Area} a @param {Area} b @param {number} edge */
const overlap = (a, b, edge) =>
  Math.min(a.maxX, b.maxX) - Math.max(a.minX, b.minX) > edge &&
  Math.min(a.maxY, b.maxY) - Math.max(a.minY, b.minY) > edge;

/** How far a place is from an area. @param {Area} area @param {{ x: number, y: number }} place */
const gapTo = ({ minX, minY, maxX, maxY }, { x, y }) =>
  Math.hypot(Math.max(minX - x, 0, x - maxX), Math.max(minY - y, 0, y - maxY));

/** Whether a place is in an area, or on its edge. @param {Area} area @param {{ x: number, y: number }} place */
const isIn = ({ minX, minY, maxX, maxY }, { x, y }) => x >= minX && x <= maxX && y >= minY && y <= maxY;

/** @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to @param {number} part */
const between = (from, to, part) => ({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });

/** @param {{ x: number, y: number }} one @param {{ x: number, y: number }} other */
const isNear = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) <= 6;

/** The area of a dot. @param {{ x: number, y: number }} at @returns {Area} */
const dotAt = ({ x, y }) => ({ minX: x - 3, maxX: x + 3, minY: y - 3, maxY: y + 3 });

/** How near to what it names a label could be, in pixels, so that it need not lie over a line. */
const near = 24;

/**
 * Where a label could be beside what it names, with some room around it.
 * @param {{ x: number, y: number }} at @param {Area} label @param {{ width: number, height: number }} picture
 * @returns {Area[]}
 */
function placesBeside(at, label, picture) {
  const [width, height] = [label.maxX - label.minX + 10, label.maxY - label.minY + 10];
  const places = [];
  for (let y = at.y - near - height; y <= at.y + near; y += 4) {
    for (let x = at.x - near - width; x <= at.x + near; x += 4) {
      const area = { minX: x, maxX: x + width, minY: y, maxY: y + height };
      const isInside = x >= 0 && y >= 0 && area.maxX <= picture.width && area.maxY <= picture.height;
      if (isInside && gapTo(area, at) >= 4 && gapTo(area, at) <= near) places.push(area);
    }
  }
  return places;
}

/**
 * What lies over what, and what seems to name another thing, in the picture of a model as it is.
 * @param {Model} model @param {import('../../www/model/types.js').Say} say @param {number} width
 * @returns {string[]}
 */
function coveredIn(model, say, width) {
  const { view, drawing, labels, texts, handles, lines } = laidOut(model, say, width);
  const things = [...drawing.marks, ...drawing.labels.map(({ at }) => at)];
  const lost = texts.flatMap(({ text, ...area }, i) => {
    const { named: at, gap } = labels[i];
    const own = gapTo(area, at);
    if (own <= 8) return [];
    const isNearer = things.some(
      (other) => Math.hypot(other.x - at.x, other.y - at.y) > 6 && gapTo(area, other) < own + (own > 18 ? 2 : -4),
    );
    const { leader } = labels[i];
    const isLed = leader && gapTo(area, leader.from) < 6 && Math.hypot(leader.to.x - at.x, leader.to.y - at.y) < 8;
    return (isNearer || own > gap + 24) && !isLed ? `${text} / what it names` : [];
  });
  const astray = labels.flatMap(({ named: at, text, leader }, i) => {
    if (!leader) return [];
    const { from, to } = leader;
    const along = Array.from({ length: 41 }, (_, k) => between(from, to, k / 40));
    const others = [
      ...texts.filter((_, other) => other !== i),
      ...drawing.hits.filter((hit) => !isNear(hit, at)).map(dotAt),
    ];
    return others.some((area) => along.some((place) => isIn(area, place)))
      ? `the line of ${text} / another label or hit`
      : [];
  });
  const covered = texts.flatMap((one, i) => [
    ...texts.slice(i + 1).flatMap((other) => (overlap(one, other, 1) ? `${one.text} / ${other.text}` : [])),
    ...handles.flatMap((handle) => (overlap(one, handle, 3) ? `${one.text} / a handle` : [])),
    ...(one.minX < 0 || one.maxX > width ? [`${one.text} / the rim`] : []),
  ]);
  const isFree = (/** @type {Area} */ area, /** @type {Area[]} */ others) =>
    !others.some((other) => overlap(area, other, 0)) && !lines.some((line) => isIn(area, line));
  const crossed = texts.flatMap((one, i) => {
    const inner = { minX: one.minX + 2, maxX: one.maxX - 2, minY: one.minY + 2, maxY: one.maxY - 2 };
    if (isFree(inner, [])) return [];
    const others = [...handles, ...drawing.obstacles.taken, ...texts.filter((other) => other !== one)];
    // The name of a tile stays in it.
    const { room } = labels[i];
    const isRoomy = (/** @type {Area} */ { minX, minY, maxX, maxY }) =>
      !room || (minX >= room.minX && minY >= room.minY && maxX <= room.maxX && maxY <= room.maxY);
    const better = placesBeside(labels[i].named, one, view).find((area) => isRoomy(area) && isFree(area, others));
    return better ? `${one.text} / a line, and free at ${Math.round(better.minX)}, ${Math.round(better.minY)}` : [];
  });
  return [...covered, ...lost, ...crossed, ...astray];
}

/** The steps whose pictures are laid out: the last one and, of each kind, the first two, or all. @param {Model} model */
function tellingSteps({ steps }) {
  const isAmongFirst = (/** @type {number} */ step) =>
    steps.slice(0, step).filter(({ kind }) => kind === steps[step].kind).length < 2;
  return [...steps.keys()].filter((step) => isEverywhere || step === steps.length - 1 || isAmongFirst(step));
}

const all = [...languages, pseudo].flatMap((language) => scenes.map((entry) => ({ ...entry, language })));

for (const { id, load, language } of all) {
  test(`${id}, ${language}: no label lies over another, over a handle, a line or the rim, or seems to name another thing`, async () => {
    const words = language === pseudo ? pseudoSay(id) : loadSay(language, id);
    const [{ default: scene }, say] = await Promise.all([load(), words]);
    forgetWidths();
    const model = new Model(scene, graze, () => {});
    for (const { id: which, state } of casesOf(scene)) {
      model.open(state);
      await model.fit();
      for (const step of tellingSteps(model)) {
        model.stepTo(step);
        for (const width of widthsOf(language)) {
          assert.deepEqual(coveredIn(model, say, width), [], `${which}, step ${step + 1}, ${width} pixels wide`);
        }
      }
    }
  });
}
