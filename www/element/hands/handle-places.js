// Where handles are on the screen: on what they hold, with room between them, always in sight.

import { handlesOf, placeOf } from '../../model/state.js';
import { setAttribute } from '../dom.js';

/** @typedef {import('../../model/types.js').Box} Box */
/** @typedef {import('../../model/types.js').Point} Point */
/** @typedef {import('../../model/types.js').State} State */
/** @typedef {{ width: number, height: number, toScreen: (at: Point) => Point }} Screen */

/** How close the handle of a side or a radius may come to the middle of its shape, in pixels. */
const elbowRoom = { side: 40, radius: 30 };

/** Half the size of a handle's visible mark, in pixels. */
const half = 11;

/**
 * Moves each button to the place of its handle, and names it.
 * @param {import('../../model/types.js').Fields} fields @param {State} state
 * @param {Map<string, HTMLElement>} buttons by handle @param {Screen} screen @param {import('../../model/types.js').Say} say
 * @returns {Box[]} where the marks of the handles are, in pixels
 */
export function placeHandles(fields, state, buttons, screen, say) {
  return handlesOf(fields).flatMap(({ id, field, part, axis, tells }) => {
    const button = buttons.get(id);
    if (!button) return [];
    const place = placeOf(fields, state, id);
    const at = screen.toScreen(place);
    if (part !== '') {
      const outward = fields[field].outward?.(state[field], part) ?? { x: 0, y: 1 };
      const room = part === 'radius' ? elbowRoom.radius : elbowRoom.side;
      stepOutward(at, screen.toScreen(placeOf(fields, state, field)), outward, room);
    }
    keepInSight(at, screen);
    button.style.transform = `translate(${at.x}px, ${at.y}px)`;
    const key = tells ? 'figure.handleOf' : { both: 'figure.handle', x: 'figure.handleX', y: 'figure.handleY' }[axis];
    setAttribute(
      button,
      'aria-label',
      say(key, { name: `@handles.${id}`, ...place, number: tells && state[field][tells] }),
    );
    return { minX: at.x - half, minY: at.y - half, maxX: at.x + half, maxY: at.y + half };
  });
}

/**
 * Moves the handle of a part outward if its shape is too small for all its handles.
 * @param {Point} at changed in place @param {Point} middle @param {Point} outward of length one @param {number} room
 */
function stepOutward(at, middle, outward, room) {
  const distance = (at.x - middle.x) * outward.x + (at.y - middle.y) * outward.y;
  if (distance >= room) return;
  at.x += outward.x * (room - distance);
  at.y += outward.y * (room - distance);
}

/**
 * Brings a handle outside the picture, such as the tip of a long motion, back to the edge.
 * @param {Point} at changed in place @param {Screen} screen
 */
function keepInSight(at, { width, height }) {
  at.x = Math.min(Math.max(at.x, 0), width);
  at.y = Math.min(Math.max(at.y, 0), height);
}
