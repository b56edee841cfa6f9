// Every file of tests in one process, so that each browser is started once. `ENGINES=firefox node tests/browser/all.js`
// runs them in one browser.

import { readdirSync } from 'node:fs';

for (const name of readdirSync(import.meta.dirname)) {
  if (name.endsWith('.test.js')) await import(`./${name}`);
}
