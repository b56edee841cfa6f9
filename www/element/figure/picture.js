// The picture of a scene: its canvas, the field layer behind it, and the window onto the world.

import { NoCanvas, setAttribute } from '../../dom/dom.js';
import { placesIn } from '../../dom/place-in.js';
import { Model } from '../../model/model.js';
import { writeState } from '../../model/permalink.js';
import { asQuestion } from '../../parts/question.js';
import { Blend } from './blend.js';
import { forgetWidths } from './lay-out.js';
import { paintOn } from './paint.js';
import { paletteOf, readColors } from './roles.js';
import { View } from './view.js';
import { sizeOf, watchSize } from './watch-size.js';
import { watchStyle } from './watch-style.js';

/** @import { Handle } from '../../model/things.js' */
/** @import { Box, Frame, Point, Say } from '../../model/types.js' */

/**
 * What a picture shows at one moment.
 * @typedef {object} Snapshot
 * @property {Model} model
 * @property {Frame} frame
 * @property {View} view
 * @property {HTMLElement} probe tells the colors
 * @property {Box[]} taken areas for labels to avoid, in pixels
 * @property {(() => import('../../model/types.js').Answers) | null} answers that the field layer shows, once it is loaded
 * @property {number} finest pixels that one sample of it covers at last
 */

/** Whether the reader prefers reduced motion. */
const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)') ?? { matches: true };

export class Picture {
  #skeleton;
  #placeOf;
  #model;
  #say;
  #settings;
  /** @type {import('./field-layer.js').FieldLayer | null} loaded when it is first turned on */
  #field = null;
  /** @type {import('../../model/types.js').Ask | null} what asks for the field layer */
  #ask = null;
  #redraw;
  #blend = new Blend();
  /** @type {import('./roles.js').Colors | null} */
  #colors = null;
  /** @type {import('../../model/types.js').Palette} the tints of the field layer */
  #palette = { cross: [], touch: [], exit: [] };
  #isLoadingField = false;
  /** Whether its canvas was lost, and did not come back. */
  #isLost = false;
  /** Whether it is drawn for paper. */
  isOnPaper = false;
  /** @type {Snapshot['answers']} */
  #answers = null;
  /** @type {Box[]} the hint and the legend, in pixels */
  #notes = [];
  /** @type {Box[]} what labels keep clear of */
  #taken = [];
  #drawnAt = 0;
  /** @type {((colors: import('./roles.js').Colors) => import('./roles.js').Colors) | null} */
  #light = null;
  /** @type {import('./roles.js').Colors | null} what the light leaves of the colors */
  #lit = null;
  #view;

  /**
   * @param {import('../shell/skeleton.js').Skeleton} skeleton @param {Model} model @param {Say} say
   * @param {import('../../extras/index.js').Settings} settings @param {() => void} redraw
   */
  constructor(skeleton, model, say, settings, redraw) {
    this.#skeleton = skeleton;
    this.#placeOf = placesIn(skeleton.stage);
    this.#model = model;
    this.#say = say;
    this.#settings = settings;
    this.#redraw = redraw;
    this.#view = new View(model.scene.world, 640, 400);
  }

  /**
   * Starts to watch its size and style.
   * @param {{ ask: () => void, now: () => void }} loop
   * @returns {() => void} ends it
   */
  start(loop) {
    // The first drawing has the right size, too: a handle outside the window would make the page wider for good.
    const { width, height } = sizeOf(this.#skeleton.stage);
    if (width > 0 && height > 0) this.#view = new View(this.#sight, width, height, devicePixelRatio);
    const endSize = watchSize(this.#skeleton.stage, (width, height, density) => {
      this.#view = new View(this.#sight, width, height, density);
      loop.now();
    });
    const recolored = () => {
      this.forgetColors();
      loop.ask();
    };
    const loaded = () => {
      forgetWidths();
      loop.ask();
    };
    const endStyle = watchStyle(this.#skeleton.swatch, { recolored, loaded });
    // A canvas that was lost, as when the graphics driver begins anew, comes back empty, or never.
    let patience = 0;
    const lost = () => {
      clearInterval(patience);
      let left = 5;
      patience = window.setInterval(() => {
        if (!document.hidden) left -= 1;
        if (left > 0) return;
        this.#isLost = true;
        loop.now();
      }, 1000);
    };
    const restored = () => {
      clearInterval(patience);
      this.#field?.hide();
      loop.ask();
    };
    const { canvas, fieldCanvas } = this.#skeleton;
    for (const each of [canvas, fieldCanvas]) {
      each.addEventListener('contextlost', lost);
      each.addEventListener('contextrestored', restored);
    }
    return () => {
      clearInterval(patience);
      endSize();
      endStyle();
      this.#field?.hide();
    };
  }

  /**
   * Where a pointer is in the world.
   * @param {{ clientX: number, clientY: number }} event
   */
  toWorld(event) {
    const { x, y } = this.#placeOf(event);
    return this.view.toWorld({ x: x * this.view.width, y: y * this.view.height });
  }

  /** Has the colors read again: the style has changed. */
  forgetColors() {
    this.#colors = null;
    this.#lit = null;
  }

  /** @returns {import('./roles.js').Colors} */
  #readColors() {
    if (!this.#colors) {
      this.#colors = readColors(this.#skeleton.probe);
      this.#palette = paletteOf(this.#colors);
    }
    return this.#colors;
  }

