// A crate in `target/` that uses ours, of code that readers copy.

import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../../scripts/build/run.js';

const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');

/** The profile of our own tests. Built with it, and with the features of these, what ours depends on is there already. */
const profile = readFileSync(join(root, 'Cargo.toml'), 'utf8')
  .match(/^\[profile\.dev(?:\.package\."\*"|\.build-override)?\]\n[^[]*/gm)
  ?.join('');

export class Crate {
  #folder;
  #manifest;

  /** @param {string} name @param {string} dependencies lines of its manifest */
  constructor(name, dependencies) {
    this.#folder = join(root, 'target', name);
    this.#manifest = `[package]
name = "${name}"
version = "0.0.0"
edition = "2024"
publish = false

[dependencies]
${dependencies}

# A crate of its own, although it lies in the folder of another.
[workspace]

${profile}`;
  }

  /** @param {Record<string, string>} files texts by their path */
  write(files) {
    mkdirSync(join(this.#folder, 'src'), { recursive: true });
    writeFileSync(join(this.#folder, 'Cargo.toml'), this.#manifest);
    copyFileSync(join(root, 'Cargo.lock'), join(this.#folder, 'Cargo.lock'));
    for (const [path, text] of Object.entries(files)) writeFileSync(join(this.#folder, path), text);
  }

  /** @param {string} command of cargo @param {...string} args */
  cargo(command, ...args) {
    const manifest = join(this.#folder, 'Cargo.toml');
    return run(['cargo', command, '--manifest-path', manifest, ...args], { env: { CARGO_TARGET_DIR: target } });
  }

  remove() {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
