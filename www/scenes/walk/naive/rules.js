// Rules of movement that go wrong: a circle among walls as games often begin with. For comparison only.
//
// Plain JavaScript without the library. Each set of rules is written for these pages, like rules that people report
// trouble with, and taken from nobody.

import { axes } from './axes.js';
import { push } from './push.js';
import { sides } from './sides.js';

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */
/** @typedef {'left' | 'right' | 'top' | 'bottom'} Side */
/** @typedef {{ index: number, side: Side }} Test what a test says: the side of a wall that it takes for hit */
/**
 * One step of a walker: where it ends, and what the tests said on the way.
 * @typedef {(walker: Point & { radius: number }, motion: Point, walls: Box[]) => { position: Point, tests: Test[] }} Rules
 */

/** Each set of rules, by name. @type {Record<string, Rules>} */
export const rules = { sides, push, axes };
