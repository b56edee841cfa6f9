// A switch on its way from one option to the next.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Blend } from '../../www/element/figure/blend.js';

test('the first picture is there at once', () => {
  const blend = new Blend();
  assert.deepEqual(blend.towards({ view: 1 }, 1000, false), { view: 1 });
  assert.ok(!blend.isUnderWay(1000));
});

test('a change goes over in at most a quarter of a second, quickly at first', () => {
  const blend = new Blend();
  blend.towards({ view: 0 }, 0, false);
  assert.equal(blend.towards({ view: 1 }, 1000, false).view, 0);
  const early = blend.towards({ view: 1 }, 1055, false).view;
  const late = blend.towards({ view: 1 }, 1110, false).view;
  assert.ok(early > 0.25 && late > early && late < 1);
  assert.ok(blend.isUnderWay(1110));
  assert.equal(blend.towards({ view: 1 }, 1250, false).view, 1);
  assert.ok(!blend.isUnderWay(1250));
});

test('a change of mind turns round where it is', () => {
  const blend = new Blend();
  blend.towards({ view: 0 }, 0, false);
  blend.towards({ view: 1 }, 1000, false);
  const there = blend.towards({ view: 1 }, 1060, false).view;
  assert.equal(blend.towards({ view: 0 }, 1060, false).view, there);
});

test('without motion it is there at once', () => {
  const blend = new Blend();
  blend.towards({ view: 0 }, 0, true);
  assert.equal(blend.towards({ view: 1 }, 1000, true).view, 1);
  assert.ok(!blend.isUnderWay(1000));
});
