// `npm start`: installs what is missing, builds the wasm, serves the page and follows every change.

import { root } from '../build/run.js';
import { checkNode, npmPackages, wasmTarget } from '../build/setup.js';
import { buildWasm } from '../build/wasm.js';

/** The port from `--port N`, `--port=N` or PORT; if it is taken, Vite uses the next free one. */
function port() {
  const args = process.argv.slice(2).flatMap((word) => word.split('='));
  const asked = args.includes('--port') ? args[args.indexOf('--port') + 1] : process.env.PORT;
  if (asked === undefined) return undefined;
  const number = Number(asked);
  if (!Number.isInteger(number) || number < 1 || number > 65535) {
    throw new Error(`The port must be a number from 1 to 65535, not "${asked}"`);
  }
  return number;
}

try {
  const wanted = port();
  checkNode();
  // The page needs both, and neither needs the other. Rust that does not compile is a matter of the server, which goes on
  // trying.
  const rust = wasmTarget().then(() => buildWasm({ output: 'stderr', profile: 'dev' }).catch(() => {}));
  await Promise.all([npmPackages(), rust]);
  const { createServer } = await import('vite');
  const { default: config } = await import('../../vite.config.js');
  // Vite does not look for the file itself: when a script in it changed, it would make a second server.
  const server = await createServer({ ...config, configFile: false, root, server: { ...config.server, port: wanted } });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
