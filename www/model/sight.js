// The window onto the plane: readers zoom and pan it. By itself it moves only where the numbers of a state are out of the
// usual one, or too small to be seen there.

import { cornersOf } from './fields/body-shape.js';
import { clamp, tidy, unitOf } from './fields/field.js';
import { placeOfHandle } from './state.js';
import { handlesOf, thingsIn, valueAt } from './things.js';

/** @import { Box, Fields, Point, Scene, State } from './types.js' */

/** Coordinates beyond this are not shown: the width of a window must be a number. */
const most = 1e300;
/** The smallest width of a window. */
const least = 1e-300;
/** What fills a smaller share of its window is looked at from nearer. */
const share = 0.1;

/**
 * Every handle that stands for a place, and where it is, from wherever the scene can be looked at: a step may show a motion
 * as another view does.
 * @param {Fields} fields @param {State} state
 */
const placesIn = (fields, state) =>
  (fields.view?.options ?? ['']).flatMap((choice) => {
    const look = { ...state, view: { choice } };
    return thingsIn(fields, look)
      .flatMap((thing) => handlesOf(look, thing).filter(({ part }) => part !== 'angle'))
      .map((handle) => ({ handle, at: placeOfHandle(fields, look, handle) }));
  });

/**
 * A state and the answer to it, which are to be in sight; `home` is the usual window, if it is not that of the scene.
 * @typedef {{ scene: Scene, state: State, result: any, home?: Box | undefined }} Solved
 */

/** The usual window. @param {Solved} solved @returns {Box} */
const usualOf = ({ scene, home }) => home ?? scene.world;

/**
 * The box around all that can be dragged, and around what the answer leads to.
 * @param {Solved} solved
 */
function boundsOf({ scene: { fields, reach }, state, result }) {
  const bounds = reach?.(state, result) ?? { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const { handle, at } of placesIn(fields, state)) {
    const value = valueAt(state, handle);
    // A radius and a half are as long in all directions.
    const { x, y } = !handle.tells ? at : value.points ? cornersOf(value)[0] : value;
    const reach = handle.tells ? value[handle.tells] : 0;
    bounds.minX = Math.min(bounds.minX, Math.max(x - reach, -most));
    bounds.minY = Math.min(bounds.minY, Math.max(y - reach, -most));
    bounds.maxX = Math.max(bounds.maxX, Math.min(x + reach, most));
    bounds.maxY = Math.max(bounds.maxY, Math.min(y + reach, most));
  }
  return bounds;
}

/**
 * How much of a window a box fills.
 * @param {Box} box @param {Box} sight
 */
const fillOf = (box, sight) =>
  Math.max((box.maxX - box.minX) / (sight.maxX - sight.minX), (box.maxY - box.minY) / (sight.maxY - sight.minY));

/**
 * Whether a box is large enough in a window. A single point has no size: no window shows it larger.
 * @param {Box} box @param {Box} sight
 */
function isLargeIn(box, sight) {
  const fill = fillOf(box, sight);
  return fill === 0 || fill > share;
}

/** @param {Box} box @param {Box} sight */
const isWithin = (box, sight) =>
  box.minX >= sight.minX && box.minY >= sight.minY && box.maxX <= sight.maxX && box.maxY <= sight.maxY;

/**
 * Whether all numbers of a state are where a scene usually has them. The tip of a motion may be out of its window: who
 * bounces does not get there.
 * @param {Solved} solved
 */
const isUsual = (solved) => isReached(solved, usualOf(solved)) && isStateUsual(solved);

/** Whether what the answer leads to is in a window. @param {Solved} solved @param {Box} sight */
const isReached = ({ scene: { reach }, state, result }, sight) => !reach || isWithin(reach(state, result), sight);

/** Numbers of a thing that say where it is. @param {State} state @param {import('./things.js').Thing} thing */
const boundsIn = (state, thing) => thing.field.bounds?.(valueAt(state, thing)) ?? valueAt(state, thing);

/** @param {Solved} solved */
function isStateUsual(solved) {
  const { scene, state } = solved;
  const { minX, minY, maxX, maxY } = usualOf(solved);
  return thingsIn(scene.fields, state).every((thing) => {
    const { x, y, minX: left, minY: top, maxX: right, maxY: bottom } = boundsIn(state, thing);
    // A magnifier shows any double, and what has no handle is only typed.
    if (thing.handles.every(({ isStepped }) => isStepped)) return true;
    if (thing.field.of) return Math.abs(x) <= maxX - minX && Math.abs(y) <= maxY - minY;
    return !((left ?? x) < minX || (right ?? x) > maxX || (top ?? y) < minY || (bottom ?? y) > maxY);
  });
}

