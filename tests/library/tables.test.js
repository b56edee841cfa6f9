/** The tables that the build makes of what src/web declares: every step has room, and the layout has no overlap. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as steps from '../../www/library/wasm/steps.js';
import * as tables from '../../www/library/wasm/tables.js';

const lists = Object.entries(steps);

test('no step has more fields than the record has room for', () => {
  assert.ok(lists.length >= 15);
  for (const [list, kinds] of lists) {
    for (const { kind, fields } of kinds) assert.ok(fields.length < tables.STEP, `${list} ${kind}`);
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
