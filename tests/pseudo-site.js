// A copy of the project in English and one more language: its files, and nothing else.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from '../scripts/build/run.js';
import { languages, usual } from '../www/locales/index.js';
import { scenes } from '../www/scenes/index.js';
import { pseudo, pseudoHtml, pseudoTerms, pseudoText, pseudoWords } from './pseudo.js';

/** What a build of the page reads. */
const read = [
  ...['www', 'src', 'scripts', 'docs', 'README.md', 'vite.config.js'],
  ...['package.json', 'package-lock.json', 'Cargo.toml', 'Cargo.lock', '.cargo'],
];

/** The files of the other languages, whose pages take longer to build than all else. */
const ofOthers = new RegExp(`/(locales|words)/(${languages.filter((each) => each !== usual).join('|')})(\\.|/|$)`);

/** The default export of a script. @param {string} path */
const wordsIn = async (path) => (await import(pathToFileURL(path).href)).default;

/** Writes the files of the language beside those of English. @param {string} folder of the project */
async function writeLanguage(folder) {
  const english = join(folder, 'www/locales/en');
  const own = join(folder, 'www/locales', pseudo);
  mkdirSync(own);
  writeFileSync(join(own, 'entry.json'), JSON.stringify({ name: pseudoText('English'), length: 1.5 }));
  const script = (/** @type {any} */ words) => `export default ${JSON.stringify(pseudoWords(words))};\n`;
  for (const name of readdirSync(english).filter((each) => each.endsWith('.js'))) {
    writeFileSync(join(own, name), script(await wordsIn(join(english, name))));
  }
  const lesson = join(folder, 'www/lesson/words');
  writeFileSync(join(lesson, `${pseudo}.html`), pseudoHtml(readFileSync(join(lesson, 'en.html'), 'utf8')));
  for (const { id } of scenes) {
    const words = join(folder, 'www/scenes', id, 'words');
    const text = (/** @type {string} */ kind) => readFileSync(join(words, `en.${kind}`), 'utf8');
    const { terms, ...rest } = JSON.parse(text('json'));
    writeFileSync(join(words, `${pseudo}.js`), script(await wordsIn(join(words, 'en.js'))));
    writeFileSync(join(words, `${pseudo}.html`), pseudoHtml(text('html')));
    writeFileSync(join(words, `${pseudo}.json`), JSON.stringify({ ...pseudoWords(rest), terms: pseudoTerms(terms) }));
  }
}

/**
 * The page with the language, built in a folder of its own.
 *
 * @returns {Promise<{ folder: string, remove: () => void }>} what is built, to be served
 */
export async function buildPseudo() {
  const copy = mkdtempSync(join(tmpdir(), 'graze2d-language-'));
  const remove = () => rmSync(copy, { recursive: true });
  try {
    const filter = (/** @type {string} */ path) => !ofOthers.test(path);
    for (const path of read) cpSync(join(root, path), join(copy, path), { recursive: true, filter });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    await writeLanguage(copy);
    const build = "import('vite').then(({ build }) => build({ logLevel: 'warn', build: { minify: false } }))";
    const { code, text } = await run([process.execPath, '-e', build], { cwd: copy });
    if (code !== 0) throw new Error(text);
    return { folder: join(copy, 'dist'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
