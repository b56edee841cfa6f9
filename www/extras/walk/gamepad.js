// The direction in which a gamepad is pushed.

/** @import { Point } from '../../model/types.js' */

/** The share of a stick's reach that counts as rest. */
const dead = 0.2;
/** The four buttons of a standard gamepad's cross: up, down, left, right. */
const cross = [12, 13, 14, 15];

/** @returns {Gamepad[]} the connected ones; this is loaded where a page may ask for them */
const gamepads = () => /** @type {Gamepad[]} */ (navigator.getGamepads().filter((pad) => pad?.connected));

/** @returns {Point | null} from the cross or left stick of the first gamepad that is pushed, or null */
export function padDirection() {
  for (const { axes, buttons } of gamepads()) {
    const [up, down, left, right] = cross.map((index) => Number(buttons[index]?.pressed ?? false));
    const by = { x: right - left || axes[0] || 0, y: down - up || axes[1] || 0 };
    if (Math.hypot(by.x, by.y) > dead) return by;
  }
  return null;
}
