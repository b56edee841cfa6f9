// The packed library in small projects of its users: Node, TypeScript, a bundle.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { must, root, run } from '../../scripts/build/run.js';
import { expected, makeProject, pack } from './project.js';
import { commonPrograms, elementProgram, program, settings } from './types.js';

const log = `import { answer } from './answer.js';\nconsole.log(await answer());\n`;
const vite = join(root, 'node_modules/vite/bin/vite.js');

/** @type {Awaited<ReturnType<typeof pack>>} */
let packed;
/** @type {string[]} */
const folders = [];

before(async () => {
  packed = await pack();
});
after(() => {
  packed?.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** @param {Parameters<typeof makeProject>[1]} files @param {string} [entry] */
function project(files, entry) {
  const folder = makeProject(packed.unpacked, files, entry);
  folders.push(folder);
  return folder;
}

/**
 * What a script of a project prints.
 *
 * @param {string} cwd
 * @param {string[]} args
 */
async function printed(cwd, ...args) {
  return (await must([process.execPath, ...args], { cwd })).trim();
}

describe('Node', () => {
  test('imports graze2d, loaded', async () => {
    assert.equal(await printed(project({ 'main.js': log }), 'main.js'), expected);
  });

  test('imports graze2d/inline, loaded', async () => {
    const loaded = `import { turn } from 'graze2d/inline';\nturn({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 });\n`;
    assert.equal(await printed(project({ 'main.js': loaded + log }, 'graze2d/inline'), 'main.js'), expected);
  });

  test('requires graze2d and graze2d/inline, loaded', async () => {
    const script = `for (const name of ['graze2d', 'graze2d/inline']) {
      const { segmentVsAabb } = require(name);
      console.log(segmentVsAabb({ a: { x: 0, y: 0 }, b: { x: 4, y: 0 } }, { x: 1, y: -1, width: 1, height: 2 }).enter.t);
    }`;
    assert.equal(await printed(project({ 'main.cjs': script }), '--no-warnings', 'main.cjs'), '0.25\n0.25');
  });

  test('imports and requires graze2d/scene and graze2d/element where there are no elements', async () => {
    const files = {
      'main.js': `import { GrazeScene } from 'graze2d/scene';
        import 'graze2d/element';
        console.log(typeof HTMLElement, GrazeScene.observedAttributes.includes('controls'));`,
      'main.cjs': `const { GrazeScene } = require('graze2d/scene');
        require('graze2d/element');
        console.log(typeof HTMLElement, GrazeScene.observedAttributes.includes('controls'));`,
    };
    const folder = project(files);
    assert.equal(await printed(folder, 'main.js'), 'undefined true');
    assert.equal(await printed(folder, '--no-warnings', 'main.cjs'), 'undefined true');
  });

  test('finds the file of the module and package.json', async () => {
    const script = `import { readFileSync } from 'node:fs';
      const startOf = (file) => readFileSync(new URL(import.meta.resolve(file))).subarray(0, 4).toString('hex');
      const { name } = JSON.parse(readFileSync(new URL(import.meta.resolve('graze2d/package.json'))));
      console.log(startOf('graze2d/graze2d.wasm'), name);`;
    assert.equal(await printed(project({ 'main.js': script }), 'main.js'), '0061736d graze2d');
  });

  test('imports graze2d in a worker thread', async () => {
    const files = {
      'main.js': `import { Worker } from 'node:worker_threads';
        new Worker(new URL('worker.js', import.meta.url)).on('message', (text) => console.log(text));`,
      'worker.js': `import { parentPort } from 'node:worker_threads';
        import { answer } from './answer.js';
        parentPort.postMessage(await answer());`,
    };
    assert.equal(await printed(project(files), 'main.js'), expected);
  });

  test('says so when the file of the module is gone', async () => {
    const folder = project({ 'main.js': log });
    rmSync(join(folder, 'node_modules/graze2d/www/library/wasm/graze2d_bg.wasm'));
    const { code, text } = await run([process.execPath, 'main.js'], { cwd: folder });
    assert.notEqual(code, 0);
    assert.match(text, /Error: graze2d: the file graze2d_bg\.wasm is not there.*Import from 'graze2d\/inline' instead/);
  });
});

describe('TypeScript', () => {
  test('reads declarations, none of which has the module in it', () => {
    const folder = join(packed.unpacked, 'dist-types');
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      assert.ok(statSync(join(folder, name)).size < 50_000, name);
  });

  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  /** What the compiler says. @param {string} cwd @param {string[]} args */
  const said = async (cwd, ...args) => (await run([process.execPath, tsc, ...args], { cwd })).text;

  for (const [name, options] of Object.entries(settings)) {
    const files = { 'main.ts': program, ...(!name.includes('no dom') && { 'element.ts': elementProgram }) };
    test(`checks programs that name every type, and the element where there is a DOM: ${name}`, async () => {
      assert.equal(await said(project(files), ...options, ...Object.keys(files)), '');
    });
  }

  for (const [file, module] of Object.entries({ 'required.cts': 'nodenext', 'late.cts': 'node16' })) {
    test(`compiles CommonJS, which then runs: ${file}, ${module}`, async () => {
      const folder = project(commonPrograms);
      const options = settings[/** @type {'node16' | 'nodenext'} */ (module)].filter((each) => each !== '--noEmit');
      assert.equal(await said(folder, ...options, file), '');
      assert.match(await printed(folder, '--no-warnings', file.replace('.cts', '.cjs')), /^left/);
    });
  }
});

describe('a bundle of Vite for a page', () => {
  test('has the file of the module beside it, and the copy in a script that only loads if needed', async () => {
    const folder = project({ 'index.html': '<script type="module" src="./main.js"></script>', 'main.js': log });
    const { text } = await run([process.execPath, vite, 'build'], { cwd: folder });
    assert.match(text, /graze2d_bg-[\w-]+\.wasm/);
    assert.match(text, /copy-[\w-]+\.js/);
  });

  test('has no file beside it with graze2d/inline, and runs', async () => {
    const folder = project({ 'main.js': log }, 'graze2d/inline');
    writeFileSync(
      join(folder, 'vite.config.js'),
      `export default { build: { target: 'es2022', lib: { entry: 'main.js', formats: ['es'], fileName: 'main' } } };`,
    );
    const { text } = await run([process.execPath, vite, 'build'], { cwd: folder });
    assert.doesNotMatch(text, /\.wasm/);
    assert.ok(existsSync(join(folder, 'dist/main.js')), text);
    assert.equal(await printed(folder, 'dist/main.js'), expected);
  });
});

test('publint finds nothing in the packed library', async () => {
  const { publint } = await import('publint');
  const { messages } = await publint({ pkgDir: packed.unpacked, strict: true });
  assert.deepEqual(messages, []);
});
