// Every attribute, event, method, part and slot of `<graze-scene>` does what it promises.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { attributes } from '../../www/element/shell/attributes.js';
import { engines, oneEngine, open } from './drive.js';
import { untilDrawn, untilReady, visitor } from './host.js';
import { openCode } from './scene.js';

const manifest = new URL('../../www/element/types/custom-elements.json', import.meta.url);
const [told] = JSON.parse(readFileSync(manifest, 'utf8')).modules[0].declarations;
/** The names that the manifest has of each kind. */
const [events, members, parts, slots] = ['events', 'members', 'cssParts', 'slots'].map((kind) =>
  told[kind].map((/** @type {{ name: string }} */ { name }) => name),
);

const scene = (/** @type {string} */ given) => `<graze-scene ${given}>Words.</graze-scene>`;
const figure = '.figure';
/** For the page: whether something becomes true in some milliseconds. */
const tools = `<script>
  const until = (isTrue, time) => new Promise((end) => {
    const stop = performance.now() + time;
    const look = () => isTrue() ? end(true) : performance.now() > stop ? end(false) : requestAnimationFrame(look);
    look();
  });
</script>`;

/**
 * What an attribute changes: the same question about an element with and without it has different answers.
 *
 * @type {Record<string, { given: string, without?: string, ask: string, with: unknown, other: unknown }>}
 */
const effects = {
  name: { given: 'name="slide"', without: 'name="bounce"', ask: '(e) => e.toLink()', with: '#slide', other: '#bounce' },
  state: { given: 'state="1~a=10,30"', ask: '(e) => e.state.a', with: { x: 10, y: 30 }, other: { x: 20, y: 16 } },
  world: {
    given: 'name="slide" world="320 200"',
    without: 'name="slide"',
    ask: '(e) => e.toLink()',
    with: '#slide~.sight=0,0,320,200',
    other: '#slide',
  },
  step: { given: 'step="1"', ask: '(e) => e.step', with: 1, other: 4 },
  t: { given: 't="0.25"', ask: '(e) => e.t', with: 0.25, other: 0 },
  view: {
    given: 'name="minkowski" view="world"',
    without: 'name="minkowski"',
    ask: '(e) => e.state.view.choice',
    with: 'world',
    other: 'relative',
  },
  response: {
    given: 'name="slide" response="bounce"',
    without: 'name="slide"',
    ask: '(e) => e.state.response.choice',
    with: 'bounce',
    other: 'slide',
  },
  controls: {
    given: 'controls="none"',
    ask: '(e) => e.shadowRoot.querySelector(".toolbar").checkVisibility()',
    with: false,
    other: true,
  },
  layers: {
    given: 'layers="field" style="--graze-normal: rgb(1, 2, 3)"',
    without: 'layers="normals" style="--graze-normal: rgb(1, 2, 3)"',
    ask: `async (e) => {
      const field = e.shadowRoot.querySelector('.field');
      // What paints it is loaded when it is first turned on.
      if (e.getAttribute('layers') === 'field') await until(() => !field.hidden, 60_000);
      return [!field.hidden, (await e.toSVG()).includes("rgb(1, 2, 3)")];
    }`,
    with: [true, false],
    other: [false, true],
  },
  readonly: {
    given: 'readonly',
    ask: '(e) => e.shadowRoot.querySelector("[data-handle]").checkVisibility()',
    with: false,
    other: true,
  },
  speed: {
    given: 'speed="500000"',
    without: 'speed="0.5"',
    // The first moment that it shows is the last, or an early one.
    ask: '(e) => (e.seek(0), e.play(), until(() => e.t > 0, 20000).then(() => e.t === 1))',
    with: true,
    other: false,
  },
  autoplay: {
    given: 'autoplay',
    without: '',
    ask: '(e) => until(() => e.t > 0, 1000)',
    with: true,
    other: false,
  },
  loop: {
    given: 'loop speed="9"',
    without: 'speed="9"',
    ask: '(e) => { e.play(); let last = 0; return until(() => { const fell = e.t < last; last = e.t; return fell; }, 1500); }',
    with: true,
    other: false,
  },
  theme: {
    given: 'theme="dark"',
    without: 'theme="light"',
    ask: '(e) => getComputedStyle(e).color',
    with: 'rgb(230, 235, 241)',
    other: 'rgb(27, 33, 41)',
  },
  lang: {
    given: 'lang="en-GB"',
    without: 'lang="xx"',
    ask: '(e) => [e.lang, e.shadowRoot.querySelector(".verdict").textContent]',
    with: ['en-GB', 'Cross'],
    other: ['xx', 'Cross'],
  },
  label: {
    given: 'label="A bullet and a crate"',
    ask: '(e) => e.shadowRoot.querySelector("[role=figure]").getAttribute("aria-label") === "A bullet and a crate"',
    with: true,
    other: false,
  },
  challenge: {
    given: 'challenge="corner"',
    ask: '(e) => e.toLink()',
    with: '#half-planes!corner',
    other: '#half-planes',
  },
};

