// What `npm run new query` begins is in JavaScript, however its declaration is written: the build reads it as the compiler does.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { must, root } from '../../scripts/build/run.js';
import { compiling, declaredIn } from '../../scripts/build/wasm.js';
import { filesOf, queriesIn } from '../../scripts/build/wire.js';
import { newQuery } from '../../scripts/commands/new.js';

const folder = mkdtempSync(join(tmpdir(), 'graze2d-query-'));
after(() => rmSync(folder, { recursive: true }));

test('a new query with a plain comment in its declaration is in JavaScript', async () => {
  for (const path of [
    '.cargo',
    'Cargo.toml',
    'Cargo.lock',
    'README.md',
    'examples/canvas',
    'src',
    'tests/queries',
    'scripts/wbg',
  ])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  newQuery(folder, 'point_vs_ring');
  const file = join(folder, 'src/web/queries/point_ring.rs');
  const text = readFileSync(file, 'utf8');
  const comment = `query! {\n    // A plain comment, and another: pointVsBand(\n    /* one more */`;
  writeFileSync(file, text.replace('query! {', comment));
  const target = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'user');
  await must(compiling('dev'), { cwd: folder, env: { CARGO_TARGET_DIR: target } });
  const module = readFileSync(join(target, 'wasm32-unknown-unknown/debug/graze2d.wasm'));
  const section = declaredIn(new Uint8Array(module));
  const queries = queriesIn(section);
  const [model, made] = ['pointVsAabb', 'pointVsRing'].map((name) => queries.find((query) => query.name === name));
  assert.deepEqual(made?.takes, model?.takes);
  assert.ok(made?.docs);
  const files = filesOf(section);
  assert.match(files['steps.js'], /POINT_VS_RING_STEPS/);
  for (const name of ['pointVsRing', 'pointVsRingSteps'])
    assert.match(files['queries.js'], new RegExp(`^export const ${name} =`, 'm'));
});
