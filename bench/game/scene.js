/** The scene of the race: the same numbers for every contender, and in every run. */

/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ center: Point, half: Point, angle: number }} RotatedBox
 * @typedef {{ points: Point[] }} Triangle
 * @typedef {Box | RotatedBox | Triangle} Wall
 */

/**
 * @template {Wall} [W=Box]
 * @typedef {object} Scene  lengths are in meters, since physics engines are tuned for them
 * @property {W[]} walls  these stay where they are
 * @property {{ width: number, height: number }[]} sizes  of the boxes that move
 * @property {{ x: number, y: number, radius: number }} player  where the player starts
 * @property {Frame[]} frames  a loop: the first follows the last
 *
 * @typedef {object} Frame
 * @property {Float64Array} corners  x, y of each moving box's min corner
 * @property {Float64Array} bullets  ax, ay, bx, by of each bullet's path
 * @property {{ x: number, y: number }} motion  the player's displacement if nothing stops it
 */

export const WALLS = 200;
export const BOXES = 20;
export const BULLETS = 100;
const FRAMES = 256;
const [WIDTH, HEIGHT] = [160, 90];

/**
 * A source of numbers from 0 to 1, the same for the same seed (mulberry32).
 *
 * @param {number} seed
 */
export function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A walled arena with boxes that go round, bullets that start in the open, and a player who changes direction.
 *
 * @param {number} [seed]
 * @returns {Scene}
 */
export function createScene(seed = 9) {
  const random = randomNumbers(seed);
  const between = (/** @type {number} */ least, /** @type {number} */ most) => least + (most - least) * random();
  const player = { x: WIDTH / 2, y: HEIGHT / 2, radius: 0.5 };
  const walls = [
    box(-2, -2, WIDTH + 4, 2),
    box(-2, HEIGHT, WIDTH + 4, 2),
    box(-2, 0, 2, HEIGHT),
    box(WIDTH, 0, 2, HEIGHT),
  ];
  while (walls.length < WALLS) {
    const wall = box(between(0, WIDTH - 6), between(0, HEIGHT - 6), between(0.5, 6), between(0.5, 6));
    if (!isNear(wall, player.x, player.y, 3)) walls.push(wall);
  }
  const sizes = Array.from({ length: BOXES }, () => ({ width: between(1, 4), height: between(1, 4) }));
  const orbits = sizes.map(() => ({
    x: between(15, WIDTH - 15),
    y: between(15, HEIGHT - 15),
    radius: between(2, 10),
    turns: 1 + Math.floor(random() * 3),
  }));
  let direction = 0;
  const frames = Array.from({ length: FRAMES }, (_, place) => {
    const angle = (2 * Math.PI * place) / FRAMES;
    const corners = Float64Array.from(
      orbits.flatMap(({ x, y, radius, turns }) => [
        x + radius * Math.cos(turns * angle),
        y + radius * Math.sin(turns * angle),
      ]),
    );
    const boxes = sizes.map(({ width, height }, i) => box(corners[2 * i], corners[2 * i + 1], width, height));
    const bullets = new Float64Array(4 * BULLETS);
    for (let i = 0; i < BULLETS; i++) {
      const [ax, ay] = inTheOpen([...walls, ...boxes], () => [between(0, WIDTH), between(0, HEIGHT)]);
      // In a sixtieth of a second: from an arrow to a rifle.
      const [length, heading] = [2 ** between(-1, 4), between(0, 2 * Math.PI)];
      bullets.set([ax, ay, ax + length * Math.cos(heading), ay + length * Math.sin(heading)], 4 * i);
    }
    if (place % 16 === 0) direction = between(0, 2 * Math.PI);
    return { corners, bullets, motion: { x: 0.3 * Math.cos(direction), y: 0.3 * Math.sin(direction) } };
  });
  return { walls, sizes, player, frames };
}

/**
 * The same arena, in which every third wall inside is turned by some degrees, or is a triangle.
 *
 * @returns {Scene<Wall>}
 */
export function createSlopes() {
  const scene = createScene();
  const random = randomNumbers(4);
  const walls = scene.walls.map((wall, i) => (i >= 4 && i % 3 === 0 ? sloped(wall, i % 2 === 0, random) : wall));
  return { ...scene, walls };
}

/**
 * Half a box, or a box that is turned inside of its sides, so that bullets still start in the open.
 *
 * @param {Box} box @param {boolean} isTriangle @param {() => number} random
 * @returns {RotatedBox | Triangle}
 */
function sloped({ minX, minY, maxX, maxY }, isTriangle, random) {
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  if (isTriangle) return { points: corners.toSpliced(Math.floor(4 * random()), 1) };
  const angle = (random() - 0.5) * (Math.PI / 2);
  const [along, across] = [Math.cos(angle), Math.abs(Math.sin(angle))];
  const [width, height] = [(maxX - minX) / 2, (maxY - minY) / 2];
  const size = Math.min(width / (along * width + across * height), height / (across * width + along * height));
  const center = { x: minX + width, y: minY + height };
  return { center, half: { x: size * width, y: size * height }, angle };
}

/**
 * @param {number} x @param {number} y @param {number} width @param {number} height
 * @returns {Box}
 */
function box(x, y, width, height) {
  return { minX: x, minY: y, maxX: x + width, maxY: y + height };
}

/** @param {Box} box @param {number} x @param {number} y @param {number} distance */
function isNear({ minX, minY, maxX, maxY }, x, y, distance) {
  return x > minX - distance && x < maxX + distance && y > minY - distance && y < maxY + distance;
}

/**
 * The first point that is in no box: libraries disagree about bullets that start inside one.
 *
 * @param {Box[]} boxes
 * @param {() => [number, number]} point
 */
function inTheOpen(boxes, point) {
  for (;;) {
    const [x, y] = point();
    if (!boxes.some((box) => isNear(box, x, y, 0.05))) return [x, y];
  }
}
