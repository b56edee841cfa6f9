// The types a scene draws with: the scene says what a stroke means, and the picture decides how it looks.

/** @import { Box, Point } from './types.js' */

/**
 * The meaning of a stroke.
 * @typedef {'path' | 'fixed' | 'grown' | 'enter' | 'exit' | 'touch' | 'normal' | 'reject' | 'ghost' | 'focus' |
 *   'clockwise' | 'counter-clockwise'} Role
 */

/**
 * How a stroke differs from the usual look of its role.
 * @typedef {object} StrokeStyle
 * @property {boolean} [fill]
 * @property {boolean | 'back'} [hatch] lines across the area; `back` leans the other way
 * @property {boolean} [outline] drawn unless false
 * @property {number} [width] in pixels
 * @property {number} [alpha]
 * @property {number} [tint] strength of the fill alone
 * @property {number[]} [dash]
 * @property {number} [grown] of a polygon, by which radius
 * @property {boolean} [isAnswer] whether it tells what is entered: no picture of the question has it
 */

/** The window of a picture. @typedef {{ width: number, height: number, density: number, scale: number, toScreen: (at: Point) => Point }} Pixels */
/**
 * How the things of a role are painted: CSS colors, and dashes in pixels.
 * @typedef {{ line: string, fill: string, dash: number[] }} Paint
 */

/**
 * Boxes that paint themselves.
 * @typedef {object} Many
 * @property {(context: CanvasRenderingContext2D, paint: Paint, view: Pixels) => void} paint
 * @property {(path: Pick<CanvasRenderingContext2D, 'rect'>, view: Pixels) => void} trace traces those that are painted one by one
 */

/**
 * Places and lengths are in the world; widths, marks and text in pixels.
 * @typedef {object} Pen
 * @property {Box} area the visible part of the world
 * @property {number} width of the picture in pixels: on a narrow one a scene says less
 * @property {number} size of marks and text beside the usual one: a large picture is read from further away
 * @property {(pixels: number) => number} length the length of so many pixels in the world
 * @property {(role: Role, from: Point, to: Point, look?: StrokeStyle) => void} line
 * @property {(role: Role, box: Box, look?: StrokeStyle) => void} box
 * @property {(role: Role, boxes: Many) => void} many boxes that paint themselves: too many for strokes of their own
 * @property {(role: Role, corners: Point[], look?: StrokeStyle) => void} polygon a polygon, also one grown by a radius: of one or two corners, a circle or a capsule
 * @property {(role: Role, box: Box, unit: number) => void} lattice a point at every multiple of the unit in a box
 * @property {(role: Role, box: Box, radius: number, look?: StrokeStyle) => void} rounded a box grown by a radius
 * @property {(role: Role, center: Point, radius: number, look?: StrokeStyle) => void} circle
 * @property {(role: Role, at: Point, look?: { hollow?: boolean, ring?: boolean, size?: number }) => void} dot
 * @property {(role: Role, from: Point, to: Point, look?: StrokeStyle & { head?: number }) => void} arrow
 * @property {(role: Role, at: Point, direction: Point, pixels: number) => void} ray an arrow of a length in pixels; the
 *   direction is of length one
 * @property {(role: Role, at: Point, text: string, towards?: Point, gap?: number, within?: Box) => void} label a text beside
 *   a place, in a direction where that is free, and in a box if one is given
 */

/** How far around a point of a lattice the field layer shows its answer, as a share of the way to the next one. */
export const spot = 0.3;
