// The menu that shares what is shown: copies a link or the lines that embed it, and saves a picture.

import { make, setText } from '../../dom/dom.js';
import { style } from '../../dom/style-sheet.js';
import { canSavePixels, pictureBlob, pictureSvg } from '../figure/save.js';
import { formatsOf } from './formats.js';
import css from './menu.css?inline';
import { dataAddress, saveFile } from './save-file.js';
import { shownBy } from './shown.js';

/** @import { Model } from '../../model/model.js' */
/** @import { Say } from '../../model/types.js' */
/** @typedef {() => import('../figure/picture.js').Snapshot} See tells what the picture now is */

style.add(css);

/** A saved picture has so many pixels for each of the page: sharp on every screen. */
const density = 2;

export class ShareMenu {
  #model;
  #say;
  #words;
  #see;
  #places;
  /** @type {any} the answer that the text or the picture is about */
  #about = null;
  #formats = make('div', { class: 'share-formats row' });
  #pictures = make('div', { class: 'share-pictures row', role: 'group' });
  #status = make('p', { class: 'share-status', role: 'status' });
  #note = make('p', { class: 'share-note' });
  #text = make('textarea', { class: 'share-text', readonly: true, hidden: true, spellcheck: 'false' });
  #picture = make('img', { class: 'share-picture', hidden: true });
  root = make(
    'div',
    { class: 'share', role: 'group' },
    this.#formats,
    this.#pictures,
    this.#status,
    this.#note,
    this.#text,
    this.#picture,
  );

  /**
   * @param {Model} model @param {Say} say says what is shown @param {Say} words of the menu @param {See} see
   * @param {import('./formats.js').Places} places
   */
  constructor(model, say, words, see, places) {
    this.#model = model;
    this.#say = say;
    this.#words = words;
    this.#see = see;
    this.#places = places;
    this.root.setAttribute('aria-label', words('label'));
    this.#text.setAttribute('aria-label', words('text'));
    this.#pictures.setAttribute('aria-label', words('picture'));
    this.#makeFormats();
    this.#makePictures();
  }

  /** The button that opened it. @returns {HTMLElement | null | undefined} */
  get #opener() {
    return this.root.previousElementSibling?.querySelector('[data-action="share"]');
  }

  /** Escape, in the menu or on the tools above it, does what the button that opened it does. @param {KeyboardEvent} event */
  #close = ({ key }) => {
    const opener = this.#opener;
    if (key !== 'Escape' || !opener) return;
    opener.click();
    opener.focus({ preventScroll: true });
  };

  /** So does a reader's click on anything else, where the menu lies over other things. @param {Event} event */
  #leave = (event) => {
    if (!this.root.isConnected) return removeEventListener('click', this.#leave);
    const opener = this.#opener;
    const path = event.composedPath();
    if (event.isTrusted && opener && !path.includes(this.root) && !path.includes(opener)) opener.click();
  };

  /** @param {HTMLElement} tools the menu goes right below them */
  putBelow(tools) {
    // In the full size it lies over what is below: opening it moves nothing.
    if (tools.closest('[data-size="full"]')) {
      tools.append(this.root);
      addEventListener('click', this.#leave);
    } else tools.after(this.root);
    this.update();
    tools.parentElement?.addEventListener('keydown', this.#close);
    // It may have opened below the window, where a reader would not see it.
    this.root.scrollIntoView({ block: 'nearest' });
  }

  #makeFormats() {
    const buttons = Object.keys(formatsOf(this.#places)).map((format) => {
      const button = make('button', { type: 'button', class: 'pill', 'data-format': format }, this.#words(format));
      button.addEventListener('click', () => this.#copy(format));
      return button;
    });
    this.#formats.append(...buttons);
  }

  #makePictures() {
    this.#pictures.append(make('span', {}, this.#words('picture')));
    for (const kind of /** @type {const} */ (['png', 'svg'])) {
      const button = make('button', { type: 'button', class: 'pill', 'data-save': kind }, this.#words(kind));
      button.addEventListener('click', () => this.#save(kind));
      this.#pictures.append(button);
    }
  }

  /** @param {string} format */
  async #copy(format) {
    const { write, note } = formatsOf(this.#places)[format];
    const text = write(shownBy(this.#model, this.#say), this.#places);
    this.#clear();
    if (note) setText(this.#note, this.#words(note));
    this.#text.value = text;
    this.#text.rows = Math.min(12, text.split('\n').length);
    this.#text.hidden = false;
    try {
      await navigator.clipboard.writeText(text);
      this.#tell('copied', { what: `@${format}` });
    } catch {
      this.#text.focus();
      this.#text.select();
      this.#tell('refused');
    }
  }

  /** @param {'png' | 'svg'} kind */
  async #save(kind) {
    this.#clear();
    if (kind === 'png' && !canSavePixels()) {
      this.#tell('noPng');
      return;
    }
    try {
      const file = await {
        png: () => pictureBlob(this.#see(), density),
        svg: () => new Blob([pictureSvg(this.#see(), density)], { type: 'image/svg+xml' }),
      }[kind]();
      const name = `${this.#model.scene.id}.${kind}`;
      saveFile(file, name);
      if (window.top === window) this.#tell('saved', { name });
      else await this.#offer(file, name);
    } catch (error) {
      this.#tell('notSaved', { reason: error instanceof Error ? error.message : String(error) });
    }
  }

  /**
   * Shows the picture too: a frame that may not save files is not told so.
   * @param {Blob} file @param {string} name
   */
  async #offer(file, name) {
    this.#picture.src = await dataAddress(file);
    this.#picture.alt = shownBy(this.#model, this.#say).sentence;
    // The policy of the page may forbid such pictures.
    this.#picture.hidden = await this.#picture.decode().then(
      () => false,
      () => true,
    );
    this.#tell(this.#picture.hidden ? 'maybeSaved' : 'offered', { name });
  }

  /** @param {string} key @param {Record<string, any>} [values] */
  #tell(key, values) {
    setText(this.#status, this.#words(key, values));
  }

  /** Takes the text and the picture away, for those of the answer that is now shown. */
  #clear() {
    this.#about = this.#model.result;
    this.#text.hidden = true;
    this.#picture.hidden = true;
    setText(this.#status, '');
    setText(this.#note, '');
  }

  /** Takes them away once they are about something else than what is shown. */
  update() {
    if (this.root.isConnected && this.#about !== this.#model.result) this.#clear();
  }
}
