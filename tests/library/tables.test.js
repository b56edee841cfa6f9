/** The tables that the build makes of src/web: the order of steps is that of the explanation, and the layout has no overlap. */

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { queries } from '../../scripts/wire-queries.js';
import * as steps from '../../www/library/wasm/steps.js';
import * as tables from '../../www/library/wasm/tables.js';

/** Each family with the list of its steps. @type {Record<string, string>} */
const families = {
  ...Object.fromEntries(queries().map(({ family, steps }) => [family, steps.list])),
  pieces: 'PIECES_STEPS',
  sweep: 'FIRST_STEPS',
  travel_answer: 'TRAVEL_STEPS',
};
/** @type {(list: string) => readonly import('../../www/library/memory/steps.js').StepKind[]} */
const kindsOf = (list) => /** @type {any} */ (steps)[list];

for (const [family, list] of Object.entries(families)) {
  test(`the steps of ${family} stand in the order of its Step`, () => {
    const paths = ['query', 'world'].map((room) => new URL(`../../src/${room}/${family}.rs`, import.meta.url));
    const source = readFileSync(paths.find((path) => existsSync(path)) ?? '', 'utf8');
    const variants = /^pub enum Step \{\n([\s\S]*?)^\}/m.exec(source)?.[1].match(/^ {4}[A-Z]\w*/gm) ?? [];
    const kinds = new Set(kindsOf(list).map(({ kind }) => kind));
    assert.ok(variants.length > 0);
    assert.deepEqual(
      [...kinds],
      variants.map((variant) => variant.trim()).map((name) => name[0].toLowerCase() + name.slice(1)),
    );
  });
}

test('every list of steps belongs to a family', () => {
  assert.deepEqual(Object.keys(steps).sort(), Object.values(families).sort());
});

test('no step has more fields than the record has room for', () => {
  for (const list of Object.values(families)) {
    for (const { kind, fields } of kindsOf(list)) assert.ok(fields.length < tables.STEP, `${list} ${kind}`);
  }
});

//   enter ▏exit ▏push-out ▏code ▏id ▏travel     the steps begin where the record's answer has ended
test('no part of the record or of an entry lies on another', () => {
  const scalar = 1;
  const vector = 2;
  const at = (/** @type {number} */ start) => [
    [start + tables.HIT_T, scalar],
    [start + tables.HIT_POINT, vector],
    [start + tables.HIT_POSITION, vector],
    [start + tables.HIT_NORMAL, vector],
    [start + tables.HIT_FEATURE, scalar],
    [start + tables.HIT_OPPOSITE, vector],
  ];
  const answer = [
    ...at(tables.ENTER),
    ...at(tables.EXIT),
    [tables.PUSH_OUT_DEPTH, scalar],
    [tables.PUSH_OUT_NORMAL, vector],
    [tables.PUSH_OUT_BY, vector],
  ];
  const entry = [
    [tables.ENTRY_CODE, scalar],
    [tables.ENTRY_ID, scalar],
    [tables.TRAVEL_LEG, scalar],
    [tables.TRAVEL_POSITION, vector],
    [tables.TRAVEL_T, scalar],
    [tables.TRAVEL_STARTS_INSIDE, scalar],
  ];
  const isApart = (/** @type {number[][]} */ parts, /** @type {number} */ end) => {
    const places = parts.flatMap(([start, size]) => Array.from({ length: size }, (_, i) => start + i));
    assert.equal(new Set(places).size, places.length);
    assert.ok(Math.max(...places) < end);
  };
  isApart([...answer, ...entry], tables.ENTRY);
  const record = ['ENTRY_ID', 'LIST_POINTER', 'LIST_COUNT', 'STEP_POINTER', 'STEP_COUNT'];
  isApart([...answer, ...record.map((name) => [/** @type {any} */ (tables)[name], scalar])], tables.RECORD);
});
