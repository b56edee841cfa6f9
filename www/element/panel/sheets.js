// The sheets beside the picture: steps, values, code. Loaded only where they are shown.

import { style } from '../style-sheet.js';
import { CodeSheet } from './code-sheet.js';
import tools from './full-tools.css?inline';
import { RulesSheet } from './rules-sheet.js';
import { StepsSheet } from './steps-sheet.js';
import { Tabs } from './tabs.js';
import { ValuesSheet } from './values-sheet.js';

// The tools that only the full size shows come with the sheets.
style.add(tools);

export class Sheets {
  #steps;
  #values;
  #code;
  /** @type {RulesSheet | null} where a scene compares rules: then it is the first sheet */
  #rules = null;

  /**
   * @param {HTMLElement} side where they go @param {import('../../model/model.js').Model} model
   * @param {import('../../model/types.js').Say} say @param {() => void} redraw
   */
  constructor(side, model, say, redraw) {
    const stepTo = (/** @type {number} */ index) => model.stepTo(index, 'user');
    this.#steps = new StepsSheet(model, say, stepTo);
    this.#values = new ValuesSheet(model, say, redraw);
    this.#code = new CodeSheet(model, say, redraw);
    if (model.scene.compare) this.#rules = new RulesSheet(model, say);
    const sheets = [...(this.#rules ? [this.#rules] : []), this.#steps, this.#values, this.#code];
    side.append(new Tabs(sheets, say, redraw).root);
  }

  /** @param {boolean} isReadonly whether the numbers can only be read */
  update(isReadonly) {
    this.#rules?.update();
    this.#steps.update();
    this.#values.update(isReadonly);
    this.#code.update(isReadonly);
  }
}
