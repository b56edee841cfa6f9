// The style of parts that are loaded late: one constructed sheet for all elements of a page.

/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/** @param {ShadowRoot} root gets the style, once @param {string} text of the sheet */
export function addStyle(root, text) {
  const sheet = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
