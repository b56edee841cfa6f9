// The explanation of a scene: the first one is in the page itself, others are loaded when they are shown.

const texts = /** @type {Record<string, () => Promise<any>>} */ (
  import.meta.glob('./locales/*/*.html', { query: '?raw', import: 'default' })
);

/**
 * @param {HTMLElement} article @param {HTMLElement} title @param {HTMLElement} subtitle @param {string} scene
 */
export async function showExplanation(article, title, subtitle, scene) {
  const [text, words] = await Promise.all([
    texts[`./locales/en/${scene}.html`]?.() ?? '',
    import(`./locales/en/${scene}.js`).catch(() => ({ default: { title: scene, subtitle: '' } })),
  ]);
  article.innerHTML = text;
  title.textContent = words.default.title;
  subtitle.textContent = words.default.subtitle;
}
