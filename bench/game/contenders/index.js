/**
 * Who races, in the order of the table. The first is the one that the others are compared with.
 *
 * @typedef {import('../scene.js').Scene} Scene
 * @typedef {import('../scene.js').Frame} Frame
 *
 * @typedef {object} Answers  written anew in every frame
 * @property {Float64Array} t  when each bullet hits, from 0 to 1; Infinity if it hits nothing
 * @property {Int32Array} which  what it hits: walls count from 0, moving boxes follow; −1 if nothing
 * @property {{ x: number, y: number }} player  where the player's center is
 *
 * @typedef {(frame: Frame, answers: Answers, isFirst: boolean) => void} PlayFrame  moves the boxes, then the player,
 *   then asks about the bullets; in the first frame of a loop the player starts again
 *
 * @template {import('../scene.js').Wall} [W=import('../scene.js').Box]
 * @typedef {object} Contender
 * @property {string} name
 * @property {string} player  how it moves the player, since the libraries differ most there
 * @property {(scene: import('../scene.js').Scene<W>) => PlayFrame | Promise<PlayFrame>} create
 */

import { grazeBatch } from './graze-batch.js';
import { grazePlain } from './graze-plain.js';
import { planck } from './planck.js';
import { rapier } from './rapier.js';
import { rbush } from './rbush.js';
import { separation } from './separation.js';

/** Who knows walls of every form. @type {Contender<import('../scene.js').Wall>[]} */
export const ofSlopes = [grazePlain, grazeBatch, rapier];

/** @type {Contender[]} */
export const contenders = [grazePlain, grazeBatch, rapier, rbush, separation, planck];
