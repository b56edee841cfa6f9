// Loads the menu with its words, when it is first opened.

import { languageOf, loadSay } from '../../locales/index.js';
import { addresses } from './addresses.js';
import { loadIntegrity } from './integrity.js';
import { ShareMenu } from './menu.js';

/**
 * @param {Element} host whose language the menu speaks
 * @param {import('../../model/model.js').Model} model @param {import('../../model/types.js').Say} say
 * @param {import('./menu.js').See} see
 */
export async function loadMenu(host, model, say, see) {
  const places = addresses();
  const [words, integrity] = await Promise.all([loadSay(languageOf(host), '', 'share'), loadIntegrity(places.folder)]);
  return new ShareMenu(model, say, words, see, { ...places, integrity });
}
