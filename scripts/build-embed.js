// What stands beside the built element: the page for frames, and the hash of the entry for `integrity`.

import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

/** @param {string} folder with the built `element.js` */
export function writeEmbed(folder) {
  for (const name of ['embed.html', 'embed.js']) copyFileSync(join(root, 'www/embed', name), join(folder, name));
  const hash = integrityOf(readFileSync(join(folder, 'element.js')));
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify({ 'element.js': hash })}\n`);
}

/**
 * The value of the attribute `integrity` for a script.
 * @param {Buffer} content
 * @returns {string}
 */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
