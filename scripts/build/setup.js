// Installs what a fresh clone lacks: npm packages, the wasm target and, for tests, the browsers.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MissingCommand, must, root, runAsMain } from './run.js';

/**
 * Installs what is missing; quick if nothing is.
 *
 * @param {{ browsers?: boolean }} [options] whether to install the browsers for the tests too
 */
export async function setup({ browsers = false } = {}) {
  checkNode();
  await Promise.all([npmPackages(), wasmTarget()]);
  if (browsers) await (await import('./browsers.js')).installBrowsers();
}

/** Vite needs this version; older ones fail with unrelated errors. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const enough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!enough) {
    throw new Error(
      `Node ${process.versions.node} is too old: Graze needs 20.19, 22.12 or newer. Install it with: nvm install 22 (or from https://nodejs.org)`,
    );
  }
}

export async function npmPackages() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const wanted = join(root, 'package-lock.json');
  if (existsSync(installed) && sameVersions(wanted, installed)) return;
  console.error('Installing the npm packages (npm ci)');
  await must(['npm', 'ci'], { output: 'stderr' });
}

/**
 * Whether npm's record of the installed packages matches the lock file.
 *
 * @param {string} wanted @param {string} installed
 */
function sameVersions(wanted, installed) {
  if (statSync(wanted).mtimeMs <= statSync(installed).mtimeMs) return true;
  const { packages: here } = JSON.parse(readFileSync(installed, 'utf8'));
  const { packages: asked } = JSON.parse(readFileSync(wanted, 'utf8'));
  // The lock file also lists packages for other systems, which are not installed here.
  return Object.entries(asked).every(
    ([path, entry]) => path === '' || entry.optional || here[path]?.version === entry.version,
  );
}

export async function wasmTarget() {
  let sysroot;
  try {
    sysroot = (await must(['rustc', '--print', 'sysroot'])).trim();
  } catch (error) {
    if (!(error instanceof MissingCommand)) throw error;
    throw new Error(
      "Rust is not installed. Install it with: curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh (Windows: winget install Rustlang.Rustup)",
    );
  }
  if (existsSync(join(sysroot, 'lib/rustlib/wasm32-unknown-unknown'))) return;
  console.error('Adding the Rust target wasm32-unknown-unknown');
  const line = ['rustup', 'target', 'add', 'wasm32-unknown-unknown'];
  try {
    await must(line, { output: 'stderr' });
  } catch {
    throw new Error(`The Rust target wasm32-unknown-unknown is missing. Install it with: ${line.join(' ')}`);
  }
}

await runAsMain(import.meta.url, () => setup({ browsers: process.argv.includes('--browsers') }));
