/** The toolchains: what each installs, runs and shows, with exact versions. */

import { jsxSettings, programs } from './jsx.js';
import { figureAnswer, figureScript, page, pageScript } from './project.js';
import { elementProgram, node10, program, settings } from './types.js';

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {string[]} tools npm packages
 * @property {string} [entry] what the program imports, `graze2d` unless told
 * @property {Record<string, string>} [files] beside the program, `answer.js`
 * @property {string[][]} [steps] commands, run one after the other: a program of an npm package or node, and arguments
 * @property {string} [site] the folder that is then opened in Chromium
 * @property {string[]} [server] or the command that serves the page; the port is added
 * @property {string} [answer] the title of the page, unless it is the library's answer
 * @property {RegExp} [says] what the last command prints; the right answer unless told
 */

const main = `import { answer } from './answer.js';\nanswer().then((text) => console.log(text));\n`;
const webFiles = { 'index.html': page('./main.js'), 'main.js': pageScript };
/** For tools that take no page: it loads what they made. */
const distFiles = { 'dist/index.html': page('./main.js'), 'main.js': pageScript };
/** The same with the element. */
const figure = { 'main.js': figureScript };
const figureWeb = { files: { ...webFiles, ...figure }, answer: figureAnswer };
const figureDist = { files: { ...distFiles, ...figure }, answer: figureAnswer, site: 'dist' };
const jsxConfig = JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } });
/** Tools that do not know that a file belongs to a script leave it behind. */
const copyWasm = `import { readdirSync, copyFileSync } from 'node:fs';
const from = 'node_modules/graze2d/dist-element/chunks';
for (const name of readdirSync(from)) if (name.endsWith('.wasm')) copyFileSync(from + '/' + name, 'dist/' + name);
`;
const figureCopied = { ...figureDist, files: { ...figureDist.files, 'copy.js': copyWasm } };
const classicPage = '<!doctype html><title></title><script src="main.js"></script>\n';
const inline = 'graze2d/inline';

/** Its optimizer would move the script away from the wasm. */
const notMoved = `export default { optimizeDeps: { exclude: ['graze2d'] } };\n`;

/** @type {Row[]} */
const vites = ['5.4.21', '8.3.8'].flatMap((version) => {
  const row = { tools: [`vite@${version}`], files: webFiles };
  const [dev, build] = [{ server: ['vite', '--strictPort', '--port'] }, { steps: [['vite', 'build']], site: 'dist' }];
  return [
    { ...row, ...dev, name: `vite ${version} dev` },
    { ...row, ...build, name: `vite ${version} build` },
    {
      ...row,
      ...figureWeb,
      ...dev,
      files: version.startsWith('8') ? figureWeb.files : { ...figureWeb.files, 'vite.config.js': notMoved },
      name: `vite ${version} dev, element`,
    },
    { ...row, ...figureWeb, ...build, name: `vite ${version} build, element` },
  ];
});

/** @type {Row[]} */
const typescripts = ['5.4.5', '5.9.3', '6.0.3'].map((version) => {
  // Version 6 says of node10 that it will go.
  const quiet = version.startsWith('6') ? ['--ignoreDeprecations', '6.0'] : [];
  const all = Object.values({ ...settings, ...node10 }).map((options) =>
    options.filter((each) => each !== '--ignoreConfig'),
  );
  return {
    name: `typescript ${version}`,
    tools: [`typescript@${version}`],
    files: { 'main.ts': program, 'element.ts': elementProgram },
    steps: all.flatMap((options) => {
      const files = options.some((each) => each.includes('dom')) ? ['main.ts', 'element.ts'] : ['main.ts'];
      return files.map((file) => ['tsc', ...options, ...quiet, file]);
    }),
    says: /^$/,
  };
});

