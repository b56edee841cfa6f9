// Styles that all elements of a page share: one constructed sheet each.

import element from '../style/element.css?inline';
import handles from '../style/handles.css?inline';
import print from '../style/print.css?inline';
import size from '../style/size.css?inline';
import tokens from '../style/tokens.css?inline';
import tools from '../style/tools.css?inline';

/**
 * What adds a style to a shadow root. The sheet is made when it is first added.
 * @param {string} css
 * @returns {(root: ShadowRoot) => void}
 */
export function sharedStyle(css) {
  /** @type {CSSStyleSheet | null} */
  let sheet = null;
  return (root) => {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  };
}

/** Adds the style of the element. */
export const addElementStyle = sharedStyle([tokens, element, handles, tools, size, print].join('\n'));
