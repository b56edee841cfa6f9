// The tools of a room: they add, copy and remove things, and say of the one in hand which form, rules and name it has.

import { disable, drawIcon, make, nameIt, setAttribute, setText } from '../dom/dom.js';
import { style } from '../dom/style-sheet.js';
import { allLayers } from '../model/fields/body-text.js';
import { valueAt } from '../model/things.js';
import css from './editor.css?inline';

/** @import { Fields, Library, Message, State } from '../model/types.js' */
/** @import { Extra } from './index.js' */
/** A state, the name of the thing that is then in hand, and what is told. @typedef {{ state: State, name: string, told?: Message }} Edited */
/** An edit that has to load something first. @typedef {{ load: () => Promise<any>, made: (loaded: any) => Edited }} Late */
/**
 * What a scene gives its editor: what each tool makes of a state, the forms and the form of a thing, and all as text.
 * @typedef {object} Edits
 * @property {Record<string, (fields: Fields, state: State, name: string, given: string, graze: Library) => Edited | Late | null>} edits
 * @property {readonly string[]} forms
 * @property {(thing: any) => string | undefined} formOf
 * @property {(state: State) => string} textOf
 */

style.add(css);

/** What has an icon in place of a word: the forms, as they look, and two tools that everybody knows. @type {Record<string, string>} */
const icons = {
  box: 'M4 6.5h16v11H4z',
  triangle: 'M12 5l8.5 14h-17z',
  quadrilateral: 'M7 5.5l13 2-3 11.5-13-3z',
  hexagon: 'M7.5 4.5h9l4.5 7.5-4.5 7.5h-9L3 12z',
  circle: 'M19.5 12a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0',
  capsule: 'M8 7h8a5 5 0 0 1 0 10H8A5 5 0 0 1 8 7',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  remove: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5',
};

/** The tools for all, for what is in hand, and those that only a wall has. */
const tools = { all: ['wall', 'mover'], own: ['copy', 'remove'], wall: ['oneWay', 'lift', 'stops:0', 'stops:1'] };

