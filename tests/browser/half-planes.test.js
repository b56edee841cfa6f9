// The scene half-planes under real hands: mouse, finger and keys, with the values and the pixels that follow.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeScene } from './describe-scene.js';
import { engines, oneEngine } from './drive.js';
import { distance, handle, setState, settle, stateOf } from './scene.js';

const start = { a: { x: 20, y: 16 }, b: { x: 142, y: 86 }, box: { minX: 54, minY: 30, maxX: 112, maxY: 64 } };

/** Whether the hint is visible. Runs in the page. */
function hintIn() {
  const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
  return getComputedStyle(/** @type {Element} */ (root.querySelector('.hint'))).visibility;
}

describeScene(engines, '', start, (page, engine) => {
  /**
   * Drags a handle by some pixels and checks all that has to follow.
   *
   * @param {'a' | 'b'} id
   * @param {(from: import('./drive.js').Point, to: import('./drive.js').Point) => Promise<void>} drag
   * @param {{ x: number, y: number }} way
   */
  async function followsDrag(id, drag, way) {
    const from = await handle(page, id);
    const to = { x: from.x + way.x, y: from.y + way.y };
    // Near the end that moved: on the new path and off the old one.
    const still = await handle(page, id === 'a' ? 'b' : 'a');
    const probe = { x: to.x + (still.x - to.x) * 0.1, y: to.y + (still.y - to.y) * 0.1 };
    const [before, pixelBefore] = [await page.text('[data-value="enter.t"]'), await page.color(probe)];
    await drag(from, to);
    await settle(page);
    assert.ok(distance(await handle(page, id), to) < 1, 'the handle is not under the hand');
    assert.notDeepEqual((await stateOf(page))[id], start[id]);
    assert.notEqual(await page.text('[data-value="enter.t"]'), before);
    assert.notDeepEqual(await page.color(probe), pixelBefore);
  }

  test('the mouse drags an end, and values and picture follow', () =>
    followsDrag('b', (from, to) => page.drag(from, to), { x: -30, y: -120 }));

  test('a number field moves an end, and says what it cannot read', async () => {
    await page.click('[data-tab="values"]');
    await page.fill('[data-field="a.x"]', '30.5');
    assert.equal((await stateOf(page)).a.x, 30.5);
    await page.fill('[data-field="a.x"]', 'left');
    await settle(page);
    assert.equal((await stateOf(page)).a.x, 30.5);
    assert.notEqual(await page.text('[data-problem="a.x"]'), '');
    for (const text of ['0x10', '1e999', '12abc']) {
      await page.fill('[data-field="a.x"]', text);
      await settle(page);
      assert.notEqual((await stateOf(page)).a.x, Number(text), text);
      assert.notEqual(await page.text('[data-problem="a.x"]'), '', text);
    }
    await page.fill('[data-field="a.x"]', '1,5e1');
    assert.equal((await stateOf(page)).a.x, 15);
    await page.click('[data-tab="steps"]');
  });

  test('both sliders have our own thumb: that of Firefox is grey', async () => {
    const looks = await page.evaluate(() => {
      const { shadowRoot } = /** @type {Element} */ (document.querySelector('graze-scene'));
      return [...(shadowRoot?.querySelectorAll('input[type="range"]') ?? [])].map(
        (each) => getComputedStyle(each).appearance,
      );
    });
    assert.deepEqual(looks, ['none', 'none']);
  });

  test('a handle that the mouse has dragged shows no ring; one that Tab reaches does', async () => {
    const ring = () =>
      page.evaluate(() => {
        const { shadowRoot } = /** @type {Element} */ (document.querySelector('graze-scene'));
        const held = /** @type {Element} */ (shadowRoot?.activeElement);
        return getComputedStyle(held, '::before').outlineStyle;
      });
    await page.focus('[data-handle="a"]');
    await page.press('ArrowRight');
    const from = await handle(page, 'b');
    await page.drag(from, { x: from.x - 30, y: from.y - 20 });
    await settle(page);
    assert.equal(await ring(), 'none');
    await page.press('ArrowRight');
    await settle(page);
    // A window behind others, as Firefox runs here, shows no focus at all.
    const isInFront = await page.evaluate(() => document.hasFocus());
    assert.equal(await ring(), isInFront ? 'solid' : 'none');
  });

  // What a hand does is tried for every kind of field in hands.test.js; what this scene makes of it, one engine shows.
  if (!oneEngine.includes(engine)) return;

  test('Ctrl+Z in the middle of a drag takes it back, and what could be redone still can', async () => {
    await page.focus('[data-handle="a"]');
    await page.press('ArrowRight');
    await page.press('z', ['Control']);
    const from = await handle(page, 'b');
    await page.mouse('move', from);
    await page.mouse('down', from);
    await page.mouse('move', { x: from.x - 50, y: from.y - 50 });
    assert.notDeepEqual(await stateOf(page), start);
    await page.press('z', ['Control']);
    assert.deepEqual(await stateOf(page), start);
    await page.mouse('move', { x: from.x - 60, y: from.y - 60 });
    await page.mouse('up', { x: from.x - 60, y: from.y - 60 });
    assert.deepEqual(await stateOf(page), start, 'the hand has let go');
    await page.press('z', ['Control', 'Shift']);
    assert.equal((await stateOf(page)).a.x, start.a.x + 1);
  });

  test('the buttons of the steps and the player of the motion are named, and look different', async () => {
    const look = (/** @type {string} */ action) =>
      page.evaluate((action) => {
        const { shadowRoot } = /** @type {Element} */ (document.querySelector('graze-scene'));
        const button = /** @type {Element} */ (shadowRoot?.querySelector(`[data-action="${action}"]`));
        const name = button.parentElement?.querySelector('.name')?.textContent;
        return { name, radius: getComputedStyle(button).borderRadius };
      }, action);
    const [next, play] = [await look('next'), await look('play')];
    assert.deepEqual([next.name, play.name], ['Steps', 'Motion']);
    assert.notEqual(next.radius, play.radius);
  });

  test('where two handles overlap, a finger takes the nearest', async () => {
    await setState(page, { ...start, a: { x: 20, y: 80 }, b: { x: 23, y: 80 } });
    const [a, b] = [await handle(page, 'a'), await handle(page, 'b')];
    // A little left of a: b, which comes later, lies on top there.
    await page.touchDrag({ x: a.x - 2, y: a.y }, { x: a.x - 2, y: a.y - 60 });
    await settle(page);
    const state = await stateOf(page);
    assert.ok(state.a.y < 80 && state.b.y === 80, JSON.stringify([a, b, state.a, state.b]));
  });

  test('the field layer is called by its question, and its legend is on the picture', async () => {
    assert.equal(await page.text('[data-action="field"]'), 'Where would it hit?');
    await page.click('[data-action="field"]');
    await settle(page);
    const [figure, note] = [await page.rect('.figure'), await page.rect('.field-note')];
    assert.ok(note.y > figure.y + 0.8 * figure.height && note.y + note.height <= figure.y + figure.height);
    assert.match(await page.text('.field-note'), /there:.*cross.*stronger: earlier.*touch.*miss/);
    assert.equal(await page.evaluate(hintIn), 'hidden', 'the legend lies where the hint was');
    await page.until(() => location.hash.endsWith('.field=1'));
    await page.click('[data-action="field"]');
    await page.until(() => !location.hash.includes('field'));
    await settle(page);
    assert.equal(await page.evaluate(hintIn), 'visible');
  });

  test('a finger drags an end, and values and picture follow', () =>
    followsDrag('a', (from, to) => page.touchDrag(from, to), { x: -40, y: 150 }));

  test('a side that is dragged past its opposite becomes the opposite', async () => {
    const [from, past] = [await handle(page, 'left'), await handle(page, 'right')];
    await page.drag(from, { x: past.x + 60, y: from.y });
    const { box } = await stateOf(page);
    assert.equal(box.minX, start.box.maxX);
    assert.ok(box.maxX > start.box.maxX);
  });

  test('the box is dragged by its body', async () => {
    const [from, size] = [await handle(page, 'box'), { width: 58, height: 34 }];
    await page.drag(from, { x: from.x + 40, y: from.y - 20 });
    const { box } = await stateOf(page);
    assert.ok(box.minX > start.box.minX && box.minY < start.box.minY);
    assert.ok(Math.abs(box.maxX - box.minX - size.width) < 1e-6 && Math.abs(box.maxY - box.minY - size.height) < 1e-6);
  });

  test('Fit can be pressed only where the picture shows something else', async () => {
    await page.click('[data-tab="values"]');
    const isIdle = () =>
      page.evaluate(() => {
        const fit = document.querySelector('graze-scene')?.shadowRoot?.querySelector('[data-control="fit"]');
        return fit?.getAttribute('aria-disabled');
      });
    assert.equal(await isIdle(), 'true');
    // The window of a number far out stays as long as it shows the rest well.
    await setState(page, { a: { x: -400, y: 16 } });
    await page.fill('[data-field="a.x"]', '-200');
    await page.until(() => {
      const fit = document.querySelector('graze-scene')?.shadowRoot?.querySelector('[data-control="fit"]');
      return fit?.getAttribute('aria-disabled') === 'false';
    });
    await page.click('[data-control="fit"]');
    await settle(page);
    assert.equal(await isIdle(), 'true');
    await page.click('[data-tab="steps"]');
  });

  test('the steps go forth and back, each with a sentence', async () => {
    const step = () => page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).step);
    await page.click('[data-action="first"]');
    assert.equal(await step(), 0);
    await settle(page);
    const first = await page.text('.sentence');
    await page.click('[data-action="next"]');
    await settle(page);
    assert.equal(await step(), 1);
    assert.ok(first !== '' && (await page.text('.sentence')) !== first);
    await page.click('[data-action="last"]');
    await page.click('[data-action="previous"]');
    assert.equal(await step(), 3);
  });

  test('the verdict comes with the last step, and before it the number of the step', async () => {
    await page.click('[data-action="first"]');
    await settle(page);
    assert.equal(await page.text('.verdict'), 'Step 1');
    await page.click('[data-action="last"]');
    await settle(page);
    assert.equal(await page.text('.verdict'), 'Cross');
    assert.match(await page.text('.sentence'), / at t.=.0\.279 /);
  });

  test('where nothing is met, the time axis has no entry and no exit', async () => {
    const marks = () =>
      page.evaluate(() => {
        const root = document.querySelector('graze-scene')?.shadowRoot;
        return [...(root?.querySelectorAll('.stretch, .tick') ?? [])].filter((each) => each.checkVisibility()).length;
      });
    assert.equal(await marks(), 3);
    await page.click('[data-preset="past"]');
    await settle(page);
    assert.equal(await page.text('.verdict'), 'Miss');
    assert.equal(await marks(), 0);
  });
});
