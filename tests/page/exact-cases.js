// The exact cases by name: those that the scene offers, and those to which only links lead.

import { readFileSync } from 'node:fs';

const links = new URL('../../www/scenes/degenerates/links.jsonl', import.meta.url);
const names = ['past', 'corner', 'cut', 'along', 'noLength', 'noSize', 'late', 'seam', 'hair', 'huge', 'tiny'];
const lines = readFileSync(links, 'utf8').trim().split('\n');

/** Their links were made before there was a magnifier to open at either end. */
const closed = { choice: 'none' };

/** @type {Map<string, { link: string, state: any }>} */
export const exactCases = new Map(
  names.map((name, i) => {
    const { link, state } = JSON.parse(lines[i]);
    return [name, { link, state: { ...state, ends: closed } }];
  }),
);
