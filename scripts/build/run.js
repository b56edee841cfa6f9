// Runs one external command to its end, shows or keeps its output, and reports its exit code.

import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of package.json and Cargo.toml, without a final slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The command is not on this machine. */
export class MissingCommand extends Error {}

/**
 * Runs a command and gives its exit code and what it printed.
 *
 * @param {string[]} command the program and its arguments
 * @param {object} [options]
 * @param {'show' | 'keep' | 'stderr'} [options.output] shown as it comes, kept, or all of it shown on standard error
 * @param {Record<string, string>} [options.env] added to the environment
 * @param {string} [options.cwd] the folder to run it in, by default the root
 * @param {boolean} [options.shell] whether it is one line for a shell
 * @param {number} [options.minutes] after which it is ended, and all that it started
 * @returns {Promise<{ code: number, text: string }>}
 */
export function run([program, ...args], { output = 'keep', env = {}, cwd = root, shell = false, minutes } = {}) {
  const stdio = { show: 'inherit', keep: 'pipe', stderr: process.stderr }[output];
  return new Promise((resolve, reject) => {
    let text = '';
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      // On Windows npm's own commands are .cmd files, which only a shell starts.
      shell: shell || (process.platform === 'win32' && /^np[mx]$/.test(program)),
      stdio: /** @type {import('node:child_process').StdioOptions} */ (['ignore', stdio, stdio]),
      // A group of its own, which can be ended as a whole.
      detached: minutes !== undefined && process.platform !== 'win32',
    });
    const end = () =>
      process.platform === 'win32'
        ? spawn('taskkill', ['/pid', `${child.pid}`, '/t', '/f'])
        : process.kill(-Number(child.pid), 'SIGKILL');
    const limit =
      minutes &&
      setTimeout(() => {
        text += `\nIt did not end within ${minutes} minutes.`;
        end();
      }, minutes * 60_000);
    if (minutes) process.once('exit', end);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
    child.on('error', (error) => {
      const missing = /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT';
      reject(missing ? new MissingCommand(`${program} is not installed`) : error);
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      process.off('exit', end);
      resolve({ code: code ?? 1, text });
    });
  });
}

/**
 * Runs a command that has to succeed; the error includes its output.
 *
 * @param {string[]} command
 * @param {Parameters<typeof run>[1]} [options]
 * @returns {Promise<string>}
 */
export async function must(command, options) {
  const { code, text } = await run(command, options);
  if (code !== 0) throw new Error(`${command.join(' ')} failed (${code})\n${text}`.trimEnd());
  return text;
}

/**
 * Whether this module is the one that Node was asked to run.
 *
 * @param {string} url the module's `import.meta.url`
 */
export function isMain(url) {
  // Node knows a module by its real path, but its arguments by the path as typed.
  return process.argv[1] !== undefined && fileURLToPath(url) === realpathSync(process.argv[1]);
}

/**
 * Does what a module is for if it is the one that Node was asked to run. An error is told in words, without a stack.
 *
 * @param {string} url the module's `import.meta.url`
 * @param {() => unknown} task
 */
export async function runAsMain(url, task) {
  if (!isMain(url)) return;
  try {
    await task();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
