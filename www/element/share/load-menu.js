// Loads the menu with its words, when it is first opened.

import { languageOf, loadSay, usual } from '../../locales/index.js';
import { addresses } from './addresses.js';
import { ShareMenu } from './menu.js';

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

/**
 * Whether the element's files are where others can load them. Where a bundler has moved the element, its folder is not there.
 * @param {string} folder
 * @returns {Promise<boolean>}
 */
async function isThere(folder) {
  // Nothing on a disk can be fetched.
  if (!/^https?:/.test(folder)) return false;
  try {
    const { ok, headers } = await fetch(`${folder}embed.js`, { method: 'HEAD' });
    // Some servers answer with a page of theirs instead of an error.
    return ok && /javascript/.test(headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}
