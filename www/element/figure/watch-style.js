// Tells when colors or fonts of the page may have changed.

const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'];

/**
 * Tells whenever the colors may have changed, or a font has arrived.
 * @param {HTMLElement} swatch whose colors run a transition when they change @param {{ recolored: () => void, loaded: () => void }} tell
 * @returns {() => void} stops telling
 */
export function watchStyle(swatch, { recolored, loaded }) {
  const media = queries.map((query) => matchMedia(query));
  swatch.addEventListener('transitionrun', recolored);
  for (const each of media) each.addEventListener('change', recolored);
  const fonts = document.fonts;
  fonts?.addEventListener?.('loadingdone', loaded);
  return () => {
    swatch.removeEventListener('transitionrun', recolored);
    for (const each of media) each.removeEventListener('change', recolored);
    fonts?.removeEventListener?.('loadingdone', loaded);
  };
}
