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
    this.left = (width - (world.maxX + world.minX) * this.scale) / 2;
    this.top = (height - (world.maxY + world.minY) * this.scale) / 2;
  }

  /** @param {Point} point @returns {Point} in CSS pixels from the top left corner */
  toScreen(point) {
    return { x: this.left + point.x * this.scale, y: this.top + point.y * this.scale };
  }

  /** @param {Point} point @returns {Point} */
  toWorld(point) {
    return { x: (point.x - this.left) / this.scale, y: (point.y - this.top) / this.scale };
  }

  /** @returns {Box} the part of the world that can be seen: more than was asked for where the shapes differ */
  get area() {
    const min = this.toWorld({ x: 0, y: 0 });
    const max = this.toWorld({ x: this.width, y: this.height });
    return { minX: min.x, minY: min.y, maxX: max.x, maxY: max.y };
  }

  /** @returns {number} the largest of 1, 2 and 5 times powers of ten that is a distance in the world of one pixel at most */
  get grain() {
    const pixel = 1 / this.scale;
    const power = 10 ** Math.floor(Math.log10(pixel));
    return ([5, 2, 1].find((digit) => digit * power <= pixel) ?? 1) * power;
  }
}