/**
 * The window that shows a state as a whole.
 * @param {Solved} solved
 * @returns {Box | undefined} nothing if that of the scene does
 */
export function sightOf(solved) {
  const usual = usualOf(solved);
  const bounds = boundsOf(solved);
  return isUsual(solved) && isLargeIn(bounds, usual) ? solved.home : around(bounds, usual);
}

/**
 * Whether every place that can be dragged is in a window, and what the answer leads to.
 * @param {Solved} solved @param {Box} [sight]
 */
export const isInSight = (solved, sight = usualOf(solved)) =>
  isReached(solved, sight) &&
  placesIn(solved.scene.fields, solved.state).every(
    ({ handle: { tells }, at: { x, y } }) => tells || isWithin({ minX: x, minY: y, maxX: x, maxY: y }, sight),
  );

/**
 * The window that shows a state with the tips of all motions.
 * @param {Solved} solved
 * @returns {Box | undefined} nothing if that of the scene does
 */
export const fitOf = (solved) => (isInSight(solved) ? sightOf(solved) : around(boundsOf(solved), usualOf(solved)));

/** @param {Box} box @returns {Point} */
const middleOf = ({ minX, minY, maxX, maxY }) => ({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });

/** The least width of a window: doubles far out are far apart, and it has room for many of them. @param {Point} middle */
const narrowestAt = ({ x, y }) => Math.max(least, Math.abs(x) * 1e-12, Math.abs(y) * 1e-12);

/**
 * A window around a box, as wide for its height as the usual one.
 * @param {Box} bounds @param {Box} world the usual one
 */
function around(bounds, world) {
  const fill = fillOf(bounds, world);
  const isPoint = fill === 0;
  const { x, y } = middleOf(bounds);
  const width = isPoint ? world.maxX - world.minX : (world.maxX - world.minX) * fill * 1.25;
  const half = Math.max(width, narrowestAt({ x, y })) / 2;
  const down = half * ((world.maxY - world.minY) / (world.maxX - world.minX));
  const unit = unitOf({ ...bounds, minX: -half, maxX: half });
  const at = (/** @type {number} */ z) => tidy(Math.round(z / unit) * unit, unit);
  return { minX: at(x - half), minY: at(y - down), maxX: at(x + half), maxY: at(y + down) };
}

/**
 * The window after a number was typed: one that has been moved stays as long as it shows the state well.
 * @param {Solved & { sight?: Box | undefined }} solved
 * @returns {Box | undefined}
 */
export function followed(solved) {
  const { sight } = solved;
  if (!sight) return sightOf(solved);
  const bounds = boundsOf(solved);
  return isWithin(bounds, sight) && isLargeIn(bounds, sight) ? sight : sightOf(solved);
}

/** How much narrower and wider than the one that shows all a window can be zoomed. */
const zooms = { in: 256, out: 16 };

/**
 * A window zoomed and panned.
 * @param {Box} sight @param {Box} all the window that shows all
 * @param {{ at?: Point, factor?: number, by?: Point }} how the place that stays where it is on the screen; how much wider the
 *   window is then; how far it goes besides, as far as that was before
 * @returns {Box}
 */
export function zoomed(sight, all, { at = middleOf(sight), factor = 1, by = { x: 0, y: 0 } }) {
  const width = sight.maxX - sight.minX;
  const usual = all.maxX - all.minX;
  const [least, most] = [Math.max(usual / zooms.in, narrowestAt(at)) / width, (usual * zooms.out) / width];
  const scale = clamp(factor, Math.min(least, 1), Math.max(most, 1));
  // To less than a pixel: a link has few digits.
  const power = Math.floor(Math.log10(scale * width)) - 4;
  const place = (/** @type {number} */ z, /** @type {number} */ still, /** @type {number} */ on) =>
    Number(`${Math.round((still + scale * (z - still + on)) / 10 ** power)}e${power}`);
  return {
    minX: place(sight.minX, at.x, by.x),
    minY: place(sight.minY, at.y, by.y),
    maxX: place(sight.maxX, at.x, by.x),
    maxY: place(sight.maxY, at.y, by.y),
  };
}

/**
 * Whether things have places in the plane that a window can show; under a magnifier they do not.
 * @param {Fields} fields
 */
export const hasPlaces = (fields) =>
  Object.values(fields).some((field) => (field.item ?? field).grips.some(({ isStepped }) => !isStepped));
