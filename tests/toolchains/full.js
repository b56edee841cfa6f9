// The packed library and element in every toolchain that they promise to work in, each in a fresh folder with the tool from npm.
// `npm run check:full` runs all; `node tests/toolchains/full.js parcel bun` runs those whose name has one of the words.

import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '../../scripts/build/run.js';
import { openAlone } from '../browser/launch.js';
import { addFiles, answerFrom, expected, freePort, pack } from './project.js';
import { rows } from './rows.js';
import { serveSite } from './site.js';

/** @typedef {import('./rows.js').Row} Row */

/** @type {Record<string, string>} */
const packagesOf = { tsc: 'typescript', attw: '@arethetypeswrong/cli', rspack: '@rspack/cli' };

/**
 * The program of an npm package in a folder, started directly: a shell in between would outlive a server.
 *
 * @param {string} folder
 * @param {string[]} command
 */
function located(folder, [name, ...args]) {
  if (name === 'node') return [process.execPath, ...args];
  const home = join(folder, 'node_modules', packagesOf[name] ?? name);
  if (name.startsWith('node-'))
    return [join(home, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'), ...args];
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const file = join(home, typeof bin === 'string' ? bin : bin[name]);
  // Bun and Deno put their own program there.
  return name === 'bun' || name === 'esbuild' ? [file, ...args] : [process.execPath, file, ...args];
}

/**
 * Throws unless the library works there.
 *
 * @param {Row} row
 * @param {string} tarball
 * @param {string} folder
 */
async function perform(
  { tools, entry = 'graze2d', files = {}, steps = [], site, server, answer, says },
  tarball,
  folder,
) {
  addFiles(folder, { 'package.json': JSON.stringify({ name: 'uses-graze2d', private: true, type: 'module' }) });
  addFiles(folder, { 'answer.js': answerFrom(entry), ...files });
  copyFileSync(tarball, join(folder, 'graze2d.tgz'));
  await must(['npm', 'install', '--no-audit', '--no-fund', '--save-exact', './graze2d.tgz', ...tools], { cwd: folder });
  let text = '';
  for (const step of steps) text = await must(located(folder, step), { cwd: folder, env: { NO_COLOR: '1', CI: '1' } });
  if (site) same(await titleOf(join(folder, site)), answer);
  else if (server) same(await servedTitle(folder, server), answer);
  else if (says && !says.test(text.trim())) throw new Error(text);
  else if (!says) same(text.trim().split('\n').at(-1) ?? '');
}

/** @param {string} text @param {string} [right] */
function same(text, right = expected) {
  if (text !== right) throw new Error(`Expected "${right}", got "${text}"`);
}

/** @param {string} folder */
async function titleOf(folder) {
  const served = await serveSite(folder, { sendsPage: (path) => !path.includes('.') });
  try {
    return await titleAt(served.url);
  } finally {
    await served.close();
  }
}

/** @param {string} folder @param {string[]} command */
async function servedTitle(folder, command) {
  const port = await freePort();
  const [program, ...args] = located(folder, [...command, String(port)]);
  const child = spawn(program, args, { cwd: folder, stdio: 'ignore' });
  try {
    const url = `http://localhost:${port}/`;
    for (const end = Date.now() + 20_000; ; ) {
      if (
        await fetch(url).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return await titleAt(url);
      if (Date.now() > end) throw new Error(`Nothing answers at ${url}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    child.kill();
  }
}

/** @param {string} url */
async function titleAt(url) {
  const browser = await openAlone('chromium');
  try {
    await browser.goto(url);
    return await browser.until(() => document.title);
  } finally {
    await browser.close();
  }
}

const words = process.argv.slice(2);
const chosen = rows.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const packed = await pack();
let failed = 0;
for (const row of chosen) {
  const folder = mkdtempSync(join(tmpdir(), 'uses-graze2d-'));
  try {
    await perform(row, packed.tarball, folder);
    console.log(`✓ ${row.name}`);
  } catch (error) {
    failed += 1;
    console.log(`✗ ${row.name}\n${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
packed.remove();
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
