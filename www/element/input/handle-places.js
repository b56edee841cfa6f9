// Where handles are on the screen: on what they hold, beside hits and other handles, always in sight.

import { sides } from '../../model/sides.js';
import { ownerIn, placeOf, placeOfHandle } from '../../model/state.js';
import { valueAt } from '../../model/things.js';

/** @import { Box, Fields, Point, State } from '../../model/types.js' */
/** @import { Handle } from '../../model/things.js' */
/** @typedef {{ width: number, height: number, toScreen: (at: Point) => Point }} Screen */
/** @typedef {{ x: number | string, y: number | string }} Told a place in the world, or as its field tells it */

/** Half the size of a handle's visible mark, in pixels. */
const half = 11;
/** How close a handle may come to another one and to a hit, in pixels. */
const elbowRoom = { handle: 30, hit: 19 };
/** How close the handle of a radius or a half may come to the middle of its shape, in pixels. */
const armRoom = 24;
/** How far a handle can step aside, in pixels, nearest first. */
const asides = [0, 16, -16, 31, -31, 52, -52, 78, -78];
/** The first step aside of each side: they turn around a small box, so that none meets another. */
const turns = /** @type {Record<string, number>} */ ({ left: -1, right: 1, top: 1, bottom: -1 });
/** How far the middle of a handle that stepped aside stays from the edge of the picture, in pixels. */
const rim = 12;

/**
 * Where a handle is.
 * @typedef {object} Placed
 * @property {Point} at its middle, in pixels
 * @property {Told} told
 * @property {number} lead the length of the line to the end of its side, in pixels
 * @property {number} [out] for the tip of a motion that goes on outside, the direction to there, in radians
 * @property {number} touch how near a finger on its body must come to any handle, in pixels
 * @property {boolean} isAway whether it holds something outside a picture that the reader has zoomed: it shows once keys reach it
 * @property {boolean} isAsleep whether no finger can take it: under a point, or beyond its shape while another thing is in hand
 */

export class HandlePlaces {
  /** By the names of their handles. @type {Map<string, Placed>} */
  now = new Map();
  /** How far each handle has stepped aside. @type {Map<string, Point>} */
  #steps = new Map();

