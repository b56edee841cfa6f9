/**
 * A small platformer, written as a game would use the library: tiles, lifts, and a box that walks and jumps.
 * Lengths are in tiles, times in frames, y grows downwards.
 */

import { createWorld, oneWay } from '../../www/library/entries/node.js';

/** @typedef {import('../../www/library/types.js').Box} Box */
/** @typedef {import('../../www/library/types.js').Point} Point */
/** @typedef {import('../../www/library/types.js').Rectangle} Rectangle */
/** @typedef {import('../../www/library/types.js').TravelHit} TravelHit */

/**
 * @typedef {object} Route  where a lift goes, to and fro
 * @property {Rectangle} from  the lift at frame 0
 * @property {Point} by  from one end to the other
 * @property {number} frames  how long that takes
 *
 * @typedef {{ id: number, box: Box, route: Route }} Lift
 * @typedef {{ walk?: -1 | 0 | 1, jump?: boolean }} Keys
 */

export const WALK = 0.1;
export const JUMP = 0.25;
export const GRAVITY = 0.0125;

// Platforms let the player in from below, and nothing pushes the player out of them.
const [SOLID, PLATFORM] = [0b01, 0b10];
const landsOn = oneWay('top');

export class Game {
  frame = 0;
  deaths = 0;
  /** @type {Point} the player's motion in one frame */
  velocity = { x: 0, y: 0 };
  /** @type {number | null} the id of what the player stands on */
  ground = null;

  /**
   * @param {string[]} level `#` is a tile, `-` the top of a one-way platform, and the player starts at `P`
   * @param {Route[]} [routes] one for each lift
   * @param {{ width: number, height: number }} [size] of the player
   */
  constructor(level, routes = [], size = { width: 0.625, height: 0.875 }) {
    this.world = createWorld();
    this.world.insertAll(tilesOf(level, '#', 1), { layers: SOLID });
    this.platforms = new Set(this.world.insertAll(tilesOf(level, '-', 0.25), { layers: PLATFORM }));
    /** @type {Lift[]} */
    this.lifts = routes.map((route) => {
      const box = placeOf(route, 0);
      return { id: this.world.insert(box, { layers: SOLID }), box, route };
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
    this.#moveLifts();

    const isJump = jump && this.ground !== null;
    const motion = { x: walk * WALK, y: (isJump ? -JUMP : this.velocity.y) + GRAVITY };
    const travel = this.world.travel(this.player, motion, 'slide', { choose: this.#choose });
    this.player = travel.mover;
    this.velocity = travel.motion;
    this.ground = travel.ground[0] ?? null;
    return travel;
  }

  /** @param {TravelHit} hit */
  #choose = (hit) => (this.platforms.has(hit.id) ? landsOn(hit) : 'accept');

  /** Lifts carry those who stand on them, and push those in their way. */
  #moveLifts() {
    const moves = this.lifts.map((lift) => {
      const [from, to] = [lift.box, placeOf(lift.route, this.frame)];
      return { id: lift.id, motion: { x: to.minX - from.minX, y: to.minY - from.minY } };
    });
    const [player] = this.world.moveSolids(moves, [this.player], { oneWay: this.platforms });
    for (const lift of this.lifts) lift.box = this.world.get(lift.id) ?? lift.box;
    this.player = player.mover;
    if (player.squeezedBy.length > 0) this.#die();
  }

  /** Crushed: the player starts again. */
  #die() {
    this.deaths++;
    this.player = this.start;
    this.velocity = { x: 0, y: 0 };
    this.ground = null;
  }
}

/**
 * @param {string[]} level
 * @param {string} kind
 * @param {number} height
 */
function tilesOf(level, kind, height) {
  return level.flatMap((row, y) => [...row].flatMap((tile, x) => (tile === kind ? [{ x, y, width: 1, height }] : [])));
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
