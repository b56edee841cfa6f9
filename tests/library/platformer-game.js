/**
 * A small platformer, written as a game would use the library: tiles, lifts, and a box that walks and jumps.
 * Lengths are in tiles, times in frames, y grows downwards.
 */

import { createWorld } from '../../www/library/node.js';

/** @typedef {import('../../www/library/types.js').Box} Box */
/** @typedef {import('../../www/library/types.js').Point} Point */
/** @typedef {import('../../www/library/types.js').Rectangle} Rectangle */

/**
 * @typedef {object} Route  where a lift goes, to and fro
 * @property {Rectangle} from  the lift at frame 0
 * @property {Point} by  from one end to the other
 * @property {number} frames  how long that takes
 *
 * @typedef {{ index: number, box: Box, route: Route }} Lift
 * @typedef {{ walk?: -1 | 0 | 1, jump?: boolean }} Keys
 */

export const WALK = 0.1;
export const JUMP = 0.25;
export const GRAVITY = 0.0125;

export class Game {
  frame = 0;
  deaths = 0;
  /** @type {Point} the player's motion in one frame */
  velocity = { x: 0, y: 0 };
  /** @type {number | null} the index of what the player stands on */
  ground = null;

  /**
   * @param {string[]} level `#` is a tile, and the player starts at `P`
   * @param {Route[]} [routes] one for each lift
   * @param {{ width: number, height: number }} [size] of the player
   */
  constructor(level, routes = [], size = { width: 0.625, height: 0.875 }) {
    this.world = createWorld(tilesOf(level));
    /** @type {Lift[]} */
    this.lifts = routes.map((route) => {
      const box = placeOf(route, 0);
      return { index: this.world.insert(box), box, route };
    });
    /** @type {Rectangle} */
    this.start = { ...startOf(level), ...size };
    this.player = this.start;
  }

  /**
   * Plays one frame.
   *
   * @param {Keys} [keys]
   */
  step({ walk = 0, jump = false } = {}) {
    this.frame++;
    for (const lift of this.lifts) this.#moveLift(lift);

    const isJump = jump && this.ground !== null;
    const motion = { x: walk * WALK, y: (isJump ? -JUMP : this.velocity.y) + GRAVITY };
    // One-way platforms belong here, as an option of this travel, and of the push-out below.
    const travel = this.world.travel(this.player, motion, 'slide');
    this.#put(travel.position);
    this.velocity = travel.motion;
    this.ground = travel.hits.find(({ hit }) => hit.feature === 'top')?.index ?? null;
    return travel;
  }

  /**
   * A lift carries those who stand on it, and pushes those in its way.
   *
   * @param {Lift} lift
   */
  #moveLift(lift) {
    const box = placeOf(lift.route, this.frame);
    if (this.ground === lift.index) {
      const motion = { x: box.minX - lift.box.minX, y: box.minY - lift.box.minY };
      // The lift itself is about to move, and so is not in the way.
      const choose = (/** @type {{ index: number }} */ { index }) => (index === lift.index ? 'ignore' : 'accept');
      this.#put(this.world.travel(this.player, motion, 'slide', { choose }).position);
    }
    this.world.moveTo(lift.index, box);
    lift.box = box;
    const free = this.world.pushOut(this.player);
    if (free) this.#put(free);
    else this.#die();
  }

  /** Crushed: the player starts again. */
  #die() {
    this.deaths++;
    this.player = this.start;
    this.velocity = { x: 0, y: 0 };
    this.ground = null;
  }

  /** @param {Point} position */
  #put({ x, y }) {
    this.player = { ...this.player, x, y };
  }
}

/** @param {string[]} level */
function tilesOf(level) {
  return level.flatMap((row, y) =>
    [...row].flatMap((tile, x) => (tile === '#' ? [{ minX: x, minY: y, maxX: x + 1, maxY: y + 1 }] : [])),
  );
}

/** @param {string[]} level */
function startOf(level) {
  const y = level.findIndex((row) => row.includes('P'));
  return { x: level[y].indexOf('P'), y };
}

/**
 * Where a lift is.
 *
 * @param {Route} route
 * @param {number} frame
 * @returns {Box}
 */
function placeOf({ from, by, frames }, frame) {
  const phase = (frame / frames) % 2;
  const share = phase < 1 ? phase : 2 - phase;
  const [x, y] = [from.x + share * by.x, from.y + share * by.y];
  return { minX: x, minY: y, maxX: x + from.width, maxY: y + from.height };
}
