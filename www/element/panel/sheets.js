// The sheets beside the picture: steps, values, code. Loaded only where they are shown.

import tools from '../../style/full-tools.css?inline';
import panel from '../../style/panel.css?inline';
import { sharedStyle } from '../style-sheet.js';
import { CodeSheet } from './code-sheet.js';
import { StepsSheet } from './steps-sheet.js';
import { Tabs } from './tabs.js';
import { ValuesSheet } from './values-sheet.js';

/** The style of the sheets, and of the tools that come with them. */
const addStyle = sharedStyle([tools, panel].join('\n'));

export class Sheets {
  #steps;
  #values;
  #code;

  /**
   * @param {HTMLElement} side where they go @param {import('../../model/model.js').Model} model
   * @param {import('../../model/types.js').Say} say @param {() => void} redraw
   */
  constructor(side, model, say, redraw) {
    const stepTo = (/** @type {number} */ index) => model.stepTo(index, 'user');
    this.#steps = new StepsSheet(model, say, stepTo);
    this.#values = new ValuesSheet(model, say, redraw);
    this.#code = new CodeSheet(model, say, redraw);
    addStyle(/** @type {ShadowRoot} */ (side.getRootNode()));
    side.append(new Tabs([this.#steps, this.#values, this.#code], say, redraw).root);
  }

  /** @param {boolean} isReadonly whether the numbers can only be read */
  update(isReadonly) {
    this.#steps.update();
    this.#values.update(isReadonly);
    this.#code.update(isReadonly);
  }
}
