/** A platformer without graphics: a player among tiles and lifts, who is never inside of one and never caught. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, WALK } from './platformer-game.js';

/** @typedef {import('./platformer-game.js').Keys} Keys */

const still = { x: 0, y: 0 };
/** For sums of rounded numbers; positions on tiles are compared without it. */
const TINY = 1e-12;

const hall = [
  '################',
  '#..............#',
  '#..............#',
  '#..............#',
  '#..............#',
  '#P.............#',
  '################',
];
const floor = 6;

/**
 * Plays frames with these keys held, and gives the game.
 *
 * @param {Game} game
 * @param {number} frames
 * @param {Keys} [keys]
 */
function play(game, frames, keys) {
  for (let i = 0; i < frames; i++) game.step(keys);
  return game;
}

/** @param {Game} game */
function feet({ player }) {
  return player.y + player.height;
}

/** @param {number} a @param {number} b */
function isNear(a, b) {
  return Math.abs(a - b) <= TINY;
}

/** Whether the player is strictly inside of a tile or lift. @param {Game} game */
function isInside({ world, player }) {
  return world.firstCrossing({ mover: player, motion: still }) !== null;
}

test('no step is lost where tiles meet', () => {
  const game = play(new Game(hall), 20);
  for (let i = 0; i < 120; i++) {
    const { x } = game.player;
    game.step({ walk: 1 });
    assert.equal(game.player.x, x + WALK, `caught at ${x}`);
    assert.equal(feet(game), floor);
  }
});

test('a player who rests a rounding error above the tiles is not caught either', () => {
  const game = play(new Game(hall, [], { width: 0.6, height: 0.9 }), 20);
  const { x } = game.player;
  play(game, 120, { walk: 1 });
  assert.ok(isNear(game.player.x, x + 120 * WALK), `at ${game.player.x}`);
});

test('a tower of tiles does not catch a player who falls along it', () => {
  const [pressing, free] = [1, 0].map((walk) => {
    const game = new Game(['#######', '#....P#', '#.....#', '#.....#', '#.....#', '#.....#', '#######']);
    game.player = { ...game.player, x: 6 - game.player.width };
    return Array.from({ length: 20 }, () => play(game, 1, { walk: walk ? 1 : 0 }).player);
  });
  assert.deepEqual(pressing, free);
});

/** Up and down between the floor and the height of two tiles. */
const elevator = { from: { x: 4, y: 5.5, width: 3, height: 0.5 }, by: { x: 0, y: -2.3 }, frames: 70 };
/** To and fro along the hall, at the height of one tile. */
const shuttle = { from: { x: 2, y: 4.75, width: 3, height: 0.25 }, by: { x: 8.1, y: 0 }, frames: 110 };

/** @param {typeof elevator} route */
function riding(route) {
  const game = new Game(hall, [route]);
  game.player = { ...game.player, x: route.from.x + 1, y: 1 };
  for (let i = 0; game.ground !== game.lifts[0].id; i++) {
    assert.ok(i < 200, 'never landed on the lift');
    game.step();
  }
  return game;
}

test('a lift carries the player up and down', () => {
  const game = riding(elevator);
  const [lift] = game.lifts;
  for (let i = 0; i < 280; i++) {
    game.step();
    assert.equal(game.ground, lift.id, `left the lift in frame ${game.frame}`);
    assert.ok(isNear(feet(game), lift.box.minY));
    assert.ok(!isInside(game));
  }
  assert.equal(game.deaths, 0);
});

test('a lift carries the player along, also one who stands on its last bit', () => {
  const game = riding(shuttle);
  const [lift] = game.lifts;
  game.player = { ...game.player, x: lift.box.maxX - 0.01 };
  const offset = game.player.x - lift.box.minX;
  for (let i = 0; i < 440; i++) {
    game.step();
    assert.equal(game.ground, lift.id);
    assert.ok(isNear(game.player.x - lift.box.minX, offset));
  }
});

