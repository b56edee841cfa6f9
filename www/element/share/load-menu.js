// Loads the menu with its words, when it is first opened.

import { languageOf, loadSay, usual } from '../../locales/index.js';
import { addresses } from './addresses.js';
import { ShareMenu } from './menu.js';
import { isThere } from './reach.js';

/**
 * @param {Element} host whose language the menu speaks
 * @param {import('../../model/model.js').Model} model @param {import('../../model/types.js').Say} say
 * @param {import('./menu.js').See} see
 */
export async function loadMenu(host, model, say, see) {
  const places = addresses();
  const language = languageOf(host);
  const [words, hasFolder] = await Promise.all([loadSay(language, '', 'share'), isThere(places.folder)]);
  return new ShareMenu(model, say, words, see, { ...places, hasFolder, lang: language === usual ? '' : language });
}
