// The question on show, written by the functions of the menu to share.

import { codes } from '../../share/formats.js';
import { shownBy } from '../../share/shown.js';

/**
 * @param {string} format @param {import('../../../model/model.js').Model} model
 * @param {import('../../../model/types.js').Say} say
 * @returns {string}
 */
export const writtenAs = (format, model, say) => codes[format](shownBy(model, say));
