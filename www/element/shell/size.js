// How much of the element to show, and the room for it. Style sheets ask for what is set here, and for no width.
//
// Widths are in pixels where letters have 17 of them: of larger letters, fewer fit.

/** @typedef {'none' | 'compact' | 'full'} Size */

/** From this width on the sheets have room beside the figure. */
const wide = 864;
/** From this width on the tools have room beside each other. */
const medium = 544;
/** Below this width even one line of controls does not fit. */
const narrow = 240;

/**
 * From each width on, how many lines the longest sentence takes: beside its verdict, below it where it is narrow. Where the
 * panel has only just come to the side, the words have the least room.
 * @type {Record<Size, [from: number, lines: number][]>}
 */
const lines = {
  none: [[0, 2]],
  compact: [
    [640, 2],
    [384, 3],
    [0, 4],
  ],
  full: [
    [1100, 2],
    [1010, 3],
    [wide, 4],
    [845, 2],
    [590, 3],
    [430, 4],
    [360, 3],
    [320, 4],
    [0, 5],
  ],
};

/** Below these widths tools have no room for names. */
const tight = { none: 0, compact: 384, full: 320 };

/** Below this width the outcome of a challenge may need two lines. */
const outcomeBreak = 992;

/**
 * How tall all else below a figure of the full width is, from each width on, in `rem`, with two lines of words. Where the
 * panel has only just come to the side, it leaves the tools the least room.
 */
const heights = [
  [899, 10.2],
  [wide, 17],
  [medium, 37],
  [0, 47.5],
];

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
 * Tells the style sheets how much is shown, and what there is room for.
 * @param {HTMLElement} frame @param {Size} size @param {number} width of the element
 * @param {number} length of sentences in its language, beside English ones
 * @param {import('../../scenes/index.js').Room} [room] that the scene asks for
 */
export function setSize(frame, size, width, length, { tools = 0 } = {}) {
  const count = Math.ceil((lines[size].find(([from]) => width >= from)?.[1] ?? 2) * length);
  const below = heights.find(([from]) => width >= from)?.[1] ?? 0;
  frame.dataset.size = size;
  frame.dataset.width = width >= wide ? 'wide' : width >= medium ? 'medium' : 'narrow';
  frame.toggleAttribute('data-tight', width < tight[size]);
  const room = { length, lines: count, below: below + tools, outcome: width < outcomeBreak ? 2 : 1 };
  for (const [name, value] of Object.entries(room)) frame.style.setProperty(`--${name}`, String(value));
}

/**
 * The width of an element, by its own letters.
 * @param {Element} element
 */
export function widthOf(element) {
  // A page may make an element's own letters larger, but not those in its frame.
  const { width, fontSize } = getComputedStyle(element.shadowRoot?.querySelector('.frame') ?? element);
  return (Number.parseFloat(width) * 17) / Number.parseFloat(fontSize) || 0;
}

/**
 * Tells of a new width, or of letters of another size, before anything is painted.
 * @param {Element} element @param {() => boolean} tell says whether it changed anything
 * @returns {() => void} stops telling
 */
export function watchWidth(element, tell) {
  let next = 0;
  const observer = new ResizeObserver(() => {
    if (!tell()) return;
    // The height may have changed now. Whoever still watches would hear of it too late for this frame, and browsers
    // report that to the page as an error.
    observer.unobserve(element);
    next = requestAnimationFrame(() => observer.observe(element));
  });
  observer.observe(element);
  return () => {
    cancelAnimationFrame(next);
    observer.disconnect();
  };
}
