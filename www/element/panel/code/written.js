// The question on show, written by the functions of the menu to share.

import { codes } from '../../share/formats.js';
import { shownBy } from '../../share/shown.js';

/**
 * While nothing was asked, a comment that says so.
 * @param {string} format @param {import('../../../model/model.js').Model} model
 * @param {import('../../../model/types.js').Say} say
 * @returns {string}
 */
export function writtenAs(format, model, say) {
  const shown = shownBy(model, say);
  return shown.call ? codes[format](shown) : `// ${shown.sentence}\n`;
}
