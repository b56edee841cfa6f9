// A reader's own room under real hands: walls come, change and go by tools and keys, a mover walks, and a link holds it all.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorld, recordWorld } from '../../www/library/entries/node.js';
import { describeScene } from './describe-scene.js';
import { oneEngine } from './drive.js';
import { eventually } from './page.js';
import { handle, onScreen, settle, stateOf, untilAtRest } from './scene.js';

describeScene(oneEngine, '#room', {}, (page) => {
  const tool = (/** @type {string} */ name) => page.click(`[data-action="edit:${name}"]`);
  const inner = (/** @type {string} */ selector) =>
    page.evaluate((selector) => {
      const { shadowRoot } = /** @type {Element} */ (document.querySelector('graze-scene'));
      return [...(shadowRoot?.querySelectorAll(selector) ?? [])].map((each) => each.getAttribute('data-handle') ?? '');
    }, selector);

  test('a wall is added, takes another form, is dragged by its body and its corner, and goes by key', async () => {
    await tool('wall');
    await tool('form:triangle');
    await settle(page);
    // Of what is not in hand there is but one handle.
    assert.deepEqual(await inner('[data-handle^="walls[0]"]'), ['walls[0]']);
    assert.deepEqual(await inner('[data-handle^="walls[3]"]'), [
      'walls[3]',
      ...[0, 1, 2].map((i) => `walls[3].corner[${i}]`),
      'walls[3].angle',
    ]);
    await page.drag(await onScreen(page, { x: 82, y: 52 }), await onScreen(page, { x: 42, y: 52 }));
    await page.drag(await handle(page, 'walls[3].corner[2]'), await onScreen(page, { x: 70, y: 60 }));
    const [a, , c] = (await stateOf(page)).walls[3].points;
    assert.ok(Math.abs(a.x - 24) < 2 && Math.abs(c.x - 70) < 2 && Math.abs(c.y - 60) < 2, JSON.stringify([a, c]));
    // From its third corner to that of the next wall, which has none: a pin.
    await page.focus('[data-handle="walls[3].corner[2]"]');
    await page.press('PageUp');
    await settle(page);
    assert.deepEqual(await inner('[data-handle]:focus'), ['walls[2]']);
    await page.press('PageDown');
    await page.press('Delete');
    await settle(page);
    assert.equal((await stateOf(page)).walls.length, 3);
    await page.click('[data-action="undo"]');
    await settle(page);
    assert.equal((await stateOf(page)).walls.length, 4);
    await page.until(() => location.hash.includes('points,'));
    const { walls } = await stateOf(page);
    await page.goto(await page.evaluate(() => location.href.replace('#', '?again#')));
    await page.until(() => document.querySelector('graze-scene')?.hasAttribute('data-ready'));
    await eventually(async () => assert.deepEqual((await stateOf(page)).walls, walls));
  });

  const put = (/** @type {string} */ text) =>
    page.evaluate((text) => {
      const { shadowRoot } = /** @type {Element} */ (document.querySelector('graze-scene'));
      const input = /** @type {HTMLInputElement} */ (shadowRoot?.querySelector('[data-edit="room"]'));
      input.value = text;
      input.dispatchEvent(new Event('change'));
      return shadowRoot?.querySelector('.editor .problem')?.textContent ?? '';
    }, text);

  const untilTold = (/** @type {string} */ kind, /** @type {string} */ text) =>
    page.until(
      (kind, text) =>
        document.querySelector('graze-scene')?.shadowRoot?.querySelector(`.editor .${kind}`)?.textContent === text,
      kind,
      text,
    );

  test('a recording becomes the room of its last travel, whose link holds it, and a wrong one is told', async () => {
    const { world, recording } = recordWorld(createWorld([{ x: 480, y: 300, width: 60, height: 20 }]));
    world.travel({ x: 500, y: 240, radius: 10 }, { x: 30, y: 90 }, 'bounce');
    const told =
      'This is call 0 of the recording, 1/4 times as large: the last digits may be rounded. Walls shown: 1 of 1.';
    await put(JSON.stringify(recording()));
    await untilTold('note', told);
    await settle(page);
    const { walls, movers, response } = await stateOf(page);
    assert.deepEqual([walls[0].name, movers[0].radius, response.choice], ['id 0', 2.5, 'bounce']);
    await page.until(() => location.hash.includes('name,id_0'));
    await put('{"calls":[3]}');
    await untilTold('problem', 'This is no room: replay: recording.version must be a number, was undefined');
  });

  test('a line of JSON becomes the room, and a wrong one is told', async () => {
    assert.equal(await put('{"walls":[{"x":20,"y":80,"width":60,"height":5,"name":"Floor"}]}'), '');
    assert.deepEqual((await stateOf(page)).walls, [{ minX: 20, minY: 80, maxX: 80, maxY: 85, name: 'Floor' }]);
    assert.match(await put('{"walls":[{"x":20}]}'), /walls\[0\]/);
    await page.click('[data-tab="values"]');
    await settle(page);
    const legends = await page.evaluate(() => {
      const { shadowRoot } = /** @type {Element} */ (document.querySelector('graze-scene'));
      return [...(shadowRoot?.querySelectorAll('legend') ?? [])].flatMap((each) =>
        each.checkVisibility() ? each.textContent : [],
      );
    });
    assert.deepEqual(legends, ['Mover 1', 'Floor, Wall 1']);
    await page.click('[data-tab="article"]');
  });

  test('who is walked goes by keys, falls, and moves nothing once at rest', async () => {
    await page.click('[data-action="choose:way=walk"]');
    await page.click('[data-control="walk"]');
    await untilAtRest(page);
    const { movers: before } = await stateOf(page);
    await page.press('d');
    await untilAtRest(page);
    const { movers: after } = await stateOf(page);
    // Up the slope on which it fell.
    assert.ok(after[0].x > before[0].x && after[0].y < before[0].y, JSON.stringify([before, after]));
  });
});
