// A finger for the engines whose drivers have none: it makes the pointer events in the page, which scrolls under no such finger.

/**
 * Runs in the page.
 *
 * @param {object} touch
 * @param {'start' | 'move' | 'end'} touch.type
 * @param {import('../page.js').Point} touch.at
 * @param {number} touch.pointerId that of the mouse, since only a pointer that exists can be captured
 */
export function finger({ type, at: { x, y }, pointerId }) {
  const memory = /** @type {{ fingerTarget?: Element | null }} */ (globalThis);
  if (type === 'start') {
    let target = document.elementFromPoint(x, y);
    while (target?.shadowRoot?.elementFromPoint(x, y)) {
      const inner = target.shadowRoot.elementFromPoint(x, y);
      if (inner === target) break;
      target = inner;
    }
    memory.fingerTarget = target;
  }
  const name = { start: 'pointerdown', move: 'pointermove', end: 'pointerup' }[type];
  const who = { pointerId, pointerType: 'touch', isPrimary: true, button: type === 'move' ? -1 : 0 };
  const where = { clientX: x, clientY: y, buttons: type === 'end' ? 0 : 1 };
  const how = { bubbles: true, cancelable: true, composed: true };
  // A finger stays with the element it came down on.
  memory.fingerTarget?.dispatchEvent(new PointerEvent(name, { ...who, ...where, ...how }));
}
