// The languages that are there, as Vite finds them: how long their texts are, by the paths of their entries, `./en/entry.json`.

/** @type {Record<string, number>} */
export const lengths = import.meta.glob('./*/entry.json', { eager: true, import: 'length' });
