// `npm start`: installs what is missing, builds the wasm, serves the page and follows every change.

import { parseArgs } from 'node:util';
import { root } from '../build/run.js';
import { checkNode, npmPackages, wasmTarget } from '../build/setup.js';
import { buildWasm } from '../build/wasm.js';

const { values } = parseArgs({ options: { port: { type: 'string', default: process.env.PORT } } });
/** If it is taken, Vite uses the next free one. */
const port = values.port === undefined ? undefined : Number(values.port);

try {
  checkNode();
  // The page needs both, and neither needs the other. Rust that does not compile is a matter of the server, which goes on
  // trying.
  const rust = wasmTarget().then(() => buildWasm({ output: 'stderr', profile: 'dev' }).catch(() => {}));
  await Promise.all([npmPackages(), rust]);
  const { createServer } = await import('vite');
  const { default: config } = await import('../../vite.config.js');
  // Vite does not look for the file itself: when a script in it changed, it would make a second server.
  const server = await createServer({ ...config, configFile: false, root, server: { ...config.server, port } });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
