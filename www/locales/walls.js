// The names of walls, of which a scene can have many: one word for all, each with its number.

/**
 * @param {string} word such as `Wall {n}`
 * @returns {Record<string, string>} by the name of the handle
 */
export const wallNames = (word) =>
  Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`wall${i + 1}`, word.replace('{n}', String(i + 1))]));
