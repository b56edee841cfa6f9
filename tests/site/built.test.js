// What the build wrote, read from the disk: a page for every scene, and no address of another origin.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readable } from '../../scripts/site/pictures.js';
import { folderOf, textPages } from '../../scripts/site/template.js';
import { languages } from '../../www/locales/index.js';
import { scenes } from '../../www/scenes/index.js';
import { pixels } from '../browser/pixels.js';

const www = fileURLToPath(new URL('../../www', import.meta.url));
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** What lies between two marks, once. @param {string} html @param {string} from @param {string} to */
function between(html, from, to) {
  const parts = html.split(from);
  assert.equal(parts.length, 2, `${from} is there ${parts.length - 1} times`);
  return parts[1].slice(0, parts[1].indexOf(to));
}

test('every scene has a page with its words and its still figure', () => {
  const titles = new Set();
  for (const { id } of scenes) {
    const html = readFileSync(join(dist, id, 'index.html'), 'utf8');
    const meta = (/** @type {string} */ name) => between(html, `="${name}" content="`, '"');
    titles.add(between(html.slice(0, html.indexOf('</head>')), '<title>', '</title>'));
    assert.equal(between(html, '<graze-scene id="scene" name="', '"'), id);
    for (const name of ['description', 'og:title', 'og:description'])
      assert.ok(meta(name).length > 15, `${id}: ${name}`);
    const strokes = between(html, '<svg class="still"', '</svg>').match(/<path /g) ?? [];
    const paragraphs = between(html, 'id="explanation"', '</article>').match(/<p[ >]/g) ?? [];
    assert.ok(strokes.length > 3 && paragraphs.length >= 3, `${id}: ${strokes.length}, ${paragraphs.length}`);
  }
  assert.equal(titles.size, scenes.length);
});

test('every scene has a picture in every language, with the texts that its font can write', () => {
  for (const language of languages) {
    for (const { id } of scenes) {
      const folder = join(dist, folderOf(language), id);
      const picture = between(readFileSync(join(folder, 'index.html'), 'utf8'), '="og:image" content="', '"');
      const { width, height } = pixels(readFileSync(join(folder, picture)));
      assert.deepEqual([width, height, picture], [1200, 630, `../${id}/picture.png`], `${language}: ${id}`);
    }
  }
  const texts = ['half-planes', 'A', 'masuk t = 0,4', '進入 t = 0.4', 'ヒット', '「'].map(
    (text) => `<text x="1">${text}</text>`,
  );
  assert.equal(
    readable(texts.join('<path d="M0 0"/>')),
    texts.slice(0, 3).join('<path d="M0 0"/>') + '<path d="M0 0"/>'.repeat(3),
  );
});

test('each text leads to the next scene of the list, and the last one to none', () => {
  for (const [i, { id }] of scenes.entries()) {
    const line = between(readFileSync(join(dist, id, 'index.html'), 'utf8'), 'id="next"', '</p>');
    const next = scenes[i + 1]?.id;
    if (next) assert.ok(line.includes(`href="../${next}/" data-scene="${next}"`), `${id}: ${line}`);
    else assert.match(line, / hidden>/, id);
  }
});

