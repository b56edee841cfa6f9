// What both packages say about the project, set here alone. `node scripts/build/metadata.js` writes it into package.json and
// Cargo.toml; what is empty is left out there.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './run.js';

/** The project's addresses, empty until it has them, and the words by which people search. */
export const project = {
  /** As in `https://example.org/someone/graze`. */
  repository: '',
  /** The page with the scenes. */
  homepage: '',
  /** The Rust registry takes five; npm gets more. */
  keywords: ['collision', 'raycast', 'aabb', 'gamedev', 'geometry'],
  npmKeywords: ['collision-detection', 'swept-aabb', 'platformer', 'wasm'],
};

/** What is released, as package.json says. @type {{ version: string, license: string }} */
export const released = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * The text of package.json with these addresses and words.
 *
 * @param {string} text
 * @param {typeof project} [about]
 */
export function inPackageJson(text, { repository, homepage, keywords: shared, npmKeywords } = project) {
  const { name, version, description, ...rest } = JSON.parse(text);
  for (const key of ['repository', 'homepage', 'bugs', 'keywords']) delete rest[key];
  const keywords = [...shared, ...npmKeywords];
  const links = {
    ...(homepage && { homepage }),
    ...(repository && { repository: { type: 'git', url: `git+${repository}.git` }, bugs: `${repository}/issues` }),
  };
  return `${JSON.stringify({ name, version, description, keywords, ...links, ...rest }, null, 2)}\n`;
}

/**
 * The text of Cargo.toml with these addresses and words.
 *
 * @param {string} text
 * @param {typeof project} [about]
 */
export function inCargoToml(text, { repository, homepage, keywords } = project) {
  const lines = [
    repository && `repository = "${repository}"`,
    homepage && `homepage = "${homepage}"`,
    `keywords = [${keywords.map((word) => `"${word}"`).join(', ')}]`,
  ];
  const bare = text.replaceAll(/^(?:repository|homepage) = .*\n/gm, '');
  return bare.replace(/^keywords = .*$/m, () => lines.filter(Boolean).join('\n'));
}

/** The files that repeat the setting. */
export const written = /** @type {const} */ ([
  ['package.json', inPackageJson],
  ['Cargo.toml', inCargoToml],
]);

if (isMain(import.meta.url)) {
  for (const [name, rewrite] of written) {
    const file = join(root, name);
    writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
  }
}
