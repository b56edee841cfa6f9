// The entries of all scenes, as Vite finds them.

/** @type {Record<string, import('../index.js').Entry>} by their paths, `../walk/entry.json` */
export const entries = import.meta.glob('../*/entry.json', { eager: true, import: 'default' });
