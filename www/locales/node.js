// The languages that are there, as Node finds them: how long their texts are, by the paths of their entries, `./en/entry.json`.

import { existsSync, readdirSync, readFileSync } from 'node:fs';

const files = readdirSync(new URL('.', import.meta.url))
  .map((language) => `./${language}/entry.json`)
  .filter((path) => existsSync(new URL(path, import.meta.url)));

/** @type {Record<string, number>} */
export const lengths = Object.fromEntries(
  files.map((path) => [path, JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')).length]),
);
