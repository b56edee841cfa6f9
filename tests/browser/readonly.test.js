// `readonly`: readers step, play and read on, and change nothing, in any scene, by any control or key.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { oneEngine, open } from './drive.js';
import { untilDrawn, visitor } from './host.js';
import { asked } from './telling.js';

/** For the page: what can be used, and how each of it is used. */
const tools = `<script>
  const all = 'button, summary, [role="tab"], input, select, textarea';
  const rootOf = () => document.querySelector('graze-scene').shadowRoot;
  const settled = () => new Promise((end) => setTimeout(end, 30));
  const tell = (control, types) => types.forEach((type) => control.dispatchEvent(new Event(type, { bubbles: true })));
  const use = async (control) => {
    if (control.matches('input[type="range"]')) {
      for (const value of [control.min, control.max]) {
        control.value = value;
        tell(control, ['input', 'change']);
      }
    } else if (control.matches('select')) {
      for (const { value } of [...control.options]) {
        control.value = value;
        tell(control, ['change']);
      }
    } else if (control.matches('input[type="text"], textarea')) {
      if (control.readOnly) return;
      control.value = control.matches('textarea') ? '{"a":{"x":1,"y":2}}' : '1';
      tell(control, ['input', 'change']);
    } else control.click();
    await settled();
  };
  /** What each control is, so that it is found again. */
  const nameOf = (control) => [...rootOf().querySelectorAll(all)].indexOf(control);
  const shown = (control) => control.checkVisibility() && !control.disabled && control.ariaDisabled !== 'true';
  /** Uses controls, and gives those that changed the state. */
  const spoilers = async (element, controls) => {
    const found = [];
    for (const control of controls) {
      const before = JSON.stringify(element.state);
      await use(control);
      if (JSON.stringify(element.state) !== before) found.push(control.outerHTML.slice(0, 120));
    }
    return found;
  };
</script>`;

for (const engine of oneEngine) {
  describe(engine, () => {
    /** @type {import('./drive.js').Page} */
    let page;
    /** @type {ReturnType<typeof visitor>} */
    let visit;
    before(async () => {
      page = await open(engine, { width: 1100, height: 900, reducedMotion: true });
      visit = visitor(page);
      await visit.show(`${tools}<graze-scene name="half-planes"></graze-scene>`);
    });
    after(async () => {
      await page?.close();
      await visit?.close();
    });

    for (const id of asked) {
      test(`${id}: no control changes a readonly figure, and none that is left would change another`, async () => {
        await visit.put(`<graze-scene name="${id}" controls="full" readonly></graze-scene>`);
        await page.until(() => Boolean(document.querySelector('graze-scene')?.shadowRoot?.querySelector('.panel')));
        await untilDrawn(page);
        const { tried, seen, left, undone } = await visit.ask(`async (element) => {
          const controls = [...rootOf().querySelectorAll(all)].filter((each) => !each.matches('[data-action="share"]'));
          const left = controls.filter((each) => shown(each) && !each.readOnly);
          const seen = await spoilers(element, controls);
          // Undo, and the keys that walk.
          for (const key of ['z', 'y', 'ArrowDown', 's']) {
            const event = { key, code: key, ctrlKey: key === 'z' || key === 'y', bubbles: true, composed: true };
            rootOf().querySelector('.figure').dispatchEvent(new KeyboardEvent('keydown', event));
          }
          await settled();
          const undone = element.toLink();
          element.readonly = false;
          return { tried: controls.length, seen, left: await spoilers(element, left), undone };
        }`);
        assert.ok(tried > 10, `${tried} controls`);
        assert.deepEqual({ seen, left }, { seen: [], left: [] });
        assert.equal(undone.split('~')[0], `#${id}`);
      });
    }
  });
}
