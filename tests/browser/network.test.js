// No request to another origin, ever: neither while the page is used, nor from an address in what is built.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { scenes } from '../../www/scenes/index.js';
import { engines } from './drive.js';
import { openScene, settle } from './scene.js';

const www = fileURLToPath(new URL('../../www', import.meta.url));
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Names of formats, which nobody fetches. */
const names = [/^http:\/\/www\.w3\.org\/(?:2000\/svg|1998\/Math\/MathML|1999\/xlink|1999\/xhtml)$/];

/** What readers may follow: the reports and rules that the pages cite, each where it is cited. */
const cited = ['locales/en', 'rules'].flatMap((folder) => {
  const files = readdirSync(join(www, folder)).filter((name) => /\.(html|js)$/.test(name));
  const texts = files.map((name) => readFileSync(join(www, folder, name), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:href="|source:\s*')(https:[^"']+)/g)].map(([, address]) => address),
  );
});

test('what is built has no address of another origin but those that it cites', () => {
  assert.ok(cited.length > 5, String(cited.length));
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html|css)$/.test(name),
  );
  assert.ok(files.length > 50, String(files.length));
  for (const file of files) {
    const text = readFileSync(join(dist, file), 'utf8');
    // Of a sentence about addresses only the scheme is there.
    const found = text.match(/\b(?:https?|wss?):\/\/[\w.-]+\.[\w./-]+/g) ?? [];
    const others = found.filter(
      (address) => !names.some((name) => name.test(address)) && !cited.some((each) => each.startsWith(address)),
    );
    assert.deepEqual([...new Set(others)], [], file);
  }
});

/** Notes each request as it is made. Runs before the scripts of the page. */
function watch() {
  /** @type {string[]} */
  const asked = [];
  Object.assign(globalThis, { asked });
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) asked.push(name);
  }).observe({ type: 'resource', buffered: true });
  // A policy reports what it would forbid, whether or not there is an answer.
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => asked.push(`forbidden: ${blockedURI}`));
  const policy = document.createElement('meta');
  policy.httpEquiv = 'content-security-policy';
  policy.content = "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' data: blob:";
  document.head.append(policy);
}

for (const engine of engines) {
  describe(engine, () => {
    /** @type {Awaited<ReturnType<typeof openScene>>} */
    let scene;
    before(async () => {
      scene = await openScene(engine, { before: watch });
    });
    after(() => scene?.close());

    test('a reader who tries everything stays on one origin', async () => {
      const { page } = scene;
      await scene.visit('#slide');
      for (const { id } of scenes) {
        await page.evaluate((name) => {
          location.hash = name;
        }, id);
        await page.until((name) => /** @type {any} */ (document.querySelector('graze-scene')).name === name, id);
        await page.until(() => document.querySelector('graze-scene')?.hasAttribute('data-ready'));
        for (const tab of ['code', 'values', 'steps']) await page.click(`[data-tab="${tab}"]`);
      }
      await page.click('[data-action="share"]');
      await page.until(() => Boolean(document.querySelector('graze-scene')?.shadowRoot?.querySelector('.share')));
      for (const format of ['link', 'embed', 'iframe', 'markdown', 'javascript', 'rust', 'rustTest']) {
        await page.click(`[data-format="${format}"]`);
      }
      await page.evaluate(async () => {
        const element = /** @type {any} */ (document.querySelector('graze-scene'));
        await element.toBlob();
        await element.toSVG();
      });
      await settle(page);
      const asked = await page.evaluate(
        () => /** @type {{ asked: string[] }} */ (/** @type {any} */ (globalThis)).asked,
      );
      assert.ok(asked.length > 10, String(asked.length));
      const { origin } = new URL(scene.url);
      assert.deepEqual(
        asked.filter((address) => !address.startsWith(`${origin}/`) && !/^(data|blob):/.test(address)),
        [],
      );
    });
  });
}
