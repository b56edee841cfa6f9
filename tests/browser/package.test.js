// The packed element and library in pages: copied, linked from node_modules, mapped, in workers, bundled by Vite.

import assert from 'node:assert/strict';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { root } from '../../scripts/build/run.js';
import { expected, figureAnswer, figureScript, page } from '../toolchains/project.js';
import { serveSite } from '../toolchains/site.js';
import { engines, oneEngine, open } from './drive.js';
import { untilReady } from './host.js';
import { bundled, project } from './packed.js';

const strict = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
const library = '/node_modules/graze2d/www/library/entries/';

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

/** The page that follows the README: its lines as they stand, and the folder copied beside the page. */
async function lessonOfReadme() {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, lines] = /## Embed a figure\n[^#]*?```html\n([^`]+)```/.exec(readme) ?? [];
  assert.equal(lines.trim().split('\n').length, 2);
  const folder = await project({ 'index.html': `<!doctype html><meta charset="utf-8"><title>Lesson</title>${lines}` });
  cpSync(join(folder, 'node_modules/graze2d/dist-element'), join(folder, 'graze2d'), { recursive: true });
  rmSync(join(folder, 'node_modules'), { recursive: true });
  return folder;
}

const link = '<script type="module" src="/node_modules/graze2d/dist-element/element.js"></script>';
const map = { graze2d: `${library}index.js`, 'graze2d/element': '/node_modules/graze2d/dist-element/element.js' };
const mapped = `<script type="importmap">${JSON.stringify({ imports: map })}</script>`;

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
      const { seen } = await visit(await lessonOfReadme(), {}, async () => {
        await untilReady(browser);
        await browser.until(
          () => document.querySelector('graze-scene')?.shadowRoot?.querySelector('.sentence')?.textContent,
        );
        return browser.text('.verdict');
      });
      assert.match(seen, /^(Miss|Touch|Cross)$/);
    });

    test('a page without a bundler links the element in node_modules, also under a strict policy', async () => {
      const files = { 'index.html': page('./main.js', link), 'main.js': figureScript.replace(/^import.*$/m, '') };
      const { seen } = await visit(await project(files), { policy: strict }, title);
      assert.equal(seen, figureAnswer);
    });

    test('an import map names the library and the element', async () => {
      const script = `${figureScript}
        import { answer } from './answer.js';
        answer().then((text) => { document.body.id = text; });`;
      const folder = await project({ 'index.html': page('./main.js', mapped), 'main.js': script });
      const { seen } = await visit(folder, {}, async () => [
        await title(),
        await browser.until(() => document.body.id),
      ]);
      assert.deepEqual(seen, [figureAnswer, expected]);
    });

    // What Vite bundles is the same for every engine, so one of them is enough.
    if (!oneEngine.includes(engine)) return;

    test('a bundle of Vite has the element and its wasm, also under a strict policy', async () => {
      const folder = await bundled({ 'index.html': page('./main.js'), 'main.js': figureScript });
      const { seen, asked } = await visit(folder, { policy: strict }, title);
      assert.equal(seen, figureAnswer);
      assert.ok(
        asked.some((path) => /^\/assets\/.*\.wasm$/.test(path)),
        asked.join(' '),
      );
    });

    // What follows, the full check asks: it is the same bundler, and once more the same module.
    if (!process.env.EVERYWHERE) return;

    test('a bundle of Vite has the library in a worker, as a module or inline', async () => {
      const asModule = bundled({ ...workerFiles, 'vite.config.js': esWorkers });
      for (const folder of [asModule, bundled(workerFiles, 'graze2d/inline')]) {
        const { seen } = await visit(await folder, {}, title);
        assert.equal(seen, expected);
      }
    });
  });
}
