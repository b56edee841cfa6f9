// The style of the element: one constructed sheet that all elements of a page share.

import beside from '../style/beside.css?inline';
import element from '../style/element.css?inline';
import handles from '../style/handles.css?inline';
import print from '../style/print.css?inline';
import size from '../style/size.css?inline';
import tokens from '../style/tokens.css?inline';
import tools from '../style/tools.css?inline';
import walk from '../style/walk.css?inline';

/** @type {CSSStyleSheet | null} */
let sheet = null;

/** @returns {CSSStyleSheet} made on first use */
export function elementSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync([tokens, element, handles, tools, walk, size, beside, print].join('\n'));
  }
  return sheet;
}
