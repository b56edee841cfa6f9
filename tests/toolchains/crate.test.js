// The bindings as another crate gets them, with the feature `web`: it has an allocator and a start of its own.

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { must, root } from '../../scripts/build/run.js';

const folder = mkdtempSync(join(tmpdir(), 'graze2d-crate-'));
after(() => rmSync(folder, { recursive: true }));

test('a crate that uses the bindings has an allocator and a start of its own', async () => {
  mkdirSync(join(folder, 'src'));
  cpSync(join(root, 'Cargo.lock'), join(folder, 'Cargo.lock'));
  writeFileSync(
    join(folder, 'Cargo.toml'),
    `[package]
name = "user"
version = "0.0.0"
edition = "2024"
[lib]
crate-type = ["cdylib"]
[dependencies]
graze2d = { path = ${JSON.stringify(root)}, features = ["web"] }
wasm-bindgen = "0.2"
`,
  );
  writeFileSync(
    join(folder, 'src/lib.rs'),
    `#[global_allocator]
static MEMORY: std::alloc::System = std::alloc::System;

#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    assert_eq!(graze2d::turn([0, 0].into(), [1, 0].into(), [1, 1].into()), graze2d::Turn::Clockwise);
}
`,
  );
  const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');
  const env = { CARGO_TARGET_DIR: join(target, 'user') };
  await must(['cargo', 'check', '--quiet', '--target', 'wasm32-unknown-unknown'], { cwd: folder, env });
});
