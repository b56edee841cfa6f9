// The examples of hosts have the lines of docs/embedding.md, as they stand there.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/build/run.js';

const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
const blocks = [...guide.matchAll(/```html\n([^`]+)```/g)].map(([, lines]) => lines.trim());
const [embed, iframe, follower] = blocks;
const prose = blocks.find((lines) => lines.includes('<graze-when')) ?? '';
const [script, element] = embed.split('\n');
const [imported] = /import 'graze2d\/element'/.exec(guide) ?? [''];

/** The line of the script where the folder of the element is elsewhere, as the table says. @param {string} line @param {string} folder */
function from(line, folder) {
  assert.ok(guide.includes(`\`${folder}/element.js\``), folder);
  return line.replace('graze2d/element.js', `${folder}/element.js`);
}

/** What an author pastes, by host and file. @type {Record<string, Record<string, string[]>>} */
const pasted = {
  plain: { 'index.html': [script, element] },
  frame: { 'index.html': [iframe, ...follower.split('\n')] },
  prose: { 'index.html': [script, ...prose.split('\n')] },
  mdbook: { 'src/ball.md': [embed], 'src/walls/slide.md': [from(script, '../graze2d')] },
  reveal: { 'index.html': [script, element] },
  eleventy: {
    'index.md': [from(script, '/graze2d'), element],
    'posts/second.md': [from(script, '/graze2d')],
  },
  vite: { 'main.js': [imported], 'index.html': [element] },
  esbuild: { 'main.js': [imported], 'index.html': [element] },
  react: { 'BallLesson.jsx': [imported, element] },
  vue: { 'BallLesson.vue': [imported, element] },
  jupyter: { 'lesson.ipynb': [iframe] },
};

/** The text of a file; of a notebook, that of its cells. @param {string} path */
function textOf(path) {
  const text = readFileSync(join(root, 'examples/hosts', path), 'utf8');
  if (!path.endsWith('.ipynb')) return text;
  return JSON.parse(text)
    .cells.map((/** @type {{ source: string[] }} */ { source }) => source.join(''))
    .join('\n\n');
}

/** The lines without their indent. @param {string} text */
const lines = (text) => text.split('\n').map((line) => line.trim());

test('every host is compared', () => {
  assert.deepEqual(readdirSync(join(root, 'examples/hosts')).sort(), Object.keys(pasted).sort());
});

for (const [host, files] of Object.entries(pasted)) {
  test(`${host} has the lines of docs/embedding.md`, () => {
    for (const [file, wanted] of Object.entries(files)) {
      const found = lines(textOf(join(host, file)));
      for (const line of wanted.flatMap(lines)) {
        assert.ok(
          found.some((each) => each === line || each === `${line};`),
          `${host}/${file} lacks ${line}`,
        );
      }
    }
  });
}
