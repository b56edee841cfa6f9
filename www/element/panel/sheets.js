// The sheets beside the picture: steps, values, code. Loaded only where they are shown.

import { style } from '../../dom/style-sheet.js';
import { CodeSheet } from './code-sheet.js';
import tools from './full-tools.css?inline';
import { StepsSheet } from './steps-sheet.js';
import { Tabs } from './tabs.js';
import { ValuesSheet } from './values-sheet.js';

// The tools that only the full size shows come with the sheets.
style.add(tools);

export class Sheets {
  #steps;
  #values;
  #code;

  /**
   * @param {HTMLElement} side where they go @param {import('../../model/model.js').Model} model
   * @param {import('../../model/types.js').Say} say @param {() => void} redraw
   * @param {import('../../extras/index.js').Extra[]} extras whose sheets come first
   */
  constructor(side, model, say, redraw, extras) {
    this.#steps = new StepsSheet(model, say);
    this.#values = new ValuesSheet(model, say, redraw);
    this.#code = new CodeSheet(model, say, redraw);
    const own = extras.flatMap(({ place, name = '', root }) => (place === 'sheet' ? { name, root } : []));
    side.append(new Tabs([...own, this.#steps, this.#values, this.#code], say, redraw).root);
  }

  /** @param {boolean} isReadonly whether the numbers can only be read */
  update(isReadonly) {
    this.#steps.update();
    this.#values.update(isReadonly);
    this.#code.update(isReadonly);
  }
}
