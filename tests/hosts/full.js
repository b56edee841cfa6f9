// Every host in examples/hosts/ as its author builds it, in a fresh folder with the packed element and the host's own tool:
// the figure becomes ready in every browser, under a sub-path, one drag changes it, and so does an arrow key, which the host
// does not hear.
// `npm run check:full` runs all; `node tests/hosts/full.js vue mdbook` runs these two.

import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must, root } from '../../scripts/build/run.js';
import { host } from '../browser/host.js';
import { installed, openAlone } from '../browser/launch.js';
import { pack } from '../toolchains/project.js';
import { tryFigure } from './try-figure.js';

/**
 * @typedef {object} Host
 * @property {string} [site] the folder that is served, by default the host's own
 * @property {string} [at] the path at which it is served
 * @property {string[]} [pages] the files that are opened in it
 * @property {string} [element] where the author copies the element's folder, if no tool does
 * @property {(folder: string, tarball: string) => Promise<unknown>} [build]
 */

/**
 * Installs the packages that a project names, ours from the tarball, and builds it.
 *
 * @param {string} folder
 * @param {string} tarball
 */
async function npmBuild(folder, tarball) {
  await must(['npm', 'install', '--no-audit', '--no-fund', '--include=dev', tarball], { cwd: folder });
  await must(['npm', 'run', 'build'], { cwd: folder, env: { NO_COLOR: '1', CI: '1' } });
}

/** The version of mdBook that is known to work. */
const mdbookVersion = '0.5.4';

/** Builds a book with the mdBook of this version in target/, which is compiled once. @param {string} folder */
async function mdbookBuild(folder) {
  const home = join(root, 'target/tools', `mdbook-${mdbookVersion}`);
  const program = join(home, 'bin', process.platform === 'win32' ? 'mdbook.exe' : 'mdbook');
  if (!existsSync(program)) {
    await must(['cargo', 'install', 'mdbook', '--locked', '--version', mdbookVersion, '--root', home]);
  }
  await must([program, 'build'], { cwd: folder });
}

/** Runs the cells of a notebook and writes it as a page, in an environment of its own. @param {string} folder */
async function notebookBuild(folder) {
  await must(['python3', '-m', 'venv', 'env'], { cwd: folder });
  const programs = join(folder, 'env', process.platform === 'win32' ? 'Scripts' : 'bin');
  await must([join(programs, 'pip'), 'install', '--quiet', '-r', 'requirements.txt'], { cwd: folder });
  // Another kernel of the same name may be installed on this machine.
  const own = {
    JUPYTER_PATH: join(folder, 'env/share/jupyter'),
    JUPYTER_PREFER_ENV_PATH: '1',
    PATH: pathWith(programs),
  };
  await must([join(programs, 'jupyter'), 'nbconvert', '--execute', '--to', 'html', 'lesson.ipynb'], {
    cwd: folder,
    env: own,
  });
}

/** @param {string} first */
const pathWith = (first) => [first, process.env.PATH].join(process.platform === 'win32' ? ';' : ':');

/** By their folders. @type {Record<string, Host>} */
const hosts = {
  plain: { element: 'graze2d' },
  frame: { element: 'graze2d' },
  prose: { element: 'graze2d' },
  vite: { build: npmBuild, site: 'dist' },
  esbuild: { build: npmBuild, site: 'dist' },
  react: { build: npmBuild, site: 'dist' },
  vue: { build: npmBuild, site: 'dist' },
  eleventy: { build: npmBuild, site: '_site', at: '/', pages: ['index.html', 'posts/second/index.html'] },
  reveal: { build: npmBuild },
  mdbook: { build: mdbookBuild, site: 'book', pages: ['ball.html', 'walls/slide.html'], element: 'src/graze2d' },
  jupyter: { build: notebookBuild, pages: ['lesson.html'], element: 'graze2d' },
};

/**
 * Builds a host in a folder and tries its figure in every browser.
 *
 * @param {string} name
 * @param {string} folder
 * @param {{ tarball: string, unpacked: string }} packed
 */
async function perform(name, folder, { tarball, unpacked }) {
  const { site = '.', at = '/some/where/', pages = ['index.html'], element, build } = hosts[name];
  cpSync(join(root, 'examples/hosts', name), folder, { recursive: true });
  if (element) cpSync(join(unpacked, 'dist-element'), join(folder, element), { recursive: true });
  await build?.(folder, tarball);
  const served = await host({ [at]: join(folder, site) });
  try {
    for (const engine of installed) {
      const page = await openAlone(engine, { width: 1100, height: 900 });
      try {
        for (const file of pages) await tryFigure(page, `${served.url}${at}${file}`);
      } catch (error) {
        throw new Error(`${engine}: ${error instanceof Error ? error.message : error}`);
      } finally {
        await page.close();
      }
    }
  } finally {
    await served.close();
  }
}

const words = process.argv.slice(2);
const chosen = Object.keys(hosts).filter((name) => words.length === 0 || words.includes(name));
const packed = await pack();
let failed = 0;
for (const name of chosen) {
  const folder = mkdtempSync(join(tmpdir(), `graze2d-${name}-`));
  try {
    await perform(name, folder, packed);
    console.log(`✓ ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`✗ ${name}\n${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
packed.remove();
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && chosen.length > 0 ? 0 : 1;
