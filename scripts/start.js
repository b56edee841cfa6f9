// `npm start`: installs what is missing, builds the wasm, serves the page and follows every change.

import { setup } from './setup.js';

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
  await setup();
  const { createServer } = await import('vite');
  const server = await createServer({ server: { port: wanted } });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
