// Autoplay: the figure opens on its question and plays its motion once by itself, until the reader touches something.

/** What ends it: any touch or key, wherever on the page. */
const ends = ['pointerdown', 'keydown', 'wheel', 'touchstart'];

/**
 * Waits until the motion has played, or the reader touches something. Links keep nothing of what it shows.
 * @param {import('../../model/model.js').Model} model @param {number} time how long the motion plays, in milliseconds
 * @param {() => void} rest ends the motion, where it began
 * @returns {() => void} ends it before
 */
export function autoplay(model, time, rest) {
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    model.isOpening = false;
    clearTimeout(timer);
    for (const type of ends) window.removeEventListener(type, end, true);
    rest();
  };
  model.isOpening = true;
  const timer = setTimeout(end, time);
  for (const type of ends) window.addEventListener(type, end, { capture: true, passive: true });
  return end;
}
