// The ready-made rooms.

/** @import { Preset, State } from '../../model/types.js' */

/** @param {number[]} places x and y of each corner */
const hull = (...places) => ({ points: places.flatMap((x, i) => (i % 2 ? [] : { x, y: places[i + 1] })) });

const ball = { x: 150, y: 36, radius: 6, motion: { x: -46, y: 61 } };

/** A slope, a crate that was turned, and a pin. @type {State} */
export const start = {
  movers: [ball],
  walls: [hull(104, 97, 157, 97, 157, 52), hull(76, 97, 70, 83, 84, 77, 90, 91), { x: 60, y: 40, radius: 4 }],
  way: { choice: 'draw' },
  response: { choice: 'slide' },
  seen: { choice: 'side' },
  fall: { value: 0 },
  clock: { value: 0 },
};

/** @type {Preset[]} */
export const presets = [
  { id: 'room', state: start },
  {
    id: 'stuck',
    state: {
      ...start,
      movers: [{ x: 62, y: 30, radius: 8, motion: { x: 40, y: 60 } }],
      walls: [hull(20, 97, 110, 97, 20, 40), { minX: 104, minY: 30, maxX: 116, maxY: 97 }],
    },
  },
  {
    id: 'lift',
    state: {
      ...start,
      way: { choice: 'walk' },
      movers: [{ x: 20, y: 91, radius: 6, motion: { x: 40, y: -20 } }],
      walls: [
        { minX: 40, minY: 93, maxX: 70, maxY: 97, name: 'Lift', motion: { x: 0, y: -50 } },
        { minX: 74, minY: 42, maxX: 157, maxY: 48 },
        hull(110, 97, 157, 97, 157, 74),
      ],
    },
  },
  {
    id: 'oneWay',
    state: {
      ...start,
      way: { choice: 'walk' },
      movers: [
        { points: [14, 22, 22, 14].map((x, i) => ({ x, y: i < 2 ? 85 : 93 })), radius: 4, motion: { x: 40, y: -20 } },
      ],
      walls: [
        { minX: 30, minY: 76, maxX: 70, maxY: 79, oneWay: true },
        { minX: 64, minY: 54, maxX: 108, maxY: 57, oneWay: true },
        hull(112, 97, 157, 97, 157, 60),
      ],
    },
  },
  {
    id: 'layers',
    isInText: true,
    state: {
      ...start,
      movers: [
        { x: 30, y: 36, radius: 6, motion: { x: 90, y: 0 } },
        { x: 30, y: 64, radius: 6, motion: { x: 90, y: 0 } },
      ],
      walls: [{ minX: 74, minY: 16, maxX: 86, maxY: 84, name: 'Gate', layers: 2 }],
    },
  },
  { id: 'empty', state: { ...start, movers: [{ ...ball, x: 28, y: 24, motion: { x: 60, y: 40 } }], walls: [] } },
];
