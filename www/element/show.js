// A scene on show: its model wired to the picture, the handles, the tools and the sheets. Everything is drawn from the
// model, once for each screen frame in which something changed, and never while nothing does.

import { Model } from '../model/model.js';
import { writeState } from '../model/permalink.js';
import { handlesOf, isSameState, moveHandle, nudgeHandle, placeOf, resetHandle } from '../model/state.js';
import { setAttribute, setText } from './dom.js';
import { Handles } from './hands/handles.js';
import { arrowMotion, historyKey } from './hands/keys.js';
import { Walk } from './hands/walk.js';
import { Announcer } from './panel/announcer.js';
import { CodeSheet } from './panel/code-sheet.js';
import { StepsSheet } from './panel/steps-sheet.js';
import { Panel } from './panel/tabs.js';
import { TimeAxis } from './panel/time-axis.js';
import { Toolbar } from './panel/toolbar.js';
import { ValuesSheet } from './panel/values-sheet.js';
import { Blend } from './picture/blend.js';
import { FieldLayer } from './picture/field-layer.js';
import { channelsOf, readColors } from './picture/roles.js';
import { drawStill } from './picture/still.js';
import { View, watchSize } from './picture/view.js';
import { buildParts } from './skeleton.js';
import { watchVisibility } from './visibility.js';

/** @typedef {import('../model/types.js').Scene} Scene */
/** @typedef {import('../model/types.js').Point} Point */
/** @typedef {import('../model/types.js').Say} Say */
/** @typedef {'user' | 'script'} Source */
/** @typedef {(type: string, detail: Record<string, any>) => void} Emit */

/** How near its body's middle the handle of a side or a radius may come, in pixels, before it steps outward. */
const elbowRoom = { side: 40, radius: 30 };

/** Half the size of a grip, in pixels. */
const grip = 11;

/** Whether readers want no motion that they did not ask for. */
const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)') ?? { matches: true };

export class Show {
  /** @type {View} */
  #view;
  /** @type {import('./picture/roles.js').Colors | null} */
  #colors = null;
  /** @type {number[][]} the field layer's tints: cross, touch */
  #tints = [];
  #frame = 0;
  #isVisible = true;
  #isStale = true;
  #hasField = false;
  #blend = new Blend();
  /** @type {string} the handle the reader last had in hand */
  #inHand;
  /** @type {(() => void)[]} */
  #stops = [];

