// The entries of all languages, as Vite finds them.

/** @type {Record<string, import('./index.js').Entry>} by their paths, `./en/entry.json` */
export const entries = import.meta.glob('./*/entry.json', { eager: true, import: 'default' });
