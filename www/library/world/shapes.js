/**
 * Walls and movers of a world that are no boxes: the twenty numbers that Rust takes of them, and the object that tells one.
 * Rust moves a shape by its position alone; what its form is stays here, so it is the same to the last bit wherever it is.
 */

import { convex, copyConvex, isConvex } from '../checks/convex.js';
import { scratch } from '../memory/rows.js';
import { numbers } from '../memory/wasm.js';
import { ANGLED, BOX, CIRCLE, ROTATED } from '../wasm/tables.js';

/** @import { Circle, Polygon, RotatedBox } from '../types.js' */
/** @typedef {number[]} Copy  the form, the radius and the numbers of a shape */

/** Numbers of a shape. */
export const SHAPE_SIZE = 20;

/**
 * The numbers of a shape, each read once; undefined if it is none. A point alone is none: it is rather a circle without its
 * radius.
 *
 * @param {any} value
 * @returns {Copy | undefined}
 */
export function copyShape(value) {
  const copy = copyConvex(value);
  if (!isConvex(copy) || (copy[0] === 1 && !('points' in value))) return undefined;
  // Without any −0, as in Rust: JSON would lose it.
  for (let i = 0; i < SHAPE_SIZE; i++) copy[i] += 0;
  return copy[0] === BOX && copy[1] > 0 ? roundedBox(copy) : copy;
}

/**
 * A box with a radius as its four corners: its far corner is not always a double, wherever it is moved to.
 *
 * @param {Copy} copy
 * @returns {Copy}
 */
function roundedBox(copy) {
  const [, radius, minX, minY, maxX, maxY] = copy;
  // Rust says what is wrong with it.
  if (minX > maxX || minY > maxY) return copy;
  const corners = [minX, minY, maxX, minY, maxX, maxY, minX, maxY];
  return [4, radius, minX, minY, ...corners, ...new Array(SHAPE_SIZE - 12).fill(0)];
}

/** A box without a radius as twenty numbers. @param {import('../types.js').Box} box @returns {Copy} */
export const plainBox = ({ minX, minY, maxX, maxY }) => [
  BOX,
  0,
  minX,
  minY,
  maxX,
  maxY,
  ...new Array(SHAPE_SIZE - 6).fill(0),
];

/** Whether a copy is that of a box without a radius. @param {Copy} copy */
export const isPlainBox = (copy) => copy[0] === BOX && copy[1] === 0;

/**
 * The shape at a position. It can be given again, and is the same to the last bit.
 *
 * @param {Copy} copy
 * @param {number} x
 * @param {number} y
 * @returns {Circle | RotatedBox | Polygon}
 */
export function shapeAt([form, radius, ...n], x, y) {
  if (form === CIRCLE) return { x, y, radius };
  const box = { center: { x, y }, half: { x: n[2], y: n[3] } };
  if (form === ROTATED) return { ...box, direction: { x: n[4], y: n[5] }, radius };
  if (form === ANGLED) return { ...box, angle: n[4], radius };
  const points = Array.from({ length: form }, (_, i) => ({ x: n[2 + 2 * i], y: n[3 + 2 * i] }));
  return { points, at: { x, y }, radius };
}

/**
 * Puts the numbers of shapes into the scratch, from its start.
 *
 * @param {string} caller
 * @param {Copy[]} copies
 */
export function putShapes(caller, copies) {
  const all = copies.flat();
  // This may grow the memory, which detaches every earlier view of it.
  const at = scratch(caller, all.length);
  numbers().set(all, at);
}

/**
 * Whether a value is meant as a shape that is no box.
 *
 * @param {any} value
 */
export const isMeantAsShape = (value) =>
  typeof value === 'object' &&
  value !== null &&
  ['points', 'a', 'b', 'center', 'half', 'radius'].some((key) => key in value);

/**
 * Throws what is wrong with a shape.
 *
 * @param {string} caller
 * @param {string} path
 * @param {any} value
 */
export const checkShape = (caller, path, value) => convex.check(caller, path, value);