  /** What the colors become, such as all but one fainter. @param {((colors: import('./roles.js').Colors) => import('./roles.js').Colors) | null} light */
  set light(light) {
    this.#light = light;
    this.#lit = null;
    this.#redraw();
  }

  /** @returns {import('./roles.js').Colors} */
  #shownColors() {
    if (!this.#light) return this.#readColors();
    this.#lit ??= this.#light(this.#readColors());
    return this.#lit;
  }

  /** @returns {{ hasField: boolean, hasNormals: boolean }} the layers on show */
  get #layers() {
    const { scene, state, hasField } = this.#model;
    const isThere = scene.field && !scene.field.isOff?.(state);
    return { hasField: hasField && Boolean(isThere), hasNormals: this.#settings.hasNormals };
  }

  /** @returns {Box} the part of the plane on show */
  get #sight() {
    return this.#model.sight ?? this.#model.scene.world;
  }

  /** The window as it is now, which the next frame will draw. */
  get view() {
    const { width, height, density } = this.#view;
    if (this.#sight !== this.#view.world) this.#view = new View(this.#sight, width, height, density);
    return this.#view;
  }

  async #loadField() {
    this.#isLoadingField = true;
    const { scene } = this.#model;
    const { fieldCanvas, fieldNote } = this.#skeleton;
    const loaded = await this.#model.late('field', async () => {
      const [{ FieldLayer }, ask] = await Promise.all([import('./field-layer.js'), scene.field?.load(scene)]);
      // The legend tells what is drawn, and nothing else.
      this.#field ??= new FieldLayer(fieldCanvas, (kinds) => {
        setAttribute(fieldNote, 'data-kinds', kinds.join(' '));
        // Labels give way to it.
        this.#redraw();
      });
      this.#ask = ask ?? null;
      return true;
    });
    if (loaded) this.#redraw();
    // A layer that cannot be drawn is off: turned on again, it is asked for again.
    else this.#model.showField(false);
  }

  /** @returns {Frame} the scene as its model now is */
  frame() {
    this.#notes = this.#notesInside();
    const frame = this.#model.frame(this.#say, this.#layers);
    this.#drawnAt = performance.now();
    frame.blend = this.#blend.towards(frame.blend, this.#drawnAt, isStill.matches);
    return this.#model.isOpening ? asQuestion(this.#model.scene, frame) : frame;
  }

  /** @returns {Box[]} where words and tools lie over the picture, also while they are faded: a label would jump when they come back */
  #notesInside() {
    const { stage, hint, fieldNote, zoom } = this.#skeleton;
    return [hint, fieldNote, zoom].map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => {
      const [minX, minY] = [offsetLeft - stage.offsetLeft, offsetTop - stage.offsetTop];
      return { minX, minY, maxX: minX + offsetWidth, maxY: minY + offsetHeight };
    });
  }

  /** @param {import('./record.js').Drawing} drawing @param {Box[]} handles where they are, in pixels */
  paint(drawing, handles) {
    if (this.#isLost) throw new NoCanvas();
    this.#taken = [...handles, ...this.#notes];
    paintOn(this.#skeleton.canvas, drawing, this.#shownColors(), this.#taken);
  }

  /** @returns {boolean} whether the picture still moves by itself */
  get isMoving() {
    return this.#blend.isUnderWay(this.#drawnAt);
  }

  /**
   * Draws the field layer, once it is loaded.
   * @param {Handle} handle that the layer is about
   * @param {import('../../model/types.js').State} rest the state without what that handle does
   */
  drawField(handle, rest) {
    const model = this.#model;
    const ask = this.#ask;
    if (!this.#isLoadingField) this.#loadField();
    if (!ask) return;
    this.#answers = () => ask(model.graze, handle, model.state, model.sight);
    const { world, width, height, density } = this.view;
    const { cross, touch } = this.#palette;
    this.#field?.show({
      key: [
        handle.id,
        writeState(model.scene.fields, rest),
        ...Object.values(world),
        width,
        height,
        density,
        cross,
        touch,
      ].join(' '),
      answers: this.#answers,
      view: this.view,
      palette: this.#palette,
      finest: this.#finest,
    });
    // Paper has another width, and waits for nothing.
    if (this.isOnPaper) this.#field?.finish();
  }

  hideField() {
    this.#field?.hide();
    // What could not be loaded is asked for again the next time.
    this.#isLoadingField = this.#field !== null;
  }

  get #finest() {
    return this.#model.scene.field?.finest ?? 2;
  }

  /** @returns {Snapshot} what the picture now is, to be drawn elsewhere */
  snapshot() {
    const { probe } = this.#skeleton;
    const frame = this.#model.frame(this.#say, this.#layers);
    return {
      model: this.#model,
      frame,
      view: this.view,
      probe,
      taken: this.#taken,
      answers: this.#answers,
      finest: this.#finest,
    };
  }

  /**
   * What is drawn where a pointer is.
   * @param {{ clientX: number, clientY: number }} event
   * @returns {Promise<import('../../model/pen.js').Role | null>}
   */
  async partAt(event) {
    const { x, y } = this.#placeOf(event);
    if (!(x >= 0 && x <= 1 && y >= 0 && y <= 1)) return null;
    const loaded = await this.#model.late('part', () => import('./part-at.js'));
    return loaded?.partAt(this.snapshot(), { x: x * this.view.width, y: y * this.view.height }) ?? null;
  }
}
