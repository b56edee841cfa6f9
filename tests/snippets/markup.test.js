// The lines that put a figure into a page, and the address of its frame, read back as what is shown, for every scene.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embedCode } from '../../www/element/share/embed.js';
import { iframeCode } from '../../www/element/share/iframe.js';
import { readState } from '../../www/model/permalink.js';
import { defaultState } from '../../www/model/state.js';
import { scenes } from '../../www/scenes/index.js';
import { allShown } from './shown-states.js';

const all = await allShown();
const folder = 'https://example.org/a folder/';

/**
 * The attributes of a tag and the text in it, as a browser reads them.
 * @param {string} markup @param {string} tag
 */
function read(markup, tag) {
  const [, attributes, content] = new RegExp(`<${tag}((?: [\\w-]+="[^"<>]*")*)>([^<>]*)</${tag}>`).exec(markup) ?? [];
  assert.notEqual(attributes, undefined, markup);
  const given = [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, unescaped(value)]);
  return { ...Object.fromEntries(given), content: unescaped(content) };
}

/** @param {string} text */
function unescaped(text) {
  const letters = /** @type {Record<string, string>} */ ({ quot: '"', amp: '&', lt: '<', gt: '>' });
  assert.doesNotMatch(text, /&(?!(?:quot|amp|lt|gt);)/, text);
  return text.replace(/&(quot|amp|lt|gt);/g, (_, name) => letters[name]);
}

for (const { id, load } of scenes) {
  test(`${id}: the embed code and the frame say what is shown`, async () => {
    const { fields } = (await load()).default;
    for (const { shown, state } of all.filter((each) => each.id === id)) {
      const stateIn = (/** @type {string | null | undefined} */ link) =>
        link ? readState(fields, link) : defaultState(fields);
      for (const step of [null, 1]) {
        const embedded = embedCode({ ...shown, step }, shown.sentence, { folder, integrity: 'sha384-AB+/=' });
        assert.deepEqual(read(embedded, 'script'), {
          ...{ type: 'module', src: `${folder}element.js`, integrity: 'sha384-AB+/=', content: '' },
        });
        const element = read(embedded, 'graze-scene');
        assert.deepEqual([element.name, element.step, element.content], [id, step?.toString(), shown.sentence]);
        assert.deepEqual(stateIn(element.state), state, embedded);
        const frame = read(iframeCode({ ...shown, step }, shown.title, folder), 'iframe');
        assert.equal(frame.title, shown.title);
        const { pathname, searchParams } = new URL(frame.src);
        assert.equal(pathname, '/a%20folder/embed.html');
        assert.deepEqual([searchParams.get('scene'), searchParams.get('step')], [id, step?.toString() ?? null]);
        assert.deepEqual(stateIn(searchParams.get('state')), state, frame.src);
      }
    }
  });
}
