// Loads the menu with its words, when it is first opened.

import { loadSay, nearestLanguage } from '../../locales/index.js';
import { ShareMenu } from './menu.js';

/**
 * @param {Element} host whose language the menu speaks
 * @param {import('../../model/model.js').Model} model @param {import('../../model/types.js').Say} say
 * @param {import('./menu.js').See} see
 */
export async function loadMenu(host, model, say, see) {
  const language = nearestLanguage(host.closest('[lang]')?.getAttribute('lang') ?? '');
  return new ShareMenu(model, say, await loadSay(language, 'share'), see);
}