  /**
   * Finds the place of each handle.
   * @param {{ scene: { fields: Fields }, state: State, isZoomed?: boolean }} model @param {Handle[]} handles in reading order
   * @param {Screen} screen @param {Point[]} hits in pixels @param {Set<Handle>} held by pointers
   * @param {string} inHand the thing that was held last
   * @returns {Box[]} where the marks of the handles are, in pixels
   */
  update({ scene: { fields }, state, isZoomed = false }, handles, screen, hits, held, inHand) {
    /** @type {Point[]} */
    const taken = [];
    this.now.clear();
    // What marks a point stays there, and a finger takes it first; what holds a shape makes room.
    const isPoint = (/** @type {Handle} */ handle) => directionsOf(handle, valueAt(state, handle)).length === 0;
    for (const handle of [...handles.filter(isPoint), ...handles.filter((each) => !isPoint(each))]) {
      const { id, field, name, part } = handle;
      const value = valueAt(state, handle);
      const place = placeOfHandle(fields, state, handle);
      const there = screen.toScreen(place);
      const home = inSight(fields, state, handle, there, screen);
      const isQuiet = part !== '' && name !== inHand && field.isQuiet === true;
      const isAway = isZoomed && isOutside(fields, state, handle, there, screen);
      const room = part === '' ? roomOf(field.bounds?.(value) ?? value, screen) : Infinity;
      const at =
        isQuiet || isAway
          ? home
          : this.#aside(
              { id, directions: directionsOf(handle, value) },
              home,
              room,
              screen,
              taken,
              hits,
              held.has(handle),
            );
      const { isBeyond, ...lines } = linesOf(handle, value, { there, home, at }, screen);
      // A finger drags a body under a point by any other part, and a side that stepped beyond its shape once that is in hand.
      const isUnder = part === '' && !isPoint(handle) && isNear(at, taken, half);
      if (!isQuiet && !isAway) taken.push(at);
      this.now.set(id, {
        at,
        told: field.tell?.(value) ?? place,
        ...lines,
        // Between the handles of a small box some of it is left.
        touch: part === '' && room > 0 ? Math.max(half, room / 2) : Infinity,
        isAway,
        isAsleep: isAway || isQuiet || isUnder || (isBeyond && name !== inHand),
      });
    }
    return taken.map(({ x, y }) => ({ minX: x - half, minY: y - half, maxX: x + half, maxY: y + half }));
  }

  /**
   * The place of a handle that makes room for others and for hits: that of a side slides along its line, that of a whole
   * shape steps to the side.
   * @param {{ id: string, directions: Point[] }} handle @param {Point} home @param {number} room how far it can step, in pixels
   * @param {Screen} screen @param {Point[]} taken
   * @param {Point[]} hits @param {boolean} isHeld a held handle does not step from under the hand
   */
  #aside({ id, directions }, home, room, { width, height }, taken, hits, isHeld) {
    const before = this.#steps.get(id);
    if (directions.length === 0) return home;
    if (isHeld) return before ? { x: home.x + before.x, y: home.y + before.y } : home;
    for (const step of asides) {
      if (Math.abs(step) > room) continue;
      for (const { x, y } of directions) {
        const at = { x: home.x + step * x, y: home.y + step * y };
        const isOut = step !== 0 && (at.x < rim || at.y < rim || at.x > width - rim || at.y > height - rim);
        if (isOut || isNear(at, taken, elbowRoom.handle) || isNear(at, hits, elbowRoom.hit)) continue;
        this.#steps.set(id, { x: step * x, y: step * y });
        return at;
      }
    }
    this.#steps.delete(id);
    return home;
  }

  /**
   * The handle that a pointer means: the nearest within its reach.
   * @param {Point} at in pixels @param {number} reach @param {(placed: Placed) => boolean} [counts]
   * @returns {string | null}
   */
  nearest({ x, y }, reach, counts = ({ isAway }) => !isAway) {
    let [best, least] = [/** @type {string | null} */ (null), reach];
    for (const [id, placed] of this.now) {
      const distance = Math.hypot(placed.at.x - x, placed.at.y - y);
      if (distance < least && counts(placed)) [best, least] = [id, distance];
    }
    return best;
  }

  /**
   * The handle that a finger means: the nearest within its reach that is not asleep. On a small box it is that of the box,
   * unless the finger is close to another.
   * @param {Point} at in pixels @param {number} reach @param {string | null} body the handle of what is under it
   * @returns {string | null}
   */
  touched(at, reach, body) {
    const near = Math.min(reach, this.now.get(body ?? '')?.touch ?? reach);
    return this.nearest(at, near, ({ isAsleep }) => !isAsleep) ?? body;
  }
}

/**
 * The directions in which a handle can step aside; none for one that marks a point.
 * @param {Handle} handle @param {any} value of its field
 * @returns {Point[]}
 */
function directionsOf({ part, axis }, value) {
  if (part in sides) return [axis === 'x' ? { x: 0, y: turns[part] } : { x: turns[part], y: 0 }];
  const isBody = part === '' && (value.x === undefined || value.halfX !== undefined);
  return isBody
    ? [
        { x: 1, y: 0 },
        { x: 0, y: 1 },
      ]
    : [];
}

/**
 * What is drawn at a handle that is not where its thing is: a line to the nearest end of its side, or to the circle that is
 * too small for it; and for the tip of a motion that goes on outside, the direction to there.
 * @param {Handle} handle @param {any} value of its field
 * @param {{ there: Point, home: Point, at: Point }} places of the thing, of the handle before it stepped aside, and now
 * @param {Screen} screen
 * @returns {{ isBeyond: boolean, lead: number, out?: number }} whether it is beyond its side; in pixels and radians
 */
