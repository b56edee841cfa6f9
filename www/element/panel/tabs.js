// Sheets behind tabs; the arrow keys go from tab to tab.

import { make } from '../../dom/dom.js';
import { style } from '../../dom/style-sheet.js';
import css from './tabs.css?inline';

/** @import { Say } from '../../model/types.js' */
/** @typedef {{ name: string, root: HTMLElement, open?: () => void }} Sheet `open` is called when the sheet comes to the front */

style.add(css);

export class Tabs {
  #sheets;
  /** @type {HTMLButtonElement[]} */
  #tabs;
  #redraw;
  #list = make('div', { class: 'tabs', role: 'tablist' });
  #shown = '';

  /**
   * @param {Sheet[]} sheets @param {Say} say @param {() => void} redraw
   * @param {string} [kind] the class of what is made: a panel, or views within a sheet
   */
  constructor(sheets, say, redraw, kind = 'panel') {
    this.#sheets = sheets;
    this.#redraw = redraw;
    this.#tabs = sheets.map(({ name }) => {
      const names = { id: `tab-${name}`, 'data-tab': name, 'aria-controls': `sheet-${name}` };
      return make('button', { type: 'button', role: 'tab', ...names }, say(`panel.${name}`));
    });
    for (const { name, root } of sheets) {
      root.id = `sheet-${name}`;
      root.setAttribute('role', 'tabpanel');
      root.setAttribute('aria-labelledby', `tab-${name}`);
      root.setAttribute('tabindex', '0');
    }
    this.#list.setAttribute('aria-label', say('panel.label'));
    this.#list.append(...this.#tabs);
    /** @type {Record<string, string>} */
    const look = kind === 'panel' ? { class: kind, part: 'panel' } : { class: kind };
    this.root = make('div', look, this.#list, ...sheets.map((sheet) => sheet.root));
    this.#list.addEventListener('click', (event) => {
      const name = event.target instanceof Element && event.target.closest('[data-tab]')?.getAttribute('data-tab');
      if (name) this.show(name);
    });
    this.#list.addEventListener('keydown', (event) => this.#key(event));
    this.show(sheets[0].name);
  }

  /** @param {string} name */
  show(name) {
    this.#shown = name;
    for (const [i, sheet] of this.#sheets.entries()) {
      const isShown = sheet.name === name;
      sheet.root.hidden = !isShown;
      this.#tabs[i].setAttribute('aria-selected', String(isShown));
      this.#tabs[i].tabIndex = isShown ? 0 : -1;
      if (isShown) sheet.open?.();
    }
    this.#redraw();
  }

  /** Tells the sheet in front that it can be seen again. */
  open() {
    this.#sheets.find((sheet) => sheet.name === this.#shown)?.open?.();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const now = this.#sheets.findIndex((sheet) => sheet.name === this.#shown);
    const last = this.#sheets.length - 1;
    const to = { ArrowRight: now === last ? 0 : now + 1, ArrowLeft: now === 0 ? last : now - 1, Home: 0, End: last }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    this.show(this.#sheets[to].name);
    this.#tabs[to].focus();
  }
}
