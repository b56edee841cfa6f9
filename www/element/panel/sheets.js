// What only the full size shows, loaded where it is shown: more tools, and the sheets beside the picture: steps, values, code.

import { CodeSheet } from './code-sheet.js';
import { FullTools } from './full-tools.js';
import { StepsSheet } from './steps-sheet.js';
import { Tabs } from './tabs.js';
import { ValuesSheet } from './values-sheet.js';

/** @import { Extra } from '../../extras/index.js' */

export class Sheets {
  #steps;
  #values;
  #code;
  #tools;

  /**
   * @param {import('../shell/skeleton.js').Skeleton} skeleton @param {import('../../model/model.js').Model} model
   * @param {import('../../model/types.js').LoadingSay} say @param {(action: string) => void} act @param {() => void} redraw
   * @param {Extra[]} extras tools and sheets that the scene brings
   */
  constructor({ side, beside, toolbar, fieldNote }, model, say, act, redraw, extras) {
    const own = (/** @type {Extra['place']} */ place) => extras.filter((extra) => extra.place === place);
    const tools = own('tool').map(({ root }) => root);
    this.#tools = new FullTools(model, say, act, tools, fieldNote);
    // After all tools but those of the page.
    toolbar.lastElementChild?.before(this.#tools.root);
    this.#steps = new StepsSheet(model, say);
    this.#values = new ValuesSheet(model, say, redraw);
    this.#code = new CodeSheet(model, say, redraw);
    const sheets = /** @type {import('./tabs.js').Sheet[]} */ (own('sheet'));
    const steps = model.scene.trace.only ? [] : [this.#steps];
    const hasText = /** @type {HTMLSlotElement} */ (beside.firstElementChild).assignedElements().length > 0;
    const text = hasText ? [{ name: 'article', root: beside }] : [];
    side.append(new Tabs([...text, ...steps, ...sheets, this.#values, this.#code], say, redraw).root);
  }

  /** @param {boolean} hasField whether the field layer is on @param {string} inHand the handle that it is about */
  update(hasField, inHand) {
    this.#tools.update(hasField, inHand);
    this.#steps.update();
    this.#values.update();
    this.#code.update();
  }
}