test('the start page asks the question of every scene over its picture, and leads to all else', () => {
  const start = readFileSync(join(dist, 'index.html'), 'utf8');
  const stills = readFileSync(join(dist, 'stills.svg'), 'utf8');
  for (const { id } of scenes) {
    const [, card] = new RegExp(`<a href="./${id}/"[^>]*>(.*?)</a>`).exec(start) ?? [];
    assert.match(card ?? '', new RegExp(`<use href="./stills.svg#still-${id}"></use>.*[?]</span>$`), id);
    const symbol = between(stills, `<symbol id="still-${id}"`, '</symbol>');
    assert.ok((symbol.match(/<path /g) ?? []).length > 3, id);
    // A picture within another document finds its own clips alone.
    for (const [, clip] of symbol.matchAll(/url\(#([^)]+)\)/g)) assert.ok(symbol.includes(`id="${clip}"`), clip);
  }
  for (const link of ['use/', 'examples/canvas/', 'examples/page/', 'examples/game/'])
    assert.ok(start.includes(`href="./${link}"`), link);
});

test('each page of text has one heading, and every other page leads to it', () => {
  for (const page of textPages) {
    const html = readFileSync(join(dist, page, 'index.html'), 'utf8');
    assert.equal(html.match(/<h1\b/g)?.length, 1, page);
    assert.doesNotMatch(html, /<!--|\{\{/);
    const parts = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, part]) => `#${part}`);
    assert.deepEqual(
      [...html.matchAll(/<li><a href="(#[^"]+)"/g)].map(([, link]) => link),
      parts,
      page,
    );
    const scene = readFileSync(join(dist, scenes[0].id, 'index.html'), 'utf8');
    assert.equal(scene.split(`href="../${page}/"`).length, 3, 'at the head and at the foot');
  }
  const headings = textPages.map((page) => {
    const html = readFileSync(join(dist, page, 'index.html'), 'utf8');
    return [...html.matchAll(/<h[12][^>]*>([^<]+)</g)].map(([, heading]) => heading).join(', ');
  });
  assert.deepEqual(headings, [
    'Use Graze, Install it, Use it, Keys in a figure',
    'Embed a figure, Make it yours, Attributes and events, Style it, States and answers, Scenes and challenges',
    'Glossary',
    'How exact',
  ]);
});

test('the verdict maps are beside the page that shows them', () => {
  for (const language of languages) {
    const page = join(dist, folderOf(language), 'exact/index.html');
    const maps = [...readFileSync(page, 'utf8').matchAll(/<img src="([^"]+)" [^>]*loading="lazy" alt="[^"]{20,}"/g)];
    assert.equal(maps.length, 9, language);
    for (const [, map] of maps) assert.deepEqual(pixels(readFileSync(join(page, '..', map))).width, 256, map);
  }
});

test('the foot says who made it, under which license, in which version, and leads to the one file', () => {
  const { version } = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8'));
  for (const page of ['index.html', `${scenes[1].id}/index.html`, 'use/index.html']) {
    const foot = between(readFileSync(join(dist, page), 'utf8'), '<footer', '</footer>');
    assert.ok(foot.includes(`Graze ${version}, by the maintainers of Graze. License: MIT or Apache-2.0.`), foot);
    const [, file] = /href="([^"]+)" download/.exec(foot) ?? [];
    assert.ok(existsSync(join(dist, page, '..', file)), file);
  }
});

test('every link of a page leads to a file of the site', () => {
  for (const page of [
    'index.html',
    ...[...textPages, ...scenes.map(({ id }) => id)].map((name) => `${name}/index.html`),
  ]) {
    const links = [...readFileSync(join(dist, page), 'utf8').matchAll(/<a [^>]*href="([^"#?]+)/g)].map(
      ([, link]) => link,
    );
    const own = links.filter((link) => !/^\w+:/.test(link));
    assert.ok(own.length > 0, page);
    for (const link of own) {
      const file = join(dist, page, '..', link);
      assert.ok(existsSync(link.endsWith('/') ? join(file, 'index.html') : file), `${page} links to ${link}`);
    }
  }
});

/** Names of formats, which nobody fetches. */
const names = [/^http:\/\/www\.w3\.org\/(?:2000\/svg|1998\/Math\/MathML|1999\/xlink|1999\/xhtml)$/];

/** What readers may follow: the reports and rules that the pages cite, each where it is cited. */
const cited = ['locales', 'scenes'].flatMap((folder) => {
  const files = readdirSync(join(www, folder), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => /\.(html|js)$/.test(name))
    .map((name) => readFileSync(join(www, folder, name), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:href="|source:\s*')(https:[^"']+)/g)].map(([, address]) => address),
  );
});

test('what is built has no address of another origin but those that it cites', () => {
  assert.ok(cited.length > 5, String(cited.length));
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html|css)$/.test(name),
  );
  assert.ok(files.length > 50, String(files.length));
  for (const file of files) {
    const text = readFileSync(join(dist, file), 'utf8');
    // Of a sentence about addresses only the scheme is there.
    const found = text.match(/\b(?:https?|wss?):\/\/[\w.-]+\.[\w./-]+/g) ?? [];
    const others = found.filter(
      (address) => !names.some((name) => name.test(address)) && !cited.some((each) => each.startsWith(address)),
    );
    assert.deepEqual([...new Set(others)], [], file);
  }
});
