// The library and the element as npm users get them: packed once, and put into the node_modules of small projects in temporary folders.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildElement } from '../../scripts/build/element.js';
import { must } from '../../scripts/build/run.js';
import { buildTypes } from '../../scripts/build/types.js';

const appText = (/** @type {string} */ name) =>
  readFileSync(fileURLToPath(new URL(`app/${name}`, import.meta.url)), 'utf8');

const program = appText('answer.js');

/** What `answer()` gives. */
export const expected = /expected = '(.*)'/.exec(program)?.[1];

/**
 * The program, which gives `answer()`.
 *
 * @param {string} entry of the library
 */
export const answerFrom = (entry) => program.replace("'graze2d'", `'${entry}'`);

/** The script of a page: its title becomes the answer, or what went wrong. */
export const pageScript = `import { answer } from './answer.js';
answer().then((text) => { document.title = text; }, (error) => { document.title = String(error); });
`;

/** The script of a page with the element: its title becomes what the figure answers, or what went wrong. */
export const figureScript = appText('figure.js');

/** What that figure answers. */
export const figureAnswer = 'enters left at 0.4, shown';

/** The file that will be published, if it is packed already: a release tests that one, and not another. */
const { PACKED } = process.env;

/** Builds and packs the library as `npm publish` would. */
export async function pack() {
  if (!PACKED) {
    await buildTypes();
    await buildElement();
  }
  return packBuilt();
}

/**
 * Packs what is built.
 *
 * @returns {Promise<{ tarball: string, unpacked: string, remove(): void }>}
 */
export async function packBuilt() {
  const folder = mkdtempSync(join(tmpdir(), 'graze2d-'));
  const tarball = PACKED ?? (await packInto(folder));
  await must(['tar', '-xzf', tarball, '-C', folder]);
  return {
    tarball,
    unpacked: join(folder, 'package'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** @param {string} folder @returns {Promise<string>} the packed file in it */
async function packInto(folder) {
  const text = await must(['npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', folder]);
  return join(folder, JSON.parse(text.slice(text.indexOf('[')))[0].filename);
}

/**
 * Makes a project that has the library.
 *
 * @param {string} unpacked the library
 * @param {Record<string, string>} files
 * @param {string} [entry] what `answer.js` imports
 * @returns {string} its folder
 */
export function makeProject(unpacked, files, entry = 'graze2d') {
  const folder = mkdtempSync(join(tmpdir(), 'uses-graze2d-'));
  const library = join(folder, 'node_modules/graze2d');
  mkdirSync(dirname(library), { recursive: true });
  cpSync(unpacked, library, { recursive: true });
  addFiles(folder, {
    'package.json': JSON.stringify({ name: 'uses-graze2d', private: true, type: 'module' }),
    'answer.js': answerFrom(entry),
    ...files,
  });
  return folder;
}

/**
 * Writes files into a folder.
 *
 * @param {string} folder
 * @param {Record<string, string>} files by their paths
 */
export function addFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/**
 * A page with one script.
 *
 * @param {string} script
 * @param {string} [head]
 */
export const page = (script, head = '') =>
  `<!doctype html><html lang="en"><head>${head}<title></title></head><body><script type="module" src="${script}"></script></body></html>\n`;

/** A port that nobody uses now. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}
