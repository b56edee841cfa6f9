// The names of walls, of which a scene can have many: one word for all, each with its number, and one for each side.

/**
 * @param {string} word such as `Wall {n}` @param {Record<string, string>} sides such as `Wall {n}, left side`
 * @returns {Record<string, string>} by the name of the handle
 */
export function wallNames(word, sides) {
  const all = { '': word, ...Object.fromEntries(Object.entries(sides).map(([side, text]) => [`.${side}`, text])) };
  return Object.fromEntries(
    Array.from({ length: 200 }, (_, i) => String(i + 1)).flatMap((n) =>
      Object.entries(all).map(([part, text]) => [`wall${n}${part}`, text.replace('{n}', n)]),
    ),
  );
}
