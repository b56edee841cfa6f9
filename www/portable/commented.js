// The lines to copy, with their comments in the reader's language.

/**
 * The lines as readers see them: where a comment stands, `// {order}`, is what its language says there.
 * @param {string} text @param {Record<string, string>} comments
 * @returns {string}
 */
export const commented = (text, comments) => text.replace(/(?<=\/\/ )\{(\w+)\}/g, (_, key) => comments[key]);