/** Later versions of Node, as npm has them. @type {Row[]} */
const nodes = ['22.23.3', '24.9.0', '26.10.0'].map((version) => {
  const name = `node-${process.platform}-${process.arch}`;
  return {
    name: `node ${version}`,
    tools: [`${name}@${version}`],
    files: {
      'main.js': main,
      'required.cjs': `const { segmentVsAabb } = require('graze2d');
require('graze2d/scene');
const span = segmentVsAabb({ a: { x: 0, y: 0 }, b: { x: 4, y: 0 } }, { minX: 1, minY: -1, maxX: 2, maxY: 1 });
if (span.enter.t !== 0.25) throw new Error('a wrong time');
`,
    },
    steps: [
      [name, 'required.cjs'],
      [name, 'main.js'],
    ],
  };
});

/** JSX of frameworks, with a strict compiler that also checks our declarations. @type {Row[]} */
const jsx = /** @type {const} */ ([
  ['react', 'react@19.3.1', '@types/react@19.3.0', 'react-dom@19.3.1', '@types/react-dom@19.3.0'],
  ['react', 'react@18.3.1', '@types/react@18.3.8', 'react-dom@18.3.1', '@types/react-dom@18.3.7'],
  ['preact', 'preact@11.2.0'],
  ['preact', 'preact@10.29.8'],
  ['solid-js', 'solid-js@1.9.19'],
]).flatMap(([framework, first, ...others]) => {
  const check = {
    tools: [first, ...others, 'typescript@5.9.3'],
    files: { 'main.tsx': programs[framework] },
    steps: [['tsc', ...jsxSettings(framework).slice(1), 'main.tsx']],
    says: /^$/,
  };
  const page = {
    tools: [...check.tools, 'vite@8.3.8'],
    files: { ...figureWeb.files, ...check.files, 'main.js': `import './main.tsx';`, 'tsconfig.json': jsxConfig },
    steps: [['vite', 'build']],
    site: 'dist',
    answer: figureAnswer,
  };
  // React 19 is the first that listens to events of custom elements.
  const runs = first.startsWith('react@19') ? [{ ...page, name: `${first} shows the figure` }] : [];
  return [{ ...check, name: `JSX of ${first}` }, ...runs];
});

const vitest = `import { expect, test } from 'vitest';
import { answer, expected } from './answer.js';
test('answers', async () => expect(await answer()).toBe(expected));
`;
const jestTest = vitest.replace("'vitest'", "'@jest/globals'");
/** As the README has it. */
const importMap = '<script type="importmap">{ "imports": { "graze2d": "./graze2d/entries/index.js" } }</script>';
const rollupConfig = `import { nodeResolve } from '@rollup/plugin-node-resolve';
export default { input: 'main.js', plugins: [nodeResolve({ browser: true })], output: { dir: 'dist' } };
`;
const attw = ['--exclude-entrypoints', './graze2d.wasm', '--ignore-rules', 'cjs-resolves-to-esm', '--format', 'ascii'];
const esbuild = ['esbuild', 'main.js', '--bundle', '--outfile=dist/main.js'];
const bunWeb = ['bun', 'build', 'main.js', '--outdir', 'dist'];

/** @type {Row[]} */
const elements = [
  {
    ...figureDist,
    name: 'webpack 5, element',
    tools: ['webpack@5.112.2', 'webpack-cli@7.3.1'],
    steps: [['webpack', '--mode', 'production', '--entry', './main.js']],
  },
  {
    ...figureDist,
    name: 'rspack, element',
    tools: ['@rspack/core@1.7.12', '@rspack/cli@1.7.12'],
    steps: [['rspack', 'build', '--mode', 'production', '--entry', './main.js']],
  },
  {
    ...figureWeb,
    name: 'parcel 2, element',
    tools: ['parcel@2.16.4'],
    steps: [['parcel', 'build', 'index.html', '--no-cache']],
    site: 'dist',
  },
  {
    ...figureCopied,
    name: 'rollup, element with its wasm copied',
    tools: ['rollup@4.68.7', '@rollup/plugin-node-resolve@16.0.3'],
    files: { ...figureCopied.files, 'rollup.config.js': rollupConfig },
    steps: [
      ['rollup', '--config'],
      ['node', 'copy.js'],
    ],
  },
  {
    ...figureCopied,
    name: 'esbuild, element with its wasm copied',
    tools: ['esbuild@0.28.2'],
    steps: [
      [...esbuild, '--format=esm', '--minify', '--log-limit=1'],
      ['node', 'copy.js'],
    ],
  },
  {
    ...figureCopied,
    name: 'bun build, element with its wasm copied',
    tools: ['bun@1.4.5'],
    steps: [bunWeb, ['node', 'copy.js']],
  },
];

