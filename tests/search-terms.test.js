// What people search for leads to an item of the crate: its documentation finds each term of the page's index. (rustdoc 1.95 loses the aliases of re-exported items; docs.rs and later versions have them.)

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/build/run.js';
import { scenes } from '../www/scenes/index.js';

/** An alias of a public item. */
const ALIAS = /#\[doc\(alias = "([^"]+)"\)\]\n(?=(?:\s*#\[.*\]\n)*\s*pub (?:const )?(?:fn|struct|enum) \w+)/g;

const aliases = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.rs'))
  .flatMap((name) => [...readFileSync(join(root, 'src', name), 'utf8').matchAll(ALIAS)].map(([, alias]) => alias));

test('every term of the index is the alias of a public item', () => {
  const terms = scenes.flatMap(({ id }) =>
    Object.keys(JSON.parse(readFileSync(join(root, `www/scenes/${id}/words/en.json`), 'utf8')).terms),
  );
  // A short form stands in brackets behind the long one; nobody types a dash.
  const forms = terms.flatMap((term) => term.replaceAll('–', '-').split(/ \(|\)/)).filter(Boolean);
  assert.ok(forms.length > 30, String(forms.length));
  assert.deepEqual(
    forms.filter((form) => !aliases.includes(form)),
    [],
  );
});