/** Those that `element.test.js` shows: how the element is loaded, and what the hands do. */
const elsewhere = ['loading', 'wasm-src', 'snap'];

for (const engine of engines) {
  describe(engine, () => {
    /** @type {import('./drive.js').Page} */
    let page;
    /** @type {ReturnType<typeof visitor>} */
    let visit;
    const show = (/** @type {string} */ body, head = /** @type {string | undefined} */ (undefined)) =>
      visit.show(body, head);
    const ask = (/** @type {string} */ code, /** @type {unknown[]} */ ...args) => visit.ask(code, ...args);

    before(async () => {
      page = await open(engine, { width: 800, height: 700 });
      visit = visitor(page);
    });
    after(async () => {
      await page?.close();
      await visit?.close();
    });

    test('the page styles every part, and every color by its name', async () => {
      const rules = parts.map(
        (/** @type {string} */ name) => `graze-scene::part(${name}) { outline: 3px solid rgb(1, 2, 3) }`,
      );
      const style = `<style>${rules.join('')} graze-scene { --graze-path: rgb(4, 5, 6) }</style>`;
      await show(`${style}${scene('name="half-planes" controls="full" challenge="corner"')}`);
      await untilDrawn(page);
      await openCode(page, 'write');
      const seen = await ask(
        `(e, names) => Object.fromEntries(names.map((name) => {
        const part = e.shadowRoot.querySelector('[part~="' + name + '"]');
        return [name, part && getComputedStyle(part).outlineColor];
      }))`,
        parts,
      );
      assert.deepEqual(seen, Object.fromEntries(parts.map((/** @type {string} */ name) => [name, 'rgb(1, 2, 3)'])));
      assert.match(/** @type {string} */ (await ask('(e) => e.toSVG()')), /rgb\(4, 5, 6\)/);
    });

    test('the slots show what the page puts there', async () => {
      assert.deepEqual(slots, ['', 'caption', 'toolbar', 'question', 'challenge']);
      for (const controls of ['compact', 'full']) {
        const inside =
          '<button slot="toolbar" id="more">More</button><p slot="caption" id="below">Figure 1</p><b slot="question" id="asked">Which?</b><a slot="challenge" id="on">On</a>';
        await show(
          `<graze-scene name="half-planes" controls="${controls}" challenge="corner"><b id="words">Words</b>${inside}</graze-scene>`,
        );
        await untilDrawn(page);
        const [more, below, drawn, tools] = [
          await page.rect('#more'),
          await page.rect('#below'),
          await page.rect(figure),
          await page.rect('.toolbar'),
        ];
        assert.ok(more.width > 20 && more.y >= tools.y && more.y + more.height <= tools.y + tools.height + 1, controls);
        assert.ok((await page.rect('#on')).y < drawn.y, controls);
        assert.ok((await page.rect('#asked')).y < (await page.rect('#on')).y, controls);
        assert.ok(below.height > 10 && below.y >= drawn.y + drawn.height, controls);
        assert.equal(await page.evaluate(() => document.getElementById('words')?.checkVisibility()), false);
      }
    });

    // What attributes, events and methods do, one engine shows as well as three.
    if (!oneEngine.includes(engine)) return;

    test('the table has every attribute', () => {
      assert.deepEqual([...Object.keys(effects), ...elsewhere].sort(), Object.keys(attributes).sort());
    });

    describe('an attribute', () => {
      before(() => show(tools + scene('name="half-planes"')));

      for (const [name, effect] of Object.entries(effects)) {
        test(`${name} changes what it says`, async () => {
          const both = [effect.given, effect.without ?? ''].map((given) =>
            scene(/\bname=/.test(given) ? given : `name="half-planes" ${given}`),
          );
          await visit.put(both.join(''));
          await untilDrawn(page);
          const said = await ask(
            `async (e) => [await (${effect.ask})(e), await (${effect.ask})(e.nextElementSibling)]`,
          );
          assert.deepEqual(said, [effect.with, effect.other]);
        });
      }
    });

    test('on paper a figure that has not loaded is its words, without a room for what is missing', async () => {
      const kinds = ['none', 'compact', 'full'];
      const lazy = kinds.map((controls) => scene(`name="slide" controls="${controls}"`));
      await visit.open(`<div style="height: 9000px"></div>${lazy.join('')}`);
      await page.until(() => document.querySelector('graze-scene')?.shadowRoot?.querySelector('.frame') != null);
      // As on paper: the engines print by different ways.
      await page.evaluate(() => {
        const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
        for (const sheet of root.adoptedStyleSheets)
          for (const rule of sheet.cssRules)
            if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
      });
      const heights = await page.evaluate(() =>
        [...document.querySelectorAll('graze-scene')].map((each) => each.getBoundingClientRect().height),
      );
      assert.ok(heights.length === 3 && heights.every((each) => each > 10 && each < 40), heights.join(' '));
    });

    test('the field layer of a figure off the screen is all there before paper is', async () => {
      const given = 'name="slide" layers="field" loading="eager"';
      const site = await visit.open(`${scene(`id="seen" ${given}`)}<div style="height: 9000px"></div>${scene(given)}`);
      await untilReady(page);
      await page.until(() => {
        const field = document.querySelector('#seen')?.shadowRoot?.querySelector('.field');
        return field?.matches(':not([hidden])') && document.querySelectorAll('[data-ready]').length === 2;
      });
      assert.ok(site.requests.some(({ path }) => path.includes('/field-layer-')));
      /** How many pixels of each figure have a tint, before anything else can run. */
      const tinted = await page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        return [...document.querySelectorAll('graze-scene')].map((each) => {
          const field = /** @type {HTMLCanvasElement} */ (each.shadowRoot?.querySelector('.field'));
          const { data } = /** @type {any} */ (field.getContext('2d')).getImageData(0, 0, field.width, field.height);
          return data.filter((/** @type {number} */ alpha, /** @type {number} */ i) => i % 4 === 3 && alpha > 0).length;
        });
      });
      assert.ok(tinted[0] > 1000, tinted.join(' '));
      assert.equal(tinted[1], tinted[0]);
    });

    test('every event bubbles out of what is around it, with what it tells and by whom', async () => {
      const listen = `<script>heard = {};
        for (const name of ${JSON.stringify(events)})
          addEventListener(name, (e) => (heard[name] ??= []).push({ ...e.detail, composed: e.composed, name: e.target.name }));
        </script>`;
      // As text: Firefox leaves out an object that comes twice.
      const heard = async () =>
        JSON.parse(await page.evaluate(() => JSON.stringify(/** @type {any} */ (globalThis).heard)));
      await show(`${listen}<section>${scene('name="half-planes"')}</section>`);
      await untilDrawn(page);
      const from = await page.center('[data-handle="b"]');
      await page.drag(from, { x: from.x - 40, y: from.y - 30 });
      await page.until(() => 'graze-change' in /** @type {any} */ (globalThis).heard);
      await page.click('[data-action="previous"]');
      await page.until(() => 'graze-step' in /** @type {any} */ (globalThis).heard);
      const moved = await ask('(e) => e.state');
      const byReader = await heard();
      await ask('(e) => { heard = {}; e.stepTo(0); e.state = { a: { x: 30 } }; e.setAttribute("speed", "no"); }');
      await ask(
        'async (e) => { e.setAttribute("challenge", "corner"); await e.ready; e.state = { b: { x: 84, y: 92 } }; }',
      );
      const byScript = await heard();
      const told = [...Object.values(byReader), ...Object.values(byScript)].flat();
      assert.ok(told.every((each) => each.composed && each.name === 'half-planes'));
      const last = (/** @type {any} */ heard, /** @type {string} */ name) => heard[name]?.at(-1) ?? {};
      const { state, source } = last(byReader, 'graze-change');
      assert.ok(source === 'user' && state.b.x < 142);
      assert.deepEqual(state, moved);
      assert.ok(byReader['graze-input'].length > 2 && last(byReader, 'graze-input').source === 'user');
      for (const name of ['graze-ready', 'graze-input', 'graze-change'])
        assert.ok(last(byReader, name).steps.length > 3 && 'enter' in last(byReader, name).result, name);
      assert.deepEqual([last(byReader, 'graze-step').step, last(byReader, 'graze-step').source], [3, 'user']);
      assert.equal(byReader['graze-ready'].length, 1);
      assert.deepEqual(
        [last(byScript, 'graze-step').source, last(byScript, 'graze-change').source],
        ['script', 'script'],
      );
      assert.equal(byScript['graze-change'][0].state.a.x, 30);
      assert.deepEqual(
        [last(byScript, 'graze-solved').challenge, last(byScript, 'graze-solved').source],
        ['corner', 'script'],
      );
      assert.match(last(byScript, 'graze-error').message, /^speed="no"/);
      assert.equal(new Set([...Object.keys(byReader), ...Object.keys(byScript)]).size, events.length);
    });

    test('what an event or a property tells are copies: whoever writes to them changes no figure', async () => {
      await show(scene('name="half-planes"') + scene('name="half-planes"'));
      const seen = await ask(`(e) => {
        const spoil = ({ state, result, steps }) => {
          state.a.x = -77;
          state.box.minX = -88;
          if (result) result.enter.t = 9;
          steps.length = 0;
        };
        for (const name of ['graze-input', 'graze-change']) e.addEventListener(name, ({ detail }) => spoil(detail));
        spoil(e);
        e.state = { b: { x: 120, y: 80 } };
        const told = [e.state.a.x, e.state.box.minX, e.result.enter.t < 1, e.steps.length > 3, e.toLink()];
        e.reset();
        const other = e.nextElementSibling;
        other.reset();
        return [...told, e.state.a.x, e.toLink(), other.state.a.x];
      }`);
      const link = '#half-planes~1~b=120,80';
      assert.deepEqual(seen, [20, 54, true, true, link, 20, link, 20]);
    });

    test('every property and method works', async () => {
      await show(tools + scene('name="half-planes"'));
      const seen = await ask(`async (e) => {
        const seen = {};
        seen.ready = (await e.ready) === e;
        e.state = { a: { x: 30, y: 40 } };
        seen.state = e.state.a;
        e.undo(); seen.undo = e.state.a;
        e.redo(); seen.redo = e.state.a;
        seen.toLink = e.toLink();
        e.state = { a: { x: 35, y: 45 } };
        e.reset(); seen.reset = e.state.a;
        e.stepTo(2); seen.stepTo = e.step;
        e.seek(0.5); seen.seek = e.t;
        e.play();
        seen.play = await until(() => e.t > 0.5, 3000);
        e.pause();
        const paused = e.t;
        seen.pause = !(await until(() => e.t !== paused, 200));
        seen.result = e.result.enter.feature; seen.steps = e.steps.length;
        seen.toBlob = (await e.toBlob()).type; seen.toSVG = (await e.toSVG()).slice(0, 4);
        return seen;
      }`);
      const [moved, start] = [
        { x: 30, y: 40 },
        { x: 20, y: 16 },
      ];
      assert.deepEqual(seen, {
        ...{ ready: true, state: moved, undo: start, redo: moved, toLink: '#half-planes~1~a=30,40', reset: moved },
        ...{ stepTo: 2, seek: 0.5, play: true, pause: true, result: 'left', steps: 5 },
        ...{ toBlob: 'image/png', toSVG: '<svg' },
      });
      assert.deepEqual(Object.keys(seen).sort(), members.sort());
    });

    test('a reset goes back to what the page began with, by attributes or by its script, as in a form', async () => {
      await show(
        scene('name="swept-circle" state="1~circle=30,30,5~motion=100,20" view="path" controls="compact"') +
          scene('name="swept-circle"'),
      );
      const seen = await ask(`async (e) => {
        const other = e.nextElementSibling;
        const seen = [];
        const resetBy = (act) => { act(); seen.push(e.toLink()); };
        e.state = { circle: { x: 90 } };
        resetBy(() => e.shadowRoot.querySelector('[data-action="reset"]').click());
        e.setAttribute('state', '1~circle=40,40,5');
        e.state = null;
        resetBy(() => e.reset());
        e.lang = 'id';
        await e.ready;
        e.state = null;
        resetBy(() => e.reset());
        e.removeAttribute('state');
        e.removeAttribute('view');
        resetBy(() => e.reset());
        other.state = { circle: { x: 50 } };
        other.state = { circle: { x: 60 } };
        other.reset();
        return [...seen, other.toLink()];
      }`);
      assert.deepEqual(seen, [
        '#swept-circle~1~circle=30,30,5~motion=100,20~view=path',
        '#swept-circle~1~circle=40,40,5~view=path',
        '#swept-circle~1~circle=40,40,5~view=path',
        '#swept-circle',
        '#swept-circle~1~circle=50,20,11',
      ]);
    });
  });
}