/** @type {Row[]} */
export const rows = [
  ...vites,
  {
    name: 'webpack 5',
    tools: ['webpack@5.112.2', 'webpack-cli@7.3.1'],
    files: distFiles,
    steps: [['webpack', '--mode', 'production', '--entry', './main.js']],
    site: 'dist',
  },
  {
    name: 'rspack',
    tools: ['@rspack/core@1.7.12', '@rspack/cli@1.7.12'],
    files: distFiles,
    steps: [['rspack', 'build', '--mode', 'production', '--entry', './main.js']],
    site: 'dist',
  },
  {
    name: 'parcel 2',
    tools: ['parcel@2.16.4'],
    files: webFiles,
    steps: [['parcel', 'build', 'index.html', '--no-cache']],
    site: 'dist',
  },
  {
    name: 'rollup',
    tools: ['rollup@4.68.7', '@rollup/plugin-node-resolve@16.0.3'],
    files: { ...distFiles, 'rollup.config.js': rollupConfig },
    steps: [['rollup', '--config']],
    site: 'dist',
  },
  {
    name: 'esbuild, inline, module',
    tools: ['esbuild@0.28.2'],
    entry: inline,
    files: distFiles,
    steps: [[...esbuild, '--format=esm', '--minify', '--log-limit=1']],
    site: 'dist',
  },
  {
    name: 'esbuild, inline, classic script',
    tools: ['esbuild@0.28.2'],
    entry: inline,
    files: { 'dist/index.html': classicPage, 'main.js': pageScript },
    steps: [[...esbuild, '--format=iife']],
    site: 'dist',
  },
  {
    name: 'esbuild',
    tools: ['esbuild@0.28.2'],
    files: distFiles,
    steps: [[...esbuild, '--format=esm']],
    site: 'dist',
  },
  {
    name: 'a page without a bundler',
    tools: [],
    files: { 'index.html': page('./main.js').replace('<title>', `${importMap}<title>`), 'main.js': pageScript },
    steps: [['node', '-e', "require('fs').cpSync('node_modules/graze2d/www/library', 'graze2d', { recursive: true })"]],
    site: '.',
  },
  {
    name: 'jest',
    tools: ['jest@30.2.0'],
    files: { 'answer.test.js': jestTest, 'jest.config.js': 'export default { transform: {} };\n' },
    steps: [['node', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js']],
    says: /1 passed/,
  },
  ...['node', 'jsdom'].map((environment) => ({
    name: `vitest, ${environment}`,
    tools: ['vitest@3.2.7', 'jsdom@26.1.0'],
    files: { 'answer.test.js': vitest },
    steps: [['vitest', 'run', '--environment', environment]],
    says: /1 passed/,
  })),
  { name: 'bun', tools: ['bun@1.4.5'], files: { 'main.js': main }, steps: [['bun', 'main.js']] },
  { name: 'bun build', tools: ['bun@1.4.5'], files: distFiles, steps: [bunWeb], site: 'dist' },
  {
    name: 'deno',
    tools: ['deno@2.9.6'],
    files: { 'main.js': main },
    steps: [['deno', 'run', '--allow-read', '--no-remote', '--node-modules-dir=manual', 'main.js']],
  },
  ...nodes,
  ...elements,
  ...typescripts,
  ...jsx,
  {
    name: 'are the types wrong',
    tools: ['@arethetypeswrong/cli@0.18.5'],
    steps: [['attw', 'graze2d.tgz', ...attw]],
    says: /No problems found/,
  },
];
