// The rules of the game: the state, and what a step of 1/60 s changes in it. There is no DOM here, so Node can play, too. Nothing
// depends on the clock or on functions that browsers round differently, such as Math.sin: the same keys make the same game.

import { createWorld, oneWay, World } from 'graze2d';
import { COINS, DOORS, WALLS } from './level.js';

/** The keys that are held in a step, a bit for each. */
export const [LEFT, RIGHT, UP, DOWN] = [1, 2, 4, 8];

/** The length of a step, in seconds. */
export const STEP = 1 / 60;

/** Speeds in tiles per second; accelerations per second of that. */
const [RUN, JUMP, GRAVITY, ON_GROUND, IN_AIR] = [7, 14, 38, 70, 35];

/** For so many steps after leaving the ground, or before landing, a jump still counts. */
const GRACE = 6;

const walker = { steepest: { x: 1, y: 1 }, snap: 0.25, step: 0.3 };
const landsOn = oneWay('top');

export class Game {
  number = 0; // of the level
  steps = 0;
  coins = 0;
  crashes = 0;
  held = 0; // the keys of the last step
  hash = 0;

  /** @param levels as `readLevel` returns them; with `saved`, as `save` returned it, the game goes on from there */
  constructor(levels, saved) {
    this.levels = levels;
    if (saved) this.restore({ ...saved, world: World.fromJSON(saved.world) });
    else this.enter(0);
    this.before = this.places();
  }

  /** The state as plain data, for `JSON.stringify`. */
  save() {
    return { ...this.state(), world: this.world.toJSON() };
  }

  /** The state as it is now, to go back to: quick enough for every step. */
  snapshot() {
    return { ...this.state(), world: this.world.toBytes() };
  }

  goBack(snapshot) {
    this.restore({ ...snapshot, world: World.fromBytes(snapshot.world) });
    this.before = this.places();
  }

  /** All that a step depends on, but for the world: numbers, and objects that nobody changes. */
  state() {
    const { levels, level, before, world, ...state } = this;
    return state;
  }

  restore(state) {
    this.world?.dispose();
    Object.assign(this, state);
    this.level = this.levels[this.number];
  }

  enter(number) {
    this.world?.dispose();
    this.number = number;
    this.level = this.levels[number];
    this.world = createWorld(this.level.things.map(({ shape }) => shape));
    for (const [id, { layers }] of this.level.things.entries()) this.world.setLayers(id, layers);
    this.begin();
  }

  begin() {
    this.player = this.level.player;
    this.velocity = { x: 0, y: 0 };
    this.facing = 1;
    this.sinceGround = this.sinceJump = GRACE;
  }

  step(keys) {
    this.before = this.places();
    this.steps += 1;
    if (this.moveSolids()) {
      if (this.level.isSeenFromAbove) this.slide(keys);
      else this.walk(keys);
    }
    this.held = keys;

    for (const id of this.world.overlaps(this.player, { mask: COINS })) {
      this.world.remove(id);
      this.coins += 1;
    }
    if (this.player.y > this.level.height) this.crash();
    if (this.world.overlaps(this.player, { mask: DOORS }).length > 0)
      this.enter((this.number + 1) % this.levels.length);
    this.addToHash();
  }

  crash() {
    this.crashes += 1;
    this.begin();
  }

  /** Lifts and crushers move to their places of this step, and take the player along. Returns false if they crush it. */
  moveSolids() {
    const solids = this.level.solids.map((id) => {
      const { type, shape, motion, seconds } = this.level.things[id];
      const part = (type === 'lift' ? partOfLift : partOfCrusher)(((this.steps * STEP) / seconds) % 1);
      const { minX, minY } = this.world.get(id);
      return { id, motion: { x: shape.x + motion.x * part - minX, y: shape.y + motion.y * part - minY } };
    });
    const options = { mask: WALLS, oneWay: this.level.platforms, motions: [this.velocity] };
    const [{ mover, squeezedBy }] = this.world.moveSolids(solids, [this.player], options);
    this.player = mover;
    if (squeezedBy.length > 0) this.crash();
    return squeezedBy.length === 0;
  }

  /** Seen from the side: run and jump, with gravity. */
  walk(keys) {
    const way = wayOf(keys);
    const isOnGround = this.sinceGround === 0;
    const x = approach(this.velocity.x, RUN * way.x, (isOnGround ? ON_GROUND : IN_AIR) * STEP);
    let y = this.velocity.y + GRAVITY * STEP;
    this.sinceJump = keys & UP & ~this.held ? 0 : this.sinceJump + 1;
    if (this.sinceJump < GRACE && this.sinceGround < GRACE) {
      y = -JUMP;
      this.sinceJump = this.sinceGround = GRACE;
    }
    if (!(keys & UP)) y = Math.max(y, -JUMP / 2); // who lets go early jumps less high

    const choose = (hit) => {
      if (!this.level.platforms.includes(hit.id)) return 'accept';
      return keys & DOWN ? 'ignore' : landsOn(hit);
    };
    const motion = { x: x * STEP, y: y * STEP };
    const travel = this.world.walk(this.player, motion, walker, { mask: WALLS, choose });
    this.player = travel.mover;
    this.velocity = { x: travel.motion.x / STEP, y: travel.motion.y / STEP };
    this.sinceGround = travel.ground.length > 0 ? 0 : this.sinceGround + 1;
    this.facing = way.x || this.facing;
  }

  /** Seen from above: slide along walls. */
  slide(keys) {
    const way = wayOf(keys);
    const speed = way.x && way.y ? RUN * Math.SQRT1_2 : RUN;
    const motion = { x: speed * way.x * STEP, y: speed * way.y * STEP };
    this.player = this.world.travel(this.player, motion, 'slide', { mask: WALLS }).mover;
    this.facing = way.x || this.facing;
  }

  /** Where the player and the solids are: what is drawn lies between these places and those before them. */
  places() {
    const solids = this.level.solids.map((id) => [id, this.world.get(id)]);
    return { number: this.number, player: this.player, solids: new Map(solids) };
  }

  /** Adds the bits of all that moves to the hash (FNV-1a, a word at a time). */
  addToHash() {
    const { player, velocity, world, number, coins } = this;
    const solids = [...this.places().solids.values()].flatMap(({ minX, minY, maxX, maxY }) => [minX, minY, maxX, maxY]);
    const numbers = [player.x, player.y, velocity.x, velocity.y, world.length, number, coins, ...solids];
    const state = Float64Array.from(numbers, (each) => each + 0); // -0 becomes 0, as in JSON
    for (const word of new Uint32Array(state.buffer)) this.hash = Math.imul(this.hash ^ word, 16777619) >>> 0;
  }
}

/** The direction of the keys that are held. */
const wayOf = (keys) => ({
  x: (keys & RIGHT ? 1 : 0) - (keys & LEFT ? 1 : 0),
  y: (keys & DOWN ? 1 : 0) - (keys & UP ? 1 : 0),
});

/** A value on its way to another, by at most `most`. */
const approach = (value, target, most) => value + Math.max(-most, Math.min(most, target - value));

/** Which part of its way a lift has gone: there and back, slower near the ends. `time` is from 0 to 1, as below. */
function partOfLift(time) {
  const part = 1 - Math.abs(2 * time - 1);
  return part * part * (3 - 2 * part);
}

/** A crusher waits, slams, rests and rises. */
function partOfCrusher(time) {
  if (time < 0.4) return 0;
  if (time < 0.5) return 10 * (time - 0.4);
  return time < 0.6 ? 1 : (1 - time) / 0.4;
}
