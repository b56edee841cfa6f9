// A link in Markdown, with the answer in words.

/**
 * @param {import('./shown.js').Shown} shown @param {string} link
 * @returns {string}
 */
export function markdownCode({ title, sentence }, link) {
  const text = `${title}: ${sentence}`.replace(/([\\[\]`*_<>])/g, '\\$1');
  // Brackets keep an address with parentheses in one piece.
  return `[${text}](<${link}>)\n`;
}
