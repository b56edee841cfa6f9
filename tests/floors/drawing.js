// The drawing of the floors in CONTRIBUTING.md, read as rules.
//
//   www/element/
//   show                          a line is a floor, the highest first; what follows two spaces is a comment
//   hands  picture (for show)     names of one floor do not know each other; `for` names the only one that may import it

import { readFileSync } from 'node:fs';

/** @typedef {{ name: string, level: number, only: string | null }} Entry a file or folder of the drawn folder, its height, and its only importer */
/** @typedef {{ folder: string, entries: Entry[] }} Drawing */

/**
 * The drawings in a text: fenced blocks whose first line is a folder, `src/`.
 *
 * @param {string} file
 * @returns {Drawing[]}
 */
export function readDrawings(file) {
  const blocks = readFileSync(file, 'utf8').matchAll(/^```text\n([\w/]+\/)(?: {2}.*)?\n([\s\S]*?)^```/gm);
  return [...blocks].map(([, folder, text]) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const entries = lines.flatMap((line, index) => entriesOf(line, lines.length - index));
    return { folder, entries };
  });
}

/**
 * The entries of one line.
 *
 * @param {string} line
 * @param {number} level
 * @returns {Entry[]}
 */
function entriesOf(line, level) {
  const names = line.split(/ {2,}/)[0].matchAll(/([\w-]+)(?: \(for ([\w-]+)\))?/g);
  return [...names].map(([, name, only]) => ({ name, level, only: only ?? null }));
}

/**
 * The entry that a file of the drawn folder belongs to.
 *
 * @param {Drawing} drawing
 * @param {string} path
 * @returns {Entry | undefined}
 */
export function entryOf({ folder, entries }, path) {
  const name = path.slice(folder.length).split(/[/.]/)[0];
  return entries.find((entry) => entry.name === name);
}

/**
 * What is wrong with an import, as the drawings have it: a sentence for each drawing in which it goes up or sideways.
 *
 * @param {Drawing[]} drawings
 * @param {string} from
 * @param {string} to
 * @param {boolean} [isType] an import of types alone, which needs no permission to go down
 * @returns {string[]}
 */
export function complaints(drawings, from, to, isType = false) {
  return drawings.flatMap((drawing) => {
    if (!from.startsWith(drawing.folder) || !to.startsWith(drawing.folder)) return [];
    const [importer, imported] = [entryOf(drawing, from), entryOf(drawing, to)];
    if (!importer || !imported || importer === imported) return [];
    if (importer.level <= imported.level) return [`${from} imports ${to}, which is not below it in ${drawing.folder}`];
    const isForbidden = !isType && imported.only !== null && imported.only !== importer.name;
    return isForbidden ? [`${from} imports ${to}, which is there for ${imported.only} alone`] : [];
  });
}