  /** @param {ShadowRoot} root @param {Scene} scene @param {import('../model/types.js').Library} graze @param {Say} say @param {Emit} emit */
  constructor(root, scene, graze, say, emit) {
    this.scene = scene;
    this.say = say;
    this.emit = emit;
    this.parts = buildParts(root);
    this.model = new Model(scene, graze, (news, source) => this.#heard(news, source));
    this.#view = new View(scene.world, 640, 400);
    const whole = handlesOf(scene.fields).filter(({ part }) => part === '');
    this.#inHand = (whole[1] ?? whole[0]).id;
    this.announcer = new Announcer(this.parts.live);
    this.handles = new Handles(this.parts.stage, this.parts.handles, this.#owner());
    this.handles.show(handlesOf(scene.fields).map((each) => ({ ...each, kind: scene.fields[each.field].kind })));
    this.field = new FieldLayer(this.parts.fieldCanvas);
    this.time = new TimeAxis(
      (t, source) => this.model.seek(t, source),
      () => this.model.t,
    );
    const stepTo = (/** @type {number} */ index) => this.model.stepTo(index, 'user');
    this.toolbar = new Toolbar((action) => this.act(action), stepTo);
    this.stepsSheet = new StepsSheet(stepTo);
    this.valuesSheet = new ValuesSheet(
      () => this.model,
      () => this.redraw(),
    );
    this.codeSheet = new CodeSheet();
    this.panel = new Panel([this.stepsSheet, this.valuesSheet, this.codeSheet], (name) => this.#open(name));
    this.parts.toolbar.append(this.toolbar.root, this.time.root, this.toolbar.extras);
    this.parts.side.append(this.panel.root);
    this.walk = scene.walk ? new Walk(this.model) : null;
    if (this.walk) this.parts.toolbar.prepend(this.walk.stick.root);
    this.#words();
    this.root = root;
  }

  /** Begins to draw, and to listen. */
  start() {
    const { root } = this;
    const { stage } = this.parts;
    const host = /** @type {HTMLElement} */ (root.host);
    this.#stops.push(
      watchSize(stage, (width, height, density) => {
        this.#view = new View(this.scene.world, width, height, density);
        this.#draw();
      }),
      watchVisibility(host, (isVisible) => {
        this.#isVisible = isVisible;
        if (isVisible && this.#isStale) this.redraw();
      }),
    );
    const restyle = () => this.restyle();
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print']) {
      const media = matchMedia(query);
      media.addEventListener('change', restyle);
      this.#stops.push(() => media.removeEventListener('change', restyle));
    }
    const fonts = document.fonts;
    const redraw = () => this.redraw();
    fonts?.addEventListener?.('loadingdone', redraw);
    this.#stops.push(() => fonts?.removeEventListener?.('loadingdone', redraw));
    const undoKey = (/** @type {Event} */ event) => this.#undoKey(/** @type {KeyboardEvent} */ (event));
    root.addEventListener('keydown', undoKey);
    this.#stops.push(() => root.removeEventListener('keydown', undoKey));
    if (this.walk) this.#stops.push(this.walk.start(stage));
  }

  /** Ends the show; nothing runs on. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.handles.cancel();
    this.time.pause();
    this.field.hide();
    this.announcer.stop();
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  #words() {
    const { say, parts } = this;
    parts.figure.setAttribute('aria-label', say('label'));
    setText(parts.instructions, say('figure.instructions'));
    setText(parts.hint, say('hint'));
    for (const button of this.handles.buttons.values()) button.setAttribute('aria-roledescription', say('figure.role'));
    this.panel.words(say);
    this.toolbar.words(say, this.model);
    this.time.words(say);
    this.valuesSheet.words(say);
    this.walk?.stick.words(say);
  }

  /** @param {import('../model/model.js').News} news @param {Source} source */
  #heard(news, source) {
    const { state, result, steps, step, t } = this.model;
    const detail = { input: { state }, change: { state }, result: { result, steps }, step: { step }, time: { t } }[
      news
    ];
    if (news !== 'time') this.emit(`graze-${news}`, { ...detail, source });
    if (news === 'change') this.announcer.say(this.#summary());
    if (news === 'change' && source === 'user') this.notice('');
    if (news === 'step') this.announcer.say(this.#sentence());
    if (news === 'input') this.walk?.wake();
    if (news === 'input' && source === 'user') this.parts.hint.classList.add('done');
    this.redraw();
  }

  /** @returns {import('./hands/handles.js').Owner} */
  #owner() {
    const { model, scene } = this;
    return {
      placeOf: (id) => placeOf(scene.fields, model.state, id),
      toWorld: (event) => {
        const { left, top } = this.parts.stage.getBoundingClientRect();
        return this.#view.toWorld({ x: event.clientX - left, y: event.clientY - top });
      },
      grain: () => this.#view.grain,
      bodyAt: (at) => {
        const bodies = Object.entries(scene.bodies ?? {});
        return bodies.find(([, covers]) => covers(model.graze, model.state, at))?.[0] ?? null;
      },
      // Whoever walks by keys can drag a wall with the other hand.
      takesFocus: () => !this.walk?.stick.hasKeys,
      grab: (id) => {
        this.#inHand = id;
        model.begin();
        this.redraw();
      },
      drag: (id, at) => {
        const now = model.drag(id, at);
        if (id === this.#inHand) this.#inHand = now;
        return now;
      },
      drop: () => model.commit(),
      cancel: () => model.cancel(),
      key: (id, event) => this.#key(id, event),
    };
  }

  /** @param {string} id @param {KeyboardEvent} event */
  #key(id, event) {
    const { model, scene } = this;
    const motion = arrowMotion(event);
    if (!motion && event.key !== 'Home') return;
    event.preventDefault();
    const { fields } = scene;
    const moved = motion ? nudgeHandle(fields, model.state, id, motion) : resetHandle(fields, model.state, id);
    this.#inHand = moved.id;
    model.set(moved.state, 'user', `key ${id}`);
    if (moved.id !== id) this.handles.buttons.get(moved.id)?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  #undoKey(event) {
    const what = historyKey(event);
    // In a number field the browser's own undo is meant.
    if (!what || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    this.act(what);
  }

  /** @param {string} action what a tool asks for */
  act(action) {
    const { model } = this;
    const [what, which] = action.split(':');
    if (what === 'first') model.stepTo(0, 'user');
    if (what === 'previous') model.stepTo(model.step - 1, 'user');
    if (what === 'next') model.stepTo(model.step + 1, 'user');
    if (what === 'last') model.stepTo(Infinity, 'user');
    if (what === 'undo') model.undo('user');
    if (what === 'redo') model.redo('user');
    if (what === 'reset') model.reset('user');
    if (what === 'field') this.showField(!this.#hasField);
    const preset = this.scene.presets?.find((each) => what === 'preset' && each.id === which);
    // A preset is about the things in the picture; how the reader looks at them stays.
    if (preset) model.set({ ...model.state, ...preset.state }, 'user');
    if (what === 'choose') this.choose(which, 'user');
  }

  /**
   * Sets a switch.
   * @param {string} which field and option, `view=relative` @param {Source} source
   */
  choose(which, source) {
    const { model } = this;
    const [field, option] = which.split('=');
    const value = { choice: option };
    if (!this.scene.fields[field]?.options?.includes(option)) return;
    const state = { ...model.state, [field]: value };
    // What a page sets is where the reader begins: nothing to undo.
    if (source === 'user') model.set(state, source);
    else model.open(state);
  }

  /** @returns {boolean} */
  get hasField() {
    return this.#hasField;
  }

  /** @param {boolean} isShown */
  showField(isShown) {
    this.#hasField = isShown && this.scene.field !== undefined;
    if (!this.#hasField) this.field.hide();
    this.redraw();
  }

  /** @param {string} name */
  #open(name) {
    if (name === 'code') this.codeSheet.open(this.scene.source, this.say, () => this.redraw());
    this.redraw();
  }

  /** @param {string} text shown under the picture, or nothing */
  notice(text) {
    setText(this.parts.notice, text);
    this.parts.notice.hidden = text === '';
  }

  /** Reads the colours again: the style has changed. */
  restyle() {
    this.#colors = null;
    this.redraw();
  }

  /**
   * A scene at its last step, drawn on another canvas without anything to touch.
   * @param {HTMLCanvasElement} canvas @param {Scene} scene the one on show as it is, any other at its default
   */
  drawOn(canvas, scene = this.scene) {
    const model = scene === this.scene ? this.model : new Model(scene, this.model.graze, () => {});
    const frame = model.frame(this.say, false);
    drawStill(canvas, scene, { ...frame, step: frame.steps.length - 1 }, this.#readColors());
  }

  /** @returns {import('./picture/roles.js').Colors} read once, until the style changes */
  #readColors() {
    if (!this.#colors) {
      this.#colors = readColors(this.parts.probe);
      this.#tints = [channelsOf(this.#colors.enter), channelsOf(this.#colors.grown)];
    }
    return this.#colors;
  }

  /** Asks for a drawing in the next screen frame; any number of calls give one. */
  redraw() {
    this.#isStale = true;
    if (this.#frame || !this.#isVisible || this.#stops.length === 0) return;
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#isStale = false;
    const { scene, model, say, parts } = this;
    const now = performance.now();
    const frame = model.frame(say, this.#hasField);
    frame.blend = this.#blend.towards(frame.blend, now, isStill.matches);
    drawStill(parts.canvas, scene, frame, this.#readColors(), this.#view, this.#placeHandles());
    if (this.#hasField) this.#drawField();
    parts.verdict.dataset.contact = model.verdict;
    setText(parts.verdict, say(`contacts.${model.verdict}`));
    setText(parts.caption, model.isLastStep ? this.#summary() : this.#sentence());
    parts.fieldNote.hidden = !this.#hasField;
    if (this.#hasField) setText(parts.fieldNote, say('toolbar.fieldNote', { name: `@handles.${this.#inHand}` }));
    this.time.root.hidden = scene.times === undefined;
    if (scene.times) this.time.update(model.t, scene.times(frame));
    const preset = scene.presets?.find((each) =>
      isSameState(scene.fields, { ...model.state, ...each.state }, model.state),
    );
    this.toolbar.update(model, this.#hasField, preset?.id ?? null);
    this.stepsSheet.update(model, say);
    this.valuesSheet.update(say);
    this.codeSheet.update(model);
    if (this.#blend.isUnderWay(now)) this.redraw();
  }

  #drawField() {
    const { scene, model } = this;
    const { field, fields, world } = scene;
    if (!field) return;
    const id = this.#inHand;
    const view = this.#view;
    // Put to one fixed place, the handle no longer makes a difference: what remains is what the picture depends on.
    const rest = moveHandle(fields, model.state, id, { x: world.minX, y: world.minY }).state;
    const [cross, touch] = this.#tints;
    this.field.show({
      key: [id, writeState(fields, rest), view.width, view.height, view.density, cross, touch].join(' '),
      ask: (tile) => field(model.graze, id, model.state, tile),
      view,
      palette: { cross, touch },
    });
  }

  /** @returns {import('../model/types.js').Box[]} where the grips of the handles now are, in pixels */
  #placeHandles() {
    const { scene, model, say } = this;
    const grips = [];
    for (const { id, field, part, axis, tells } of handlesOf(scene.fields)) {
      const button = this.handles.buttons.get(id);
      if (!button) continue;
      const place = placeOf(scene.fields, model.state, id);
      const screen = this.#view.toScreen(place);
      if (part !== '') {
        const outward = scene.fields[field].outward?.(model.state[field], part) ?? sideways(axis, part);
        const room = part === 'radius' ? elbowRoom.radius : elbowRoom.side;
        stepOutward(screen, this.#view.toScreen(placeOf(scene.fields, model.state, field)), outward, room);
      }
      keepInSight(screen, this.#view);
      grips.push({ minX: screen.x - grip, minY: screen.y - grip, maxX: screen.x + grip, maxY: screen.y + grip });
      button.style.transform = `translate(${screen.x}px, ${screen.y}px)`;
      const key = tells ? 'figure.handleOf' : { both: 'figure.handle', x: 'figure.handleX', y: 'figure.handleY' }[axis];
      const name = say(key, { name: `@handles.${id}`, ...place, number: tells && model.state[field][tells] });
      setAttribute(button, 'aria-label', name);
    }
    return grips;
  }

  /** @returns {string} */
  #summary() {
    const { key, values } = this.scene.summary(this.model.result);
    return this.say(key, values);
  }

  /** @returns {string} */
  #sentence() {
    const { key, values } = this.scene.caption(this.model.steps, this.model.step);
    return this.say(key, values);
  }
}

/**
 * @param {'both' | 'x' | 'y'} axis @param {string} part
 * @returns {Point} the direction from the middle of a thing to one of its sides, or to its radius
 */
function sideways(axis, part) {
  const sign = part === 'left' || part === 'top' ? -1 : 1;
  return axis === 'x' ? { x: sign, y: 0 } : { x: 0, y: sign };
}

/**
 * Moves the handle of a part off the middle of a thing that is too small for all its handles.
 * @param {Point} at changed in place @param {Point} middle @param {Point} outward of length one @param {number} room
 */
function stepOutward(at, middle, outward, room) {
  const distance = (at.x - middle.x) * outward.x + (at.y - middle.y) * outward.y;
  if (distance >= room) return;
  at.x += outward.x * (room - distance);
  at.y += outward.y * (room - distance);
}

/**
 * A handle beyond the picture, such as the tip of a far motion, waits at the edge.
 * @param {Point} at changed in place @param {View} view
 */
function keepInSight(at, { width, height }) {
  at.x = Math.min(Math.max(at.x, 0), width);
  at.y = Math.min(Math.max(at.y, 0), height);
}
