// The readers behind the test of the floors see what they should: otherwise that test would pass for the wrong reason.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { cyclesIn } from './floors/cycles.js';
import { complaints, readDrawings } from './floors/drawing.js';
import { javascriptImports } from './floors/javascript-imports.js';
import { Crate } from './floors/rust-imports.js';

const root = mkdtempSync(join(tmpdir(), 'floors-'));
after(() => rmSync(root, { recursive: true }));

/** @param {Record<string, string>} files */
function write(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

write({
  'drawing.md': '# Floors\n\n```text\nsrc/\ntop        the roof\nleft right\nlow (for left)\n```\n',
  'src/lib.rs': 'mod top;\nmod left;\nmod right;\nmod low;\npub use low::Low;\n',
  'src/top.rs': '// use crate::right::Comment;\nuse crate::{left::inner::{Deep, Other as Same}, Low};\n',
  'src/left/mod.rs': 'mod inner;\npub(crate) use inner::Deep;\n#[cfg(test)]\nmod tests;\n',
  'src/left/inner.rs':
    'use super::super::low;\nfn f() { crate::right::go() }\n#[cfg(test)]\nmod tests { use crate::top::Top; }\n',
  'src/left/tests.rs': 'use crate::top::Top;\n',
  'src/right.rs': 'use crate::left::Deep;\n',
  'src/low.rs': '',
  'www/b.js': '',
  'www/c.js': '',
  'www/d.js': '',
  'www/e.js': '',
});

test('a drawing allows an import down, and complains of one up, sideways, or out of turn', () => {
  const drawings = readDrawings(join(root, 'drawing.md'));
  const about = (/** @type {string} */ from, /** @type {string} */ to, /** @type {boolean} */ isType = false) =>
    complaints(drawings, `src/${from}`, `src/${to}`, isType).length;
  assert.equal(about('top.rs', 'left/inner.rs'), 0);
  assert.equal(about('left/mod.rs', 'left/inner.rs'), 0);
  assert.equal(about('left/inner.rs', 'low.rs'), 0);
  assert.equal(about('left/inner.rs', 'top.rs'), 1);
  assert.equal(about('left/inner.rs', 'right.rs'), 1);
  assert.equal(about('right.rs', 'low.rs'), 1);
  assert.equal(about('right.rs', 'low.rs', true), 0);
});

test('a path in Rust is followed through re-exports, and what tests import is left out', () => {
  const crate = new Crate(root);
  assert.deepEqual(crate.importsOf('src/top.rs').sort(), ['src/left/inner.rs', 'src/low.rs']);
  assert.deepEqual(crate.importsOf('src/left/inner.rs').sort(), ['src/low.rs', 'src/right.rs']);
  assert.deepEqual(crate.importsOf('src/right.rs'), ['src/left/inner.rs']);
  assert.deepEqual(crate.testsOf('src/left/mod.rs'), ['src/left/tests.rs']);
});

test('imports in JavaScript are found in code and, as types, in comments', () => {
  const found = javascriptImports(
    root,
    'www/a.js',
    "// see import('./c.js')\n/** @import { E } from './e.js' */\nimport { b } from './b.js';\nimport('./d.js?raw');",
  );
  assert.deepEqual(found, [
    { to: 'www/b.js', isType: false },
    { to: 'www/d.js', isType: false },
    { to: 'www/c.js', isType: true },
    { to: 'www/e.js', isType: true },
  ]);
});

test('files on a circle are found together, and no others', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', []],
  ]);
  assert.deepEqual(
    cyclesIn(graph).map((group) => group.sort()),
    [['a', 'b', 'c']],
  );
});
