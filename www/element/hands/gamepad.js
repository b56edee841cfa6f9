// The direction in which a gamepad is pushed.

/** @typedef {import('../../model/types.js').Point} Point */

/** The share of a stick's way that counts as rest. */
const dead = 0.2;
/** The four buttons of a standard gamepad's cross: up, down, left, right. */
const cross = [12, 13, 14, 15];

/** @returns {Gamepad[]} those that are connected; a page may be forbidden to ask */
export function gamepads() {
  try {
    return /** @type {Gamepad[]} */ ((navigator.getGamepads?.() ?? []).filter((pad) => pad?.connected));
  } catch {
    return [];
  }
}

/** @returns {Point | null} by the cross or the left stick of the first gamepad that is pushed, null where none is */
export function padDirection() {
  for (const { axes, buttons } of gamepads()) {
    const [up, down, left, right] = cross.map((index) => Number(buttons[index]?.pressed ?? false));
    const by = { x: right - left || axes[0] || 0, y: down - up || axes[1] || 0 };
    if (Math.hypot(by.x, by.y) > dead) return by;
  }
  return null;
}
