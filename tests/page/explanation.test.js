// Every explanation drives its figure: each paragraph has a target that its scene really has.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { stateOf, stepOf } from '../../www/element/shell/present.js';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { languages, loadSay } from '../../www/locales/index.js';
import { chosenIn, defaultState } from '../../www/model/state.js';
import { scenes } from '../../www/scenes/index.js';
import { recordingPen } from './recording-pen.js';

/** @param {string} tag @returns {Record<string, string>} where it leads, and the part it is about */
const dataOf = (tag) =>
  Object.fromEntries([...tag.matchAll(/data-(?:to-)?([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/** The scenes that build on no other. */
const foundations = ['half-planes', 'orientation'];

/** @param {string} html */
const wordsOf = (html) => html.replaceAll(/<[^>]*>/g, '').trim();

/** What scenes show at the targets of their paragraphs, which are nearly the same in all languages. @type {Map<string, any>} */
const known = new Map();

for (const language of languages) {
  for (const { id, load } of scenes) {
    const { default: scene } = await load();
    const say = await loadSay(language, id);
    const html = readFileSync(new URL(`../../www/scenes/${id}/words/${language}.html`, import.meta.url), 'utf8');
    const paragraphs = [...html.matchAll(/<p\b([^>]*)>(.*?)<\/p>/gs)]
      .filter(([, tag]) => !tag.includes('class="sources"'))
      .map(([, tag, inner]) => ({ target: dataOf(tag), inner, words: wordsOf(inner) }));

    /** @param {Record<string, string>} target */
    const drawnAt = (target) => {
      const state = stateOf(scene, defaultState(scene.fields), target);
      assert.ok(state, `there is no ${JSON.stringify(target)}`);
      const { result, steps } = scene.solve(graze, state);
      const step = stepOf(steps, target);
      const { pen, strokes } = recordingPen();
      const blend = chosenIn(scene.fields, state);
      scene.draw(pen, { state, result, steps, step, t: 0, blend, hasField: false, hasNormals: true, say });
      return { steps, step, roles: new Set(strokes.map(([, role]) => role)) };
    };

    /** @param {Record<string, string>} target */
    const shownAt = (target) => {
      const key = `${id} ${JSON.stringify(target)}`;
      if (!known.has(key)) known.set(key, drawnAt(target));
      return known.get(key);
    };

    test(`${id}, ${language}: has at least three paragraphs, and each drives the figure`, () => {
      assert.ok(paragraphs.length >= 3);
      for (const { target, words } of paragraphs) {
        assert.ok(target.step || target.preset || target.choose, `no target: ${words}`);
      }
    });

    test(`${id}, ${language}: links to a scene before it that it builds on`, () => {
      const before = scenes.slice(
        0,
        scenes.findIndex((scene) => scene.id === id),
      );
      const links = before.filter((scene) => html.includes(`href="./${scene.id}/"`));
      assert.equal(
        links.length > 0,
        !foundations.includes(id),
        `a scene links to one before it: href="./${before[0]?.id}/"`,
      );
    });

    test(`${id}, ${language}: every step that a paragraph is about is there`, () => {
      for (const { target, words } of paragraphs) {
        const { steps, step } = shownAt(target);
        const kind = target.step?.split(' ')[0] ?? 'last';
        if (kind === 'last') assert.equal(step, steps.length - 1, words);
        else assert.equal(steps[step].kind, kind, words);
      }
    });

    test(`${id}, ${language}: every term has its part in the figure that its paragraph shows`, () => {
      const terms = paragraphs.flatMap(({ target, inner, words }) =>
        [...inner.matchAll(/<b\b([^>]*)>/g)].map(([, tag]) => ({ target, words, part: dataOf(tag).part })),
      );
      assert.ok(terms.length > 0);
      for (const { target, words, part } of terms) {
        assert.ok(shownAt(target).roles.has(part), `${part} is not drawn: ${words}`);
      }
    });

    test(`${id}, ${language}: every case that the text names has the name of its button`, () => {
      for (const [, tag, inner] of html.matchAll(/<i\b([^>]*)>(.*?)<\/i>/gs)) {
        const { preset } = dataOf(tag);
        assert.equal(wordsOf(inner), say(`presets.${preset}`));
        assert.ok(
          scene.presets?.some((each) => each.id === preset),
          preset,
        );
      }
    });
  }
}
