// The entries of all languages, as Node finds them.

import { existsSync, readdirSync, readFileSync } from 'node:fs';

const files = readdirSync(new URL('.', import.meta.url))
  .map((language) => `./${language}/entry.json`)
  .filter((path) => existsSync(new URL(path, import.meta.url)));

/** @type {Record<string, import('./index.js').Entry>} by their paths, `./en/entry.json` */
export const entries = Object.fromEntries(
  files.map((path) => [path, JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))]),
);
