// Draws the picture of the README, docs/half-planes.png: a figure with its answer, and the steps beside it.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerSentence, stepSentence } from '../../www/model/sentences.js';
import { root, runAsMain } from '../build/run.js';
import { escaped, figureAt, lightColors, pngOf } from '../site/pictures.js';
import { loadSite } from '../site/site.js';

/** Where the picture is. */
export const readmePicture = join(root, 'docs/half-planes.png');

const [width, height] = [1440, 690];
const figure = { x: 24, y: 24, width: 900 };
/** The column of the steps: its left edge, the letters of a line, and its measures. */
const column = { x: 984, letters: 48, size: 18, line: 26, gap: 16 };

/** Words in lines of so many letters at most. @param {string} text @param {number} most @returns {string[]} */
function linesOf(text, most) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines[lines.length - 1]} ${word}`.trim();
    if (longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** @returns {Promise<Uint8Array>} the picture as a PNG */
export async function drawReadmePicture() {
  const { scenes } = await loadSite('en');
  const shown = scenes.find(({ id }) => id === 'half-planes');
  if (!shown) throw new Error('there is no scene half-planes, which the README shows');
  const { scene, frame, say } = shown;
  const { result, steps } = frame;
  const { ground, text, edge, enter, exit } = /** @type {any} */ (lightColors);
  const roles = /** @type {Record<string, string>} */ ({ enters: enter, leaves: exit });
  let y = 58;
  const told = steps.flatMap((step, index) => {
    const lines = linesOf(stepSentence(scene, steps, index, say), column.letters);
    const dot = `<circle cx="${column.x - 18}" cy="${y - 6}" r="5" fill="${roles[step.kind] ?? enter}"/>`;
    const texts = lines.map((line, i) => lineAt(line, column.x, y + i * column.line, column.size, text));
    y += lines.length * column.line + column.gap;
    return [dot, ...texts];
  });
  const answer = linesOf(answerSentence(scene, result, steps, say), 84);
  const below = figure.y + figure.width / 1.6 + 44;
  return pngOf(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>
    <rect x="${figure.x}" y="${figure.y}" width="${figure.width}" height="${figure.width / 1.6}" rx="10" fill="none" stroke="${edge}"/>
    ${figureAt(shown, figure)}
    ${told.join('')}
    ${lineAt(say(`contacts.${result.contact}`), figure.x, below, 20, enter, 700)}
    ${answer.map((line, i) => lineAt(line, figure.x + 84, below + i * 27, 19, text)).join('')}
  </svg>`);
}

/** @param {string} text @param {number} x @param {number} y @param {number} size @param {string} color @param {number} [weight] */
const lineAt = (text, x, y, size, color, weight = 400) =>
  `<text x="${x}" y="${y}" font-family="DejaVu Sans" font-size="${size}" font-weight="${weight}" fill="${color}">${escaped(text)}</text>`;

await runAsMain(import.meta.url, async () => writeFileSync(readmePicture, await drawReadmePicture()));
