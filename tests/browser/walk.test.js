// The scene walk under real hands: keys, thumb stick and gamepad walk; walls are dragged meanwhile; nothing sticks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circleVsAabb } from '../../www/library/entries/node.js';
import { describeScene } from './describe-scene.js';
import { engines, oneEngine } from './drive.js';
import {
  choose,
  handle,
  onScreen,
  openScene,
  resultOf,
  setState,
  settle,
  show,
  stateOf,
  statesOfFrames,
  untilAtRest,
} from './scene.js';

/** A walker above the tiles, off their seams. */
const above = { walker: { x: 30, y: 44, radius: 6 }, from: { x: 30, y: 44 }, motion: { x: 0, y: 0 } };
const stick = '[data-control="walk"]';

describeScene(engines, '#walk', above, (page, engine) => {
  const frames = (/** @type {number} */ count) => statesOfFrames(page, count);

  /** @param {any[]} states */
  function neverInside(states) {
    for (const state of states) {
      for (const wall of state.walls) {
        assert.notEqual(circleVsAabb(state.walker, { x: 0, y: 0 }, wall)?.contact, 'cross', JSON.stringify(state));
      }
    }
  }

  test('held keys walk onto the tiles and along them, over the seams, and never into them', async () => {
    await page.focus(stick);
    await page.key('down', 'ArrowRight');
    await page.key('down', 'ArrowDown');
    await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.walker.y >= 50);
    const states = await frames(30);
    await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.walker.x > 50);
    await page.key('up', 'ArrowRight');
    await page.key('up', 'ArrowDown');
    await settle(page);
    neverInside(states);
    const places = states.map(({ walker }) => walker);
    for (const [i, { x, y }] of places.entries()) {
      // The tiles end at 88, and there it goes round the corner.
      assert.ok(y === 50 || x > 88, `${x}, ${y}`);
      assert.ok(i === 0 || x >= places[i - 1].x);
    }
    // Unless it was there before anybody looked.
    assert.ok(places[29].x > Math.min(places[0].x + 5, 88), `${places[29].x} after ${places[0].x}`);
    const { walker } = await stateOf(page);
    await frames(3);
    assert.deepEqual((await stateOf(page)).walker, walker, 'walks on though the keys are up');
  });

  const scrolled = () => page.evaluate(() => globalThis.scrollY);

  /** Where the page has come to rest: a key may have scrolled it, smoothly. */
  const atRest = async () => {
    let before = Number.NaN;
    for (let place = await scrolled(); place !== before; place = await scrolled()) {
      before = place;
      await frames(8);
    }
    return before;
  };

  test('keys are those of the page until the figure is pressed, and again once something else is', async () => {
    await page.evaluate(() =>
      addEventListener('keydown', (event) => Object.assign(globalThis, { isKept: event.defaultPrevented })),
    );
    /** Whether an arrow key is left to the page: it hears of it, too. */
    const isThePages = async () => {
      await page.evaluate(() => void Object.assign(globalThis, { isKept: true }));
      await page.press('ArrowDown');
      return page.evaluate(() => !(/** @type {any} */ (globalThis).isKept));
    };
    // Firefox does not take the focus from inside a figure when the figure itself is asked to lose it.
    const blur = () =>
      page.evaluate(() => {
        const active = document.activeElement;
        /** @type {HTMLElement | null | undefined} */ (active?.shadowRoot?.activeElement ?? active)?.blur();
      });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const place of ['h1', '[data-action="last"]']) {
      // The key of the round before scrolls the page, maybe not at once.
      await atRest();
      await page.click(place);
      await blur();
      assert.equal(await isThePages(), true, place);
    }
    await atRest();
    const free = await onScreen(page, { x: 90, y: 90 });
    for (const type of /** @type {const} */ (['move', 'down', 'up'])) await page.mouse(type, free);
    await blur();
    assert.equal(await isThePages(), false);
    await page.click('h1');
    assert.equal(await isThePages(), true);
  });

  test('a click into the room takes the keys there', async () => {
    const free = await onScreen(page, { x: 90, y: 90 });
    for (const type of /** @type {const} */ (['move', 'down', 'up'])) await page.mouse(type, free);
    await page.press('w');
    await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.walker.y < 44);
  });

  test('without the stick in focus arrow keys move handles, as everywhere', async () => {
    await page.focus('[data-handle="walker"]');
    await page.press('ArrowRight');
    await frames(3);
    assert.equal((await stateOf(page)).walker.x, 31);
  });

  test('a thumb on the stick walks, and letting go stops', async () => {
    // Left of every wall, so that the way up is free to the edge, however late the thumb is lifted.
    await setState(page, { ...above, walker: { x: 14, y: 90, radius: 6 }, from: { x: 14, y: 90 } });
    const at = await page.center(stick);
    await page.touch('start', at);
    await page.touch('move', { x: at.x, y: at.y - 40 });
    await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.walker.y < 86);
    await page.touch('end', { x: at.x, y: at.y - 40 });
    await frames(2);
    const { walker } = await stateOf(page);
    const ring = () =>
      page.evaluate((wanted) => {
        const pad = document.querySelector('graze-scene')?.shadowRoot?.querySelector(wanted);
        return pad && getComputedStyle(pad).outlineStyle;
      }, stick);
    assert.equal(await ring(), 'none', 'a ring is for keys');
    await frames(4);
    assert.equal(walker.x, 14);
    assert.deepEqual((await stateOf(page)).walker, walker);
  });

  test('a gamepad walks', async () => {
    const plug = (/** @type {number[] | null} */ axes) => {
      const pads = axes ? [{ connected: true, axes, buttons: [] }] : [];
      Object.defineProperty(navigator, 'getGamepads', { value: () => pads, configurable: true });
      dispatchEvent(new Event(axes ? 'gamepadconnected' : 'gamepaddisconnected'));
    };
    await page.evaluate(plug, [-1, 0]);
    await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.walker.x < 24);
    await page.evaluate(plug, null);
    await frames(3);
    assert.equal((await stateOf(page)).walker.y, 44);
  });

  test('no frame is asked for while nobody walks', () => untilAtRest(page, 20));

  // What a walk does, and how the naive walker fails, one engine shows as well as three.
  if (!oneEngine.includes(engine)) return;

  test('letters walk too, and a whole walk is undone at once', async () => {
    await page.focus(stick);
    await page.key('down', 'a');
    await frames(12);
    await page.key('up', 'a');
    await frames(3);
    assert.ok((await stateOf(page)).walker.x < 30);
    await page.click('[data-action="undo"]');
    assert.deepEqual((await stateOf(page)).walker, above.walker);
  });

  test('the shortest press is one step', async () => {
    await choose(page, 'dash');
    await page.focus(stick);
    await page.press('ArrowRight');
    await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.walker.x > 30);
    await frames(3);
    const { x } = (await stateOf(page)).walker;
    assert.ok(x >= 54 && x < 160, `${x}`);
    await choose(page, 'walk');
  });

  test('keys walk after a press on the figure or on a tool of the walk, and the page does not scroll', async () => {
    await atRest();
    const free = await onScreen(page, { x: 90, y: 90 });
    for (const type of /** @type {const} */ (['move', 'down', 'up'])) await page.mouse(type, free);
    await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
    const before = await atRest();
    await page.key('down', 'ArrowUp');
    await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.walker.y < 44);
    await page.key('up', 'ArrowUp');
    assert.equal(await scrolled(), before);
    await page.click('[data-option="run"]');
    const [{ walker }, place] = [await stateOf(page), await scrolled()];
    await page.key('down', 'ArrowDown');
    await frames(12);
    await page.key('up', 'ArrowDown');
    assert.ok((await stateOf(page)).walker.y > walker.y);
    assert.equal(await scrolled(), place);
    await page.click('[data-option="walk"]');
  });

  test('a second thumb that drags a wall does not stop the stick', async () => {
    await setState(page, { ...above, walker: { x: 14, y: 90, radius: 6 }, from: { x: 14, y: 90 } });
    const at = await page.center(stick);
    await page.touch('start', at);
    await page.touch('move', { x: at.x, y: at.y - 40 });
    await frames(4);
    // What a second finger on a wall sends; the drivers have only one.
    const states = await page.evaluate(async () => {
      const element = /** @type {any} */ (document.querySelector('graze-scene'));
      const wall = /** @type {HTMLElement} */ (element.shadowRoot.querySelector('[data-handle="walls[5]"]'));
      wall.setPointerCapture = () => {};
      const { x, y } = wall.getBoundingClientRect();
      const send = (/** @type {string} */ type, /** @type {number} */ by) =>
        wall.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            composed: true,
            cancelable: true,
            pointerId: 77,
            pointerType: 'touch',
            clientX: x + 22,
            clientY: y + 22 + by,
          }),
        );
      const seen = [];
      send('pointerdown', 0);
      for (let i = 1; i <= 6; i++) {
        send('pointermove', 5 * i);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        seen.push(element.state);
      }
      send('pointerup', 30);
      return seen;
    });
    await page.touch('end', { x: at.x, y: at.y - 40 });
    const [first, last] = [states[0], states[5]];
    assert.ok(last.walls[5].minY > first.walls[5].minY, 'the wall moves');
    assert.ok(last.walker.y < first.walker.y, 'the walker walks on');
  });

  test('who has keys is told how to begin, in a low window and in a challenge, too', async () => {
    const visitor = await openScene(engine, { look: { touch: false } });
    try {
      await visitor.visit('#walk');
      for (const id of ['walk', 'walk!squeeze']) {
        await show(visitor.page, id);
        for (const size of [
          { width: 1440, height: 900 },
          { width: 844, height: 390 },
        ]) {
          await visitor.page.resize(size);
          await untilAtRest(visitor.page);
          assert.match(await visitor.page.text('.hint'), /^Click here and hold/);
          const [figure, hint] = [await visitor.page.rect('.figure'), await visitor.page.rect('.hint')];
          assert.ok(hint.height > 0 && hint.y + hint.height <= figure.y + figure.height, `${id} ${size.width}`);
        }
      }
    } finally {
      await visitor.close();
    }
  });

  test('who has no mouse is told of the stick alone, on the first screen of a phone, in a challenge, too', async () => {
    const without = () => {
      const { matchMedia } = globalThis;
      globalThis.matchMedia = (query) =>
        query === '(hover: none)' ? /** @type {any} */ ({ matches: true }) : matchMedia.call(globalThis, query);
    };
    const phone = await openScene(engine, { before: without, look: { width: 360, height: 740 } });
    try {
      await phone.visit('#walk');
      for (const id of ['walk', 'walk!squeeze']) {
        await show(phone.page, id);
        assert.match(await phone.page.text('.hint'), /stick/);
        assert.doesNotMatch(await phone.page.text('.hint'), /click|hold|[↓→]/i);
        const { y, height } = await phone.page.rect('.stick');
        assert.ok(y + height <= 740, `${id}: the stick ends at ${y + height}`);
      }
    } finally {
      await phone.close();
    }
  });

  test('a wall dropped on the walker pushes it out', async () => {
    const from = await handle(page, 'walls[4]');
    await page.drag(from, await onScreen(page, { x: 28, y: 36 }));
    await untilAtRest(page);
    const state = await stateOf(page);
    neverInside([state]);
    assert.notDeepEqual(state.walker, above.walker);
    assert.equal((await resultOf(page)).inside.length, 0);
  });

  test('a wall that is moved by keys pushes the walker before it, on a fast screen, too', async () => {
    const { walls } = await stateOf(page);
    const touching = { ...above, walls: walls.with(4, { minX: 20, maxX: 40, minY: 24, maxY: 38 }) };
    await page.focus('[data-handle="walls[4]"]');
    // How many keys are pressed, each in a frame of its own.
    for (let count = 1; count <= 5; count++) {
      await setState(page, touching);
      await untilAtRest(page);
      await page.evaluate(async (count) => {
        const handle = document.querySelector('graze-scene')?.shadowRoot?.querySelector('[data-handle="walls[4]"]');
        const ask = requestAnimationFrame;
        let now = performance.now();
        // 250 frames a second
        globalThis.requestAnimationFrame = (draw) => {
          now += 4;
          return ask(() => draw(now));
        };
        for (let frame = 0; frame < count + 10; frame++) {
          const press = { key: 'ArrowDown', bubbles: true, composed: true, cancelable: true };
          if (frame < count) handle?.dispatchEvent(new KeyboardEvent('keydown', press));
          await new Promise(ask);
        }
        globalThis.requestAnimationFrame = ask;
      }, count);
      const state = await stateOf(page);
      neverInside([state]);
      assert.equal(state.walker.y, above.walker.y + count);
    }
  });

  test('a wall is dragged by the mouse while keys walk', async () => {
    await page.focus(stick);
    await page.key('down', 'ArrowLeft');
    const [from, to] = [await handle(page, 'walls[5]'), await onScreen(page, { x: 139, y: 76 })];
    await page.mouse('move', from);
    await page.mouse('down', from);
    const before = await stateOf(page);
    await page.mouse('move', to);
    const states = await frames(8);
    await page.mouse('up', to);
    const end = await stateOf(page);
    await page.key('up', 'ArrowLeft');
    neverInside(states);
    assert.ok(end.walls[5].minY > before.walls[5].minY + 20, JSON.stringify(end.walls[5]));
    assert.ok(states[7].walker.x < before.walker.x || before.walker.x === 9, 'the drag has stopped the walk');
  });

  test('a thumb walks past the walls and never into them', async () => {
    const at = await page.center(stick);
    await page.touch('start', at);
    await page.touch('move', { x: at.x + 40, y: at.y });
    const states = await frames(20);
    await page.touch('end', { x: at.x + 40, y: at.y });
    neverInside(states);
    assert.ok(states[19].walker.x > states[0].walker.x);
  });
});
