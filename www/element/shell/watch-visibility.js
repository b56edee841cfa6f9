// Tells which elements are on the screen: one observer for the whole page.

/** @type {WeakMap<Element, (isVisible: boolean) => void>} */
const watchers = new WeakMap();
/** @type {IntersectionObserver | null} */
let observer = null;

/**
 * Tells whenever an element comes near the screen or leaves it.
 * @param {Element} element @param {(isVisible: boolean) => void} tell
 * @returns {() => void} stops telling
 */
export function watchVisibility(element, tell) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) watchers.get(entry.target)?.(entry.isIntersecting);
    },
    { rootMargin: '100px' },
  );
  watchers.set(element, tell);
  // Observed anew, it tells at once: whoever watches now may not know yet.
  observer.unobserve(element);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
