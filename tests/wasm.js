// Runs the wasm tests of the crate in a real browser: serves each test binary as a page, opens it and reads it.

import { spawn } from 'node:child_process';
import { chromiumLaunch, findBrowsers } from '../scripts/browsers.js';
import { isMain, must, root } from '../scripts/run.js';

/** Longer than any test takes, or the runner before it says where it serves. */
const patience = 120_000;
const seconds = patience / 1000;

/**
 * Runs every wasm test and returns what the pages said.
 *
 * @returns {Promise<{ passed: number, failed: number, text: string }>}
 */
export async function wasmTests() {
  const runner = await executables([
    'build',
    '--profile',
    'page',
    '--package',
    'wbg',
    '--bin',
    'wasm-bindgen-test-runner',
    '--features',
    'test-runner',
  ]);
  const wasm = ['--target', 'wasm32-unknown-unknown', '--features', 'web', '--lib', '--test', 'wasm'];
  const binaries = await executables(['test', '--no-run', ...wasm]);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(chromiumLaunch((await findBrowsers()).chromium));
  const outcome = { passed: 0, failed: 0, text: '' };
  try {
    for (const binary of binaries) {
      const text = await servedPage(runner[0], binary, (address) => readPage(browser, address));
      if (text === undefined) continue;
      const counts = /test result: \w+\. (\d+) passed; (\d+) failed/.exec(text);
      outcome.passed += Number(counts?.[1] ?? 0);
      outcome.failed += Number(counts?.[2] ?? 1);
      outcome.text += `${text.trim()}\n`;
    }
  } finally {
    await browser.close();
  }
  if (outcome.passed + outcome.failed === 0) throw new Error('No wasm test ran: tests/ has none for wasm32.');
  return outcome;
}

/**
 * The programs built by a cargo command.
 *
 * @param {string[]} command
 */
async function executables(command) {
  const format = ['--locked', '--quiet', '--message-format', 'json-render-diagnostics'];
  const text = await must(['cargo', ...command, ...format]);
  const messages = text.split('\n').filter((line) => line.startsWith('{'));
  return messages.map((line) => JSON.parse(line).executable).filter((path) => typeof path === 'string');
}

/**
 * What `read` returns for the page of a test binary; nothing if the binary has no wasm test.
 *
 * @param {string} runner
 * @param {string} binary
 * @param {(address: string) => Promise<string>} read
 * @returns {Promise<string | undefined>}
 */
async function servedPage(runner, binary, read) {
  const env = { NO_HEADLESS: '1', WASM_BINDGEN_USE_BROWSER: '1', WASM_BINDGEN_TEST_ADDRESS: '127.0.0.1:0' };
  const server = spawn(runner, [binary], { cwd: root, env: { ...process.env, ...env } });
  let said = '';
  try {
    const address = await new Promise((resolve, reject) => {
      const listen = (/** @type {Buffer} */ chunk) => {
        said += chunk;
        const found = /available at (http:\/\/\S+)/.exec(said);
        if (found) resolve(found[1]);
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      server.on('error', reject);
      const late = () =>
        reject(new Error(`The wasm test runner did not say within ${seconds} s where it serves\n${said}`));
      setTimeout(late, patience).unref();
      server.on('close', (code) =>
        code === 0 ? resolve(undefined) : reject(new Error(`The wasm test runner failed on ${binary}\n${said}`)),
      );
    });
    return address && (await read(address));
  } finally {
    server.kill();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function readPage(browser, address) {
  const page = await browser.newPage();
  const output = page.locator('#output');
  try {
    await page.goto(address);
    await output.filter({ hasText: 'test result:' }).waitFor({ timeout: patience });
    return await output.innerText();
  } catch {
    return `${await output.innerText()}\nThe page at ${address} gave no test result within ${seconds} s.`;
  } finally {
    await page.close();
  }
}

if (isMain(import.meta.url)) {
  const { passed, failed, text } = await wasmTests();
  console.log(`${text}\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
