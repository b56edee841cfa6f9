// Tells the size of an element and the resolution of the screen.

/**
 * The size of an element in its own pixels, whatever the page makes of them.
 * @param {Element} element
 * @returns {{ width: number, height: number }}
 */
export function sizeOf(element) {
  const { width, height } = getComputedStyle(element);
  return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
}

/**
 * Tells whenever an element's size or the screen's resolution changes.
 * @param {Element} element
 * @param {(width: number, height: number, density: number) => void} tell
 * @returns {() => void} stops telling
 */
export function watchSize(element, tell) {
  let density = globalThis.devicePixelRatio || 1;
  /** @type {MediaQueryList | null} */
  let query = null;
  const measure = () => {
    const { width, height } = sizeOf(element);
    if (width > 0 && height > 0) tell(width, height, density);
  };
  const watchDensity = () => {
    density = globalThis.devicePixelRatio || 1;
    query = matchMedia(`(resolution: ${density}dppx)`);
    query.addEventListener('change', changeDensity, { once: true });
  };
  const changeDensity = () => {
    watchDensity();
    measure();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  watchDensity();
  return () => {
    observer.disconnect();
    query?.removeEventListener('change', changeDensity);
  };
}
