// The window onto the world: from world to screen, and back.

/** @import { Box, Point } from '../../model/types.js' */

/** A uniform scale that shows a box of the world, whole and centered on the screen. */
export class View {
  /** @param {Box} world @param {number} width CSS pixels @param {number} height @param {number} density device pixels each */
  constructor(world, width, height, density = 1) {
    this.world = world;
    this.width = width;
    this.height = height;
    this.density = density;
    this.scale = Math.min(width / (world.maxX - world.minX), height / (world.maxY - world.minY)) || 1;
    // Places are counted from the middle: far out, the sum of a product and a distance would lose its last digits.
    this.middle = { x: (world.minX + world.maxX) / 2, y: (world.minY + world.maxY) / 2 };
    this.dragStep = dragStepOf(this.scale);
  }

  /** @param {Point} point @returns {Point} in CSS pixels from the top left corner */
  toScreen(point) {
    const { middle, scale } = this;
    return { x: this.width / 2 + (point.x - middle.x) * scale, y: this.height / 2 + (point.y - middle.y) * scale };
  }

  /** @param {Point} point @returns {Point} */
  toWorld(point) {
    const { middle, scale } = this;
    return { x: middle.x + (point.x - this.width / 2) / scale, y: middle.y + (point.y - this.height / 2) / scale };
  }

  /** @returns {Box} the part of the world that can be seen: more than was asked for where the shapes differ */
  get area() {
    const min = this.toWorld({ x: 0, y: 0 });
    const max = this.toWorld({ x: this.width, y: this.height });
    return { minX: min.x, minY: min.y, maxX: max.x, maxY: max.y };
  }
}

/**
 * The largest of 1, 2 and 5 times powers of ten that is a distance in the world of one pixel at most.
 * @param {number} scale pixels for a distance of 1
 */
function dragStepOf(scale) {
  const pixel = 1 / scale;
  const power = 10 ** Math.floor(Math.log10(pixel));
  return ([5, 2, 1].find((digit) => digit * power <= pixel) ?? 1) * power;
}