/** @implements {Extra} */
export default class Editor {
  place = /** @type {const} */ ('tool');
  #host;
  #given;
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  #forms;
  #wall;
  #own = make('span', { class: 'name' });
  #name = make('input', {
    type: 'text',
    maxlength: '20',
    autocomplete: 'off',
    spellcheck: 'false',
    'data-edit': 'name',
  });
  #text = make('input', { type: 'text', autocomplete: 'off', spellcheck: 'false', 'data-edit': 'room' });
  #told = make('span', { role: 'status' });

  /** @param {import('./index.js').Host} host @param {Edits} given */
  constructor(host, given) {
    this.#host = host;
    this.#given = given;
    const { say } = host;
    const group = (/** @type {string[]} */ names, label = '') =>
      make(
        'div',
        { class: 'choice-group', role: 'group', 'aria-label': label },
        ...names.map((name) => this.#button(name)),
      );
    this.#forms = group(
      given.forms.map((form) => `form:${form}`),
      say('editor.form'),
    );
    this.#wall = group(tools.wall, say('editor.rules'));
    const field = (/** @type {string} */ key, /** @type {HTMLElement[]} */ ...parts) =>
      make('label', { class: 'row', title: say(`editor.${key}Note`) }, ...parts);
    this.#name.placeholder = say('editor.name');
    this.root = make(
      'div',
      { class: 'editor row' },
      group(tools.all, say('editor.all')),
      make(
        'div',
        { class: 'own row' },
        field('name', this.#own, this.#name),
        this.#forms,
        this.#wall,
        group(tools.own),
      ),
      field('room', make('span', {}, say('editor.room')), this.#text),
      this.#told,
    );
    for (const input of [this.#name, this.#text])
      input.addEventListener('change', () => this.#edit(input.dataset.edit ?? '', input.value));
  }

  /** @param {string} name of a tool, with the form or the mover that it is for */
  #button(name) {
    const [key, given] = name.split(':');
    const { say } = this.#host;
    const button = make('button', { type: 'button', class: 'choice', 'data-action': `edit:${name}` });
    const mover = { n: Number(given) + 1 };
    const words = key === 'form' ? say(`options.${given}`) : say(`editor.${key}`, mover);
    const path = icons[key === 'form' ? given : key];
    if (key === 'stops') button.title = say('editor.stopsNote', mover);
    if (path) {
      nameIt(button, words);
      button.append(drawIcon(path));
    } else button.textContent = words;
    this.#buttons.set(name, button);
    return button;
  }

  /** @returns {() => void} */
  start() {
    const { stage } = this.#host;
    const key = (/** @type {KeyboardEvent} */ event) => this.#key(event);
    stage.addEventListener('keydown', key);
    return () => stage.removeEventListener('keydown', key);
  }

  /** @param {string} action @returns {boolean} whether it was one of its own */
  act(action) {
    const [what, name, given = ''] = action.split(':');
    if (what !== 'edit') return false;
    this.#edit(name, given);
    return true;
  }

  /** @param {KeyboardEvent} event on a handle */
  #key(event) {
    const { key, ctrlKey, metaKey } = event;
    const isOnHandle = event.target instanceof Element && event.target.closest('[data-handle]');
    const tool = { Insert: 'wall', Delete: 'remove', Backspace: 'remove' }[key];
    if (!tool || !isOnHandle || ctrlKey || metaKey) return;
    event.preventDefault();
    this.#edit(tool, '');
    this.#host.input.focus();
  }

  /** @param {string} tool @param {string} given */
  async #edit(tool, given) {
    const { model, input, say } = this.#host;
    if (model.isLocked) return;
    setText(this.#told, '');
    try {
      const made = this.#given.edits[tool](model.scene.fields, model.state, this.#inHand, given.trim(), model.graze);
      if (!made) return;
      const loaded = 'load' in made && (await model.late('recording', made.load));
      if (loaded === null) return;
      const next = 'load' in made ? made.made(loaded) : made;
      model.set(next.state);
      input.hold(next.name);
      if (next.told) this.#tell('note', say(next.told.key, next.told.values));
    } catch (error) {
      // What was typed is no JSON, or no room.
      const { name, message, code } = /** @type {any} */ (error);
      if (!/^(Syntax|Range)Error$/.test(name) && !code) throw error;
      this.#tell('problem', say('editor.wrong', { reason: message }));
    }
  }

  /** @param {'note' | 'problem'} kind @param {string} text */
  #tell(kind, text) {
    this.#told.className = kind;
    setText(this.#told, text);
  }

  /** The thing in hand, by name. */
  get #inHand() {
    return this.#host.input.handle?.name ?? '';
  }

  update() {
    const { model, say, input } = this.#host;
    const { fields } = model.scene;
    const thing = input.handle;
    if (!thing) return;
    const value = valueAt(model.state, thing);
    const isWall = thing.key === 'walls';
    setText(this.#own, say(`handles.${thing.name}`));
    const form = this.#given.formOf(value);
    for (const each of this.#given.forms) this.#press(`form:${each}`, each === form);
    this.#press('oneWay', value.oneWay === true);
    this.#press('lift', value.motion !== undefined);
    for (const [i, mover] of [1, 2].entries()) this.#press(`stops:${i}`, ((value.layers ?? allLayers) & mover) !== 0);
    /** @type {HTMLElement} */ (this.#buttons.get('stops:1')).hidden = model.state.movers.length < 2;
    this.#wall.hidden = !isWall;
    const isFull = (/** @type {string} */ key) => model.state[key].length === fields[key].most;
    this.#disable('wall', isFull('walls'));
    this.#disable('mover', isFull('movers'));
    this.#disable('copy', isFull(thing.key));
    this.#disable('remove', model.state[thing.key].length === fields[thing.key].least);
    const active = /** @type {ShadowRoot} */ (this.root.getRootNode()).activeElement;
    if (active !== this.#name) this.#name.value = value.name ?? '';
    if (active !== this.#text) this.#text.value = this.#given.textOf(model.state);
  }

  /** @param {string} name @param {boolean} isPressed */
  #press(name, isPressed) {
    setAttribute(/** @type {HTMLElement} */ (this.#buttons.get(name)), 'aria-pressed', String(isPressed));
  }

  /** @param {string} name @param {boolean} isIdle */
  #disable(name, isIdle) {
    disable(/** @type {HTMLButtonElement} */ (this.#buttons.get(name)), isIdle);
  }
}
