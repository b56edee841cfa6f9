/** The field layer: pictures of the answers at every point where a handle could be. Needs a browser's ImageData. */

import { checkNumber, checkObject, checkWhole } from '../checks/checks.js';
import { unknown, wrongType } from '../checks/errors.js';
import { point } from '../checks/shapes.js';
import { checkLoaded, entries } from '../memory/wasm.js';

/** @typedef {import('../checks/shapes.js').Shape} Shape */

/**
 * A raster of samples in the world.
 *
 * @typedef {object} Tile
 * @property {number} x  of the first sample
 * @property {number} y  of the first sample
 * @property {number} step  world distance between samples, > 0
 * @property {number} width  samples across
 * @property {number} height  samples down
 * @property {{ cross: [number, number, number], touch: [number, number, number] }} palette  red, green, blue from 0 to 255
 */

const LARGEST_TILE = 8192;

/**
 * The function of a field: it takes a handle, the shapes and a tile, and gives the picture.
 *
 * @param {object} declaration
 * @param {string} declaration.name of the function
 * @param {(handle: number, numbers: Float64Array, raster: import('../wasm/graze2d.js').Tile) => Uint8ClampedArray} declaration.paint
 *   asks Rust for the pixels
 * @param {readonly string[]} declaration.handles in the order of Rust's numbers
 * @param {Record<string, Shape>} declaration.arguments in Rust's order
 * @returns {(handle: any, ...rest: any[]) => ImageData}
 */
export function field({ name, paint, handles, arguments: taken }) {
  const shapes = Object.entries(taken);
  return (handle, ...rest) => {
    const number = handles.indexOf(handle);
    if (number < 0) throw unknown(`${name}: handle`, `one of ${handles.join(', ')}`, handle);
    for (const [i, [path, shape]] of shapes.entries()) shape.check(name, path, rest[i]);
    const numbers = shapes.flatMap(([, shape], i) => shape.numbers(rest[i]));
    checkLoaded(name);
    const tile = rest[shapes.length];
    const raster = new entries.Tile(...tileNumbers(name, tile));
    try {
      const pixels = paint(number, Float64Array.from(numbers), raster);
      return new ImageData(/** @type {ImageDataArray} */ (pixels), tile.width, tile.height);
    } finally {
      raster.free();
    }
  };
}

/**
 * @param {string} caller
 * @param {Tile} tile
 * @returns {[number, number, number, number, number, number, number]}
 */
function tileNumbers(caller, tile) {
  point.check(caller, 'tile', tile);
  const { x, y, step, width, height, palette } = tile;
  checkNumber(caller, 'tile.step', step);
  if (step <= 0) throw wrongType(`${caller}: tile.step`, 'a number > 0', step);
  checkObject(caller, 'tile.palette', palette, '{cross, touch}');
  for (const path of /** @type {const} */ (['cross', 'touch'])) {
    const color = palette[path];
    const isColor = Array.isArray(color) && color.length === 3 && color.every((part) => part >= 0 && part <= 255);
    if (!isColor) throw wrongType(`${caller}: tile.palette.${path}`, 'three numbers from 0 to 255', color);
  }
  for (const path of /** @type {const} */ (['width', 'height'])) {
    checkWhole(caller, `tile.${path}`, tile[path], 1, LARGEST_TILE);
  }
  return [x, y, step, width, height, packed(palette.cross), packed(palette.touch)];
}

/** @param {[number, number, number]} color */
function packed([red, green, blue]) {
  return (red << 16) | (green << 8) | blue;
}
