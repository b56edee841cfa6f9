// How much of the element to show: all of it, one line of controls, or the figure alone.

/** @typedef {'none' | 'compact' | 'full'} Size */

/** From this width on the sheets have room beside the figure, in pixels. */
const wide = 864;
/** Below this width even one line of controls does not fit. */
const narrow = 240;

/**
 * The size that a page asks for, or the one that fits.
 * @param {string | null} controls the attribute @param {number} width of the element
 * @returns {Size}
 */
export function sizeFor(controls, width) {
  if (controls === 'none' || controls === 'compact' || controls === 'full') return controls;
  return width >= wide ? 'full' : width < narrow ? 'none' : 'compact';
}

/**
 * Tells the width of an element whenever it changes, before anything is painted.
 * @param {Element} element @param {(width: number) => void} tell
 * @returns {() => void} stops telling
 */
export function watchWidth(element, tell) {
  const observer = new ResizeObserver(() => tell(element.getBoundingClientRect().width));
  observer.observe(element);
  return () => observer.disconnect();
}