function linesOf(handle, value, { there, home, at }, screen) {
  const { field, part } = handle;
  const span = spanOf(value, handle, screen);
  const aside = part in sides ? at.x - home.x + at.y - home.y : 0;
  const isBeyond = Math.abs(aside) > span / 2;
  const toEnd = isBeyond ? Math.sign(aside) * (span / 2 - Math.abs(aside)) : 0;
  const isOut = field.kind === 'vector' && !isNear(home, [there], half);
  return {
    isBeyond,
    lead: part === 'radius' ? Math.min(0, there.y - at.y) : toEnd,
    out: isOut ? Math.atan2(there.y - home.y, there.x - home.x) : undefined,
  };
}

/**
 * The length of the side of a box that a handle is on, in pixels.
 * @param {any} box @param {Handle} handle @param {Screen} screen
 * @returns {number} 0 for any other handle
 */
function spanOf({ minX, minY, maxX, maxY }, { part, axis }, screen) {
  if (!(part in sides)) return 0;
  const [min, max] = [screen.toScreen({ x: minX, y: minY }), screen.toScreen({ x: maxX, y: maxY })];
  return axis === 'x' ? max.y - min.y : max.x - min.x;
}

/**
 * How far the handle of a whole shape can step and still lie on it: half of its shorter side.
 * @param {any} bounds of its value, or that itself @param {Screen} screen
 * @returns {number} in pixels
 */
function roomOf({ minX, minY, maxX, maxY, halfX, halfY }, screen) {
  const half = halfX === undefined ? Math.min(maxX - minX, maxY - minY) / 2 : Math.min(halfX, halfY);
  return half > 0 ? screen.toScreen({ x: half, y: 0 }).x - screen.toScreen({ x: 0, y: 0 }).x : 0;
}

/** @param {Point} at @param {Point[]} others @param {number} room */
const isNear = (at, others, room) => others.some(({ x, y }) => (x - at.x) ** 2 + (y - at.y) ** 2 < room ** 2);

/**
 * A handle outside the picture, such as the tip of a long motion, brought back along the line to what it belongs to; and
 * that of a radius or a half so far out that it leaves room for the middle.
 * @param {Fields} fields @param {State} state @param {Handle} handle @param {Point} at @param {Screen} screen
 */
function inSight(fields, state, handle, at, screen) {
  const { field, name, part } = handle;
  if (part in sides) return clamped(at, screen);
  if (part === '' && !field.of) return clamped(at, screen, half);
  const from = screen.toScreen(placeOf(fields, state, ownerIn(state, field) ?? name));
  let place = at;
  if (part !== '') {
    const out = field.outward?.(valueAt(state, handle), part, state[field.beside ?? '']) ?? { x: 0, y: 1 };
    const short = armRoom - (at.x - from.x) * out.x - (at.y - from.y) * out.y;
    if (short > 0) place = { x: at.x + out.x * short, y: at.y + out.y * short };
  }
  const [dx, dy] = [place.x - from.x, place.y - from.y];
  const inside = Math.min(1, share(from.x, dx, screen.width), share(from.y, dy, screen.height));
  return clamped({ x: from.x + inside * dx, y: from.y + inside * dy }, screen, half);
}

/**
 * Whether what a handle holds is outside the picture: of a side its line, of a motion its start.
 * @param {Fields} fields @param {State} state @param {Handle} handle @param {Point} there @param {Screen} screen
 */
function isOutside(fields, state, { field, part, axis }, there, screen) {
  const owner = part === '' && ownerIn(state, field);
  const { x, y } = owner ? screen.toScreen(placeOf(fields, state, owner)) : there;
  const [isAcross, isDown] = [x < 0 || x > screen.width, y < 0 || y > screen.height];
  return part in sides ? (axis === 'x' ? isAcross : isDown) : isAcross || isDown;
}

/** @param {number} from @param {number} by @param {number} size @returns {number} how much of a way along one axis is wholly in sight */
const share = (from, by, size) =>
  by === 0 ? 1 : Math.max(0, by > 0 ? size - half - from : from - half) / Math.abs(by);

/** @param {Point} at @param {Screen} screen @param {number} [rim] that stays free, in pixels @returns {Point} */
const clamped = ({ x, y }, { width, height }, rim = 0) => ({
  x: Math.min(Math.max(x, rim), width - rim),
  y: Math.min(Math.max(y, rim), height - rim),
});
