// The packed element and library in pages: copied, linked from node_modules, mapped, in workers, bundled by Vite.

import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { must, root } from '../../scripts/run.js';
import { tryFigure } from '../hosts/try-figure.js';
import { expected, figureAnswer, figureScript, makeProject, pack, page } from '../toolchains/project.js';
import { serveSite } from '../toolchains/site.js';
import { engines, open } from './drive.js';
import { untilReady } from './host.js';

const strict = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
const library = '/node_modules/graze2d/www/library/';

/** Says in the title what a worker answers. */
const workerPage = `const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }) => { document.title = data; };
worker.onerror = ({ message }) => { document.title = 'Error: ' + message; };
`;
const worker = `import { answer } from './answer.js';
answer().then(postMessage, (error) => postMessage(String(error)));
`;
const workerFiles = { 'index.html': page('./main.js'), 'main.js': workerPage, 'worker.js': worker };
const esWorkers = `export default { worker: { format: 'es' } };\n`;

/** @type {Awaited<ReturnType<typeof pack>>} */
let packed;
/** Folders to serve, by what is in them. @type {Record<string, string>} */
const sites = {};
/** @type {string[]} */
const folders = [];

/** @param {Parameters<typeof makeProject>[1]} files @param {string} [entry] */
function project(files, entry) {
  const folder = makeProject(packed.unpacked, files, entry);
  folders.push(folder);
  return folder;
}

/** A project as Vite bundles it. @param {Parameters<typeof makeProject>[1]} files @param {string} [entry] */
async function bundled(files, entry) {
  const folder = project(files, entry);
  await must([process.execPath, join(root, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: folder });
  return join(folder, 'dist');
}

/** The page that follows the README: its lines as they stand, and the folder copied beside the page. */
function lessonOfReadme() {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, lines] = /## Embed it\n[^#]*?```html\n([^`]+)```/.exec(readme) ?? [];
  assert.equal(lines.trim().split('\n').length, 2);
  const folder = project({ 'index.html': `<!doctype html><meta charset="utf-8"><title>Lesson</title>${lines}` });
  cpSync(join(folder, 'node_modules/graze2d/dist-element'), join(folder, 'graze2d'), { recursive: true });
  rmSync(join(folder, 'node_modules'), { recursive: true });
  return folder;
}

/** The files of a small host in examples/. @param {string} name */
function exampleOf(name) {
  const folder = join(root, 'examples/hosts', name);
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(names.map(({ name }) => [name, readFileSync(join(folder, name), 'utf8')]));
}

before(async () => {
  packed = await pack();
  const link = '<script type="module" src="/node_modules/graze2d/dist-element/element.js"></script>';
  const map = { graze2d: `${library}index.js`, 'graze2d/element': '/node_modules/graze2d/dist-element/element.js' };
  const mapped = `<script type="importmap">${JSON.stringify({ imports: map })}</script>`;
  Object.assign(sites, {
    lesson: lessonOfReadme(),
    linked: project({ 'index.html': page('./main.js', link), 'main.js': figureScript.replace(/^import.*$/m, '') }),
    mapped: project({
      'index.html': page('./main.js', mapped),
      'main.js': `${figureScript}\nimport { answer } from './answer.js';\nanswer().then((text) => { document.body.id = text; });`,
    }),
    worker: project(workerFiles, `${library}index.js`),
    vite: await bundled(exampleOf('vite')),
    bundle: await bundled({ 'index.html': page('./main.js'), 'main.js': figureScript }),
    workerBundle: await bundled({ ...workerFiles, 'vite.config.js': esWorkers }),
    inlineWorkerBundle: await bundled(workerFiles, 'graze2d/inline'),
  });
});
after(() => {
  packed?.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

for (const engine of engines) {
  describe(engine, () => {
    /** @type {Awaited<ReturnType<typeof open>>} */
    let browser;
    before(async () => {
      browser = await open(engine);
    });
    after(() => browser?.close());

    /**
     * What a page gives, and what it asked the server for.
     *
     * @template T
     * @param {string} folder
     * @param {Parameters<typeof serveSite>[1]} habits
     * @param {() => Promise<T>} look
     */
    async function visit(folder, habits, look) {
      const site = await serveSite(folder, habits);
      try {
        await browser.goto(site.url);
        return { seen: await look(), asked: site.asked };
      } finally {
        await site.close();
      }
    }
    const title = () => browser.until(() => document.title);

    test('the lines of the README work as they stand beside a copy of the folder', async () => {
      const { seen } = await visit(sites.lesson, {}, async () => {
        await untilReady(browser);
        await browser.until(
          () => document.querySelector('graze-scene')?.shadowRoot?.querySelector('.sentence')?.textContent,
        );
        return browser.text('.verdict');
      });
      assert.match(seen, /^(Miss|Touch|Cross)$/);
    });

    test('a page without a bundler links the element in node_modules, also under a strict policy', async () => {
      const { seen } = await visit(sites.linked, { policy: strict }, title);
      assert.equal(seen, figureAnswer);
    });

    test('an import map names the library and the element', async () => {
      const { seen } = await visit(sites.mapped, {}, async () => [
        await title(),
        await browser.until(() => document.body.id),
      ]);
      assert.deepEqual(seen, [figureAnswer, expected]);
    });

    test('a module worker loads the library', async () => {
      const { seen } = await visit(sites.worker, {}, title);
      assert.equal(seen, expected);
    });

    test('a bundle of Vite has the element and its wasm, also under a strict policy', async () => {
      const { seen, asked } = await visit(sites.bundle, { policy: strict }, title);
      assert.equal(seen, figureAnswer);
      assert.ok(
        asked.some((path) => /^\/assets\/.*\.wasm$/.test(path)),
        asked.join(' '),
      );
    });

    test('the example of an app of Vite works', async () => {
      const site = await serveSite(sites.vite);
      try {
        await tryFigure(browser, site.url);
      } finally {
        await site.close();
      }
    });

    test('a bundle of Vite has the library in a worker, as a module or inline', async () => {
      for (const folder of [sites.workerBundle, sites.inlineWorkerBundle]) {
        const { seen } = await visit(folder, {}, title);
        assert.equal(seen, expected);
      }
    });
  });
}
