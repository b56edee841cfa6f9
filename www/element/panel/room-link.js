// The link that opens a mover and its walls in a reader's own room.

import { make, setAttribute } from '../../dom/dom.js';
import { writeBody } from '../../model/fields/body-text.js';
import { version } from '../../model/permalink.js';
import { addresses } from '../share/addresses.js';

/** @import { Model } from '../../model/model.js' */
/** @import { Scene, State } from '../../model/types.js' */

/** The most walls that a room has. */
const most = 24;

/**
 * The room of a travel, as a place in the page; nothing for another question, or if there are too many walls.
 * @param {Scene} scene @param {State} state @param {any} result
 */
export function roomOf({ id, call, presets }, state, result) {
  // A challenge has no ready-made cases, and keeps its walls to itself.
  if (!presets) return '';
  const [name, , mover, motion, response] = call?.(state, result) ?? [];
  if (name !== 'travel' || id === 'room' || state.walls.length > most) return '';
  const isWalked = motion.x === 0 && motion.y === 0;
  const parts = {
    movers: writeBody({ ...mover, motion: isWalked ? { x: 20, y: 0 } : motion }),
    walls: state.walls.map(writeBody).join(';'),
    ...(isWalked ? { way: 'walk', seen: 'above' } : { response: response.kind }),
  };
  return ['room', version, ...Object.entries(parts).map(([key, text]) => `${key}=${text}`)].join('~');
}

export class RoomLink {
  #model;
  root = make('a', { class: 'pill room', hidden: true });

  /** @param {Model} model @param {import('../../model/types.js').Say} say */
  constructor(model, say) {
    this.#model = model;
    this.root.textContent = say('tools.room');
  }

  update() {
    const { scene, state, result, isLocked } = this.#model;
    // In the page of someone else there are no other scenes.
    const room = addresses().page && !isLocked ? roomOf(scene, state, result) : '';
    this.root.hidden = room === '';
    setAttribute(this.root, 'href', `#${room}`);
  }
}