// Jump up through a platform, land on it, drop through it; a lift below does not throw the player out of it.
//     P            jumps through the platform from below, stands on it, walks along it and off its end;
//     ---          while inside it, nothing pushes the player out
//   #######
test('one-way platforms let the player pass from below and carry from above', () => {
  const game = new Game(['       ', '       ', '       ', '  ---  ', ' P     ', '#######']);
  while (game.ground === null) game.step();
  while (game.player.x < 2.2) game.step({ walk: 1 });
  const heights = [game.player.y];
  for (let frame = 0; frame < 60; frame++) {
    const inside = game.world.overlaps(game.player).filter((id) => game.platforms.has(id));
    const before = game.player;
    game.step({ jump: frame === 0 });
    assert.equal(game.player.x, before.x, `pushed aside in frame ${frame} from inside of ${inside}`);
    heights.push(game.player.y);
  }
  const stands = 3 - game.player.height;
  assert.ok(Math.min(...heights) < stands, 'it jumped above the platform');
  assert.equal(game.player.y, stands, 'and stands on it');
  assert.ok(game.ground !== null && game.platforms.has(game.ground));
  while (game.ground === null || game.platforms.has(game.ground)) game.step({ walk: 1 });
  assert.equal(game.player.y, 5 - game.player.height, 'it walked off the end and fell to the floor');
});

const dungeon = [
  '################################',
  '#..............................#',
  '#..............................#',
  '#......###............##.......#',
  '#..............................#',
  '#....................#...#.....#',
  '#...##........##.....#...#.....#',
  '#...................##.........#',
  '#.......#......................#',
  '#.......#...##......#....####..#',
  '#P..........##......#.......#..#',
  '###...########....#####..#.....#',
  '###...########.................#',
  '################################',
];
const routes = [
  { from: { x: 3.1, y: 12.6, width: 2.5, height: 0.4 }, by: { x: 0, y: -8.3 }, frames: 190 },
  { from: { x: 9, y: 7.37, width: 2, height: 0.3 }, by: { x: 6.9, y: 0 }, frames: 130 },
  { from: { x: 14.1, y: 12, width: 1, height: 1 }, by: { x: 15.7, y: 0 }, frames: 270 },
  { from: { x: 27.3, y: 10.9, width: 2.3, height: 0.5 }, by: { x: -4.7, y: -7.1 }, frames: 223 },
  { from: { x: 17, y: 4.5, width: 2, height: 0.3 }, by: { x: 0, y: -3.3 }, frames: 97 },
];

test('in a hundred thousand random frames the player is never inside of anything', () => {
  const seen = { landings: 0, rides: 0, ceilings: 0, walls: 0, deaths: 0 };
  const columns = new Set();
  const random = randomNumbers(3);
  for (let run = 0; run < 20; run++) {
    const game = new Game(dungeon, routes, { width: 0.6, height: 0.9 });
    /** @type {Keys} */
    let keys = {};
    for (let i = 0; i < 5000; i++) {
      if (random() < 0.05) keys = randomKeys(random);
      const wasInTheAir = game.ground === null;
      const { hits } = game.step(keys);
      const where = `in frame ${game.frame} of run ${run} at ${JSON.stringify(game.player)}`;
      assert.ok(!isInside(game), `inside ${where}`);
      assert.ok(!isSeenInside(game, dungeon), `seen inside ${where}`);
      if (wasInTheAir && game.ground !== null) seen.landings++;
      if (game.lifts.some(({ id }) => id === game.ground)) seen.rides++;
      if (hits.some(({ feature }) => feature === 'bottom')) seen.ceilings++;
      if (hits.some(({ feature }) => feature === 'left' || feature === 'right')) seen.walls++;
      columns.add(Math.floor(game.player.x));
    }
    seen.deaths += game.deaths;
  }
  const { landings, rides, ceilings, walls, deaths } = seen;
  const isRich = landings > 2000 && rides > 2000 && ceilings > 500 && walls > 10_000 && deaths > 20;
  assert.ok(isRich && columns.size > 25, `little has happened: ${JSON.stringify(seen)}, ${columns.size} columns`);
});

/**
 * Whether the player is inside as plain numbers tell it, which know nothing of the library but round.
 *
 * @param {Game} game
 * @param {string[]} level
 */
function isSeenInside({ player, lifts }, level) {
  const [left, right] = [player.x + TINY, player.x + player.width - TINY];
  const [top, bottom] = [player.y + TINY, player.y + player.height - TINY];
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => level[Math.floor(y)][Math.floor(x)]));
  if (corners.includes('#')) return true;
  return lifts.some(({ box }) => left < box.maxX && right > box.minX && top < box.maxY && bottom > box.minY);
}

/**
 * @param {() => number} random
 * @returns {Keys}
 */
function randomKeys(random) {
  const walk = /** @type {-1 | 0 | 1} */ (Math.floor(3 * random()) - 1);
  return { walk, jump: random() < 0.3 };
}

/**
 * Numbers from 0 to 1, the same in every run.
 *
 * @param {number} seed
 */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
