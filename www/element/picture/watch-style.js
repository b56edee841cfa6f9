// Tells when colors or fonts of the page may have changed.

const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'];

/**
 * Tells whenever the colors may have changed, or a font has arrived.
 * @param {{ recolored: () => void, loaded: () => void }} tell
 * @returns {() => void} stops telling
 */
export function watchStyle({ recolored, loaded }) {
  const media = queries.map((query) => matchMedia(query));
  for (const each of media) each.addEventListener('change', recolored);
  const fonts = document.fonts;
  fonts?.addEventListener?.('loadingdone', loaded);
  return () => {
    for (const each of media) each.removeEventListener('change', recolored);
    fonts?.removeEventListener?.('loadingdone', loaded);
  };
}
