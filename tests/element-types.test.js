// What TypeScript and editors are told of the element: it compiles, and nothing is told that is not there.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { writeTypes } from '../scripts/build/element.js';
import { root, run } from '../scripts/build/run.js';
import { attributes } from '../www/element/shell/attributes.js';
import '../www/library/entries/node.js';
import * as graze from '../www/library/entries/worlds.js';
import { Model } from '../www/model/model.js';
import { scenes } from '../www/scenes/index.js';

const text = readFileSync(join(root, 'www/element/types/custom-elements.json'), 'utf8');
/** @type {any} */
const [
  {
    declarations: [element],
  },
  { declarations: prose, exports: tags },
] = JSON.parse(text).modules;
/** @param {{ name: string }[]} list */
const namesOf = (list) => list.map(({ name }) => name);

const use = `
import type { GrazeResults, GrazeScene } from './element.js';
import './element.js';
const scene: GrazeScene = document.createElement('graze-scene');
scene.controls = 'compact';
scene.state = { a: { x: 1 } };
scene.state = { walls: [{ minX: 1, minY: 2, maxX: 3, maxY: 4 }] };
const heights: number[] | undefined = scene.state?.walls?.map(({ minY, maxY }) => maxY - minY);
scene.speed = 2;
const ball = document.querySelector<GrazeScene<'swept-circle'>>('#ball')!;
ball.state = { circle: { x: 30 }, view: { choice: 'path' }, wall: { minX: 1, maxX: 3 } };
const radius: number | undefined = ball.state?.circle.radius;
const side: 'cross' | 'touch' | undefined = ball.result?.contact;
const first: number | undefined = ball.result?.enter?.normal.x;
ball.addEventListener('graze-input', ({ detail, target }) => {
  const at: number = detail.state.motion.x;
  const when: number | undefined = detail.result?.enter?.t;
  target.seek(when ?? at);
});
const slides: GrazeResults['slide']['hits'][0]['feature'] = 'topLeft';
// @ts-expect-error
ball.state = { circle: { r: 3 } };
// @ts-expect-error
ball.state = { wall: [] };
// @ts-expect-error
ball.state = { view: { choice: 'upside' } };
// @ts-expect-error
ball.result?.hits;
const svg: Promise<string> = scene.toSVG();
scene.addEventListener('graze-error', ({ detail }) => console.log(detail.message.length, svg));
scene.addEventListener('graze-step', ({ currentTarget, target }) => currentTarget.stepTo(target.step));
scene.addEventListener('click', ({ clientX }) => scene.seek(clientX / 100));
document.addEventListener('graze-step', (event) => event);
export const figure = <graze-scene name="slide" controls="none" snap={2} readonly
  ongraze-error={({ detail }) => console.log(detail.message.length)}>words</graze-scene>;
export const words = <graze-when for="a" test="contact == cross">at <graze-value for="a" name="enter.t" digits={3} /></graze-when>;
const value: HTMLElement = document.createElement('graze-value');
// @ts-expect-error
export const nameless = <graze-value for="a" />;
// @ts-expect-error
scene.state = { walls: { minX: 1, minY: 2, maxX: 3, maxY: 4 } };
// @ts-expect-error
scene.state = { walls: [{ minX: 1, minY: 2, maxX: 3 }] };
// @ts-expect-error
scene.controls = 'huge';
// @ts-expect-error
scene.name = 'slides';
// @ts-expect-error
export const unnamed = <graze-scene name="slides" />;
export const heard = <graze-scene name="slide" ongraze-step={({ currentTarget }) => currentTarget.pause()} />;
// @ts-expect-error
export const wrong = <graze-scene name="slide" controls="huge" />;
`;

/** A program that assigns the state and the answer of every case of every scene to their types. */
async function casesAsTypes() {
  // An answer may have more than is told.
  const lines = [
    "import type { GrazeResults, GrazeStates } from './scene.js';",
    'type More<Told> = Told extends object ? Told & { [name: string]: any } : Told;',
  ];
  for (const { id, load } of scenes) {
    const { default: scene } = await load();
    const model = new Model(scene, graze, () => {});
    const start = model.state;
    for (const { state } of [{ state: {} }, ...(scene.presets ?? [])]) {
      model.open({ ...start, ...state });
      lines.push(`;((result: More<GrazeResults['${id}']>, state: GrazeStates['${id}']) => [result, state])(`);
      lines.push(`${JSON.stringify(model.result)}, ${JSON.stringify(model.state)});`);
    }
  }
  return lines.join('\n');
}

test('a strict program and JSX use the declarations, and every case of every scene fits them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'graze2d-types-'));
  try {
    writeTypes(folder);
    writeFileSync(join(folder, 'use.tsx'), use);
    writeFileSync(join(folder, 'cases.ts'), await casesAsTypes());
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--jsx',
      'preserve',
      '--target',
      'es2022',
      '--module',
      'esnext',
    ];
    const rest = ['--moduleResolution', 'bundler', '--lib', 'es2022,dom,dom.iterable', '--types', ''];
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { code, text } = await run([
      process.execPath,
      compiler,
      ...options,
      ...rest,
      join(folder, 'use.tsx'),
      join(folder, 'cases.ts'),
    ]);
    assert.equal(code, 0, text);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the declarations have every attribute, event, member and element of the manifest', () => {
  const types = readFileSync(join(root, 'www/element/types/scene.d.ts'), 'utf8');
  const [properties, forMarkup] = types.split('export interface GrazeSceneAttributes');
  for (const { name, fieldName, description } of element.attributes) {
    // That of every element.
    if (name !== 'lang') assert.match(properties, new RegExp(`^  (readonly |get )?${fieldName}[:(]`, 'm'));
    assert.ok(forMarkup.includes(`/** ${description} */\n  '${name}'?:`), name);
  }
  for (const { name, description } of element.events)
    assert.ok(types.includes(`/** ${description} */\n  '${name}':`), name);
  for (const { name, description } of element.members) assert.ok(types.includes(`/** ${description} */\n`), name);
  for (const { name, attributes: own } of prose) {
    const interfaceText = types.split(`export interface ${name}Attributes`)[1];
    for (const each of own)
      assert.ok(interfaceText.includes(`/** ${each.description} */\n  '${each.name}'`), each.name);
  }
});

test('every part and custom property is one of the element, and the pages that embed it can read about it', () => {
  const sheets = ['tokens', 'element'].map((name) => readFileSync(join(root, `www/element/shell/${name}.css`), 'utf8'));
  const used = new Set([...sheets.join('').matchAll(/var\((--graze-[\w-]+)/g)].map(([, name]) => name));
  assert.deepEqual(namesOf(element.cssProperties).sort(), [...used].sort());
  const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
  for (const name of namesOf([...element.cssProperties, ...element.cssParts]))
    assert.ok(guide.includes(`\`${name}\``), name);
});

test('the manifest has every attribute', () => {
  assert.deepEqual(namesOf(element.attributes), Object.keys(attributes));
});

test('the elements of prose observe the attributes that are told', async () => {
  const classes = /** @type {Record<string, any>} */ (await import('../www/element/prose/elements.js'));
  for (const { name, attributes: own } of prose) assert.deepEqual(namesOf(own), classes[name].observedAttributes);
  assert.deepEqual(namesOf(tags), ['graze-scene', ...prose.map((/** @type {any} */ { tagName }) => tagName)]);
});
