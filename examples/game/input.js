// What the player holds, as bits: keys, the buttons on the screen and a gamepad.

import { DOWN, LEFT, RIGHT, UP } from './rules.js';

/** The bit of the key that rewinds the game, which knows none of it. */
export const REWIND = 16;

const bitOf = {
  ...{ ArrowLeft: LEFT, ArrowRight: RIGHT, ArrowUp: UP, ArrowDown: DOWN, Space: UP },
  ...{ KeyA: LEFT, KeyD: RIGHT, KeyW: UP, KeyS: DOWN, KeyR: REWIND },
};
const keys = new Set();
const fingers = new Map(); // which bit each of them holds

/** Listens to the keyboard, and to the elements with `data-key` in `pad`. */
export function listen(pad) {
  addEventListener('keydown', (event) => {
    if (!bitOf[event.code] || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code === 'Space' && event.target.matches('button')) return; // it presses the button
    event.preventDefault(); // the page does not scroll
    keys.add(event.code);
  });
  addEventListener('keyup', (event) => keys.delete(event.code));
  const rest = () => {
    keys.clear();
    fingers.clear();
  };
  addEventListener('blur', rest);
  document.addEventListener('visibilitychange', rest);

  pad.onpointerdown = (event) => {
    pad.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, bitAt(event));
  };
  pad.onpointermove = (event) => {
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, bitAt(event)); // a thumb slides to the next button
  };
  pad.onpointerup = pad.onpointercancel = (event) => fingers.delete(event.pointerId);
}

const bitAt = ({ clientX, clientY }) => bitOf[document.elementFromPoint(clientX, clientY)?.dataset.key] ?? 0;

/** What is held now. */
export function held() {
  let bits = 0;
  for (const key of keys) bits |= bitOf[key];
  for (const bit of fingers.values()) bits |= bit;
  for (const gamepad of navigator.getGamepads?.() ?? []) if (gamepad) bits |= bitsOfGamepad(gamepad);
  return bits;
}

/** The stick, the cross (buttons 12 to 15 of the standard layout) and the lowest button, which jumps. */
function bitsOfGamepad({ axes: [x = 0, y = 0], buttons }) {
  const isPressed = (n) => buttons[n]?.pressed;
  return (
    (x < -0.5 || isPressed(14) ? LEFT : 0) |
    (x > 0.5 || isPressed(15) ? RIGHT : 0) |
    (y < -0.5 || isPressed(12) || isPressed(0) ? UP : 0) |
    (y > 0.5 || isPressed(13) ? DOWN : 0)
  );
}
