// The imports of a JavaScript file: static, dynamic, and those of types in comments.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** @typedef {{ to: string, isType: boolean }} Import */

/**
 * Files that a file imports by a relative path, from the same root as the file itself.
 *
 * @param {string} root
 * @param {string} path
 * @param {string} text
 * @returns {Import[]}
 */
export function javascriptImports(root, path, text) {
  const comments = /\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm;
  const code = text.replaceAll(comments, '');
  const notes = (text.match(comments) ?? []).join('\n');
  const named = (/** @type {string} */ where, /** @type {RegExp} */ pattern, /** @type {boolean} */ isType) =>
    [...where.matchAll(pattern)].map(([, name]) => {
      const to = join(dirname(path), name.replace(/\?.*$/, ''));
      if (!existsSync(join(root, to)))
        throw new Error(
          `${path} imports ${name}, which is not there: run \`npm run build:wasm\` if the build makes it`,
        );
      return { to, isType };
    });
  return [
    ...named(code, /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g, false),
    ...named(notes, /(?:\bimport\(|@import .* from )'(\.[^']+)'/g, true),
  ];
}
