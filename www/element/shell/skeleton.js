// The skeleton of the element: where everything goes, before the scene is known.

import { make } from '../../dom/dom.js';
import { style } from '../../dom/style-sheet.js';
import element from './element.css?inline';
import pill from './pill.css?inline';
import print from './print.css?inline';
import tokens from './tokens.css?inline';

style.add(tokens + element + pill, 0);
style.add(print, 2);

/**
 * The elements that the rooms fill.
 * @typedef {object} Skeleton
 * @property {HTMLElement} frame around all of it; says the size
 * @property {HTMLElement} stage where pointers act
 * @property {HTMLCanvasElement} fieldCanvas the field layer
 * @property {HTMLCanvasElement} canvas the picture
 * @property {HTMLElement} handles the layer of handles over it
 * @property {HTMLElement} figure
 * @property {HTMLElement} instructions
 * @property {HTMLElement} hint
 * @property {HTMLElement} readout the line of the answer
 * @property {HTMLElement} verdict
 * @property {HTMLElement} caption
 * @property {HTMLElement} notice
 * @property {HTMLElement} fieldNote
 * @property {HTMLElement} toolbar
 * @property {HTMLElement} side where the sheets go
 * @property {HTMLElement} beside where a text of the page goes that is read with the figure in sight
 * @property {HTMLElement} probe for reading the colors that the style gives
 * @property {HTMLElement} swatch changes its colors when the style does
 * @property {HTMLElement} live the live region, read aloud
 */

/**
 * Builds the skeleton in a shadow root.
 * @param {ShadowRoot} root
 * @returns {Skeleton}
 */
export function buildSkeleton(root) {
  const instructions = make('p', { id: 'instructions', class: 'unseen' });
  const fieldCanvas = make('canvas', { class: 'field', hidden: true, 'aria-hidden': 'true' });
  const canvas = make('canvas', { class: 'picture', part: 'canvas', 'aria-hidden': 'true' });
  const handles = make('div', { class: 'handles' });
  const hint = make('p', { class: 'hint', 'aria-hidden': 'true' });
  const still = make('div', { class: 'still' }, make('slot'));
  const stage = make('div', { class: 'stage' }, fieldCanvas, canvas, still, handles);
  const figure = make('div', { class: 'figure', part: 'figure', role: 'figure' });
  // The legend lies over the picture that it belongs to: nothing has to make room for it.
  const fieldNote = make('p', { class: 'field-note', hidden: true });
  figure.append(instructions, stage, hint, fieldNote);
  figure.setAttribute('aria-describedby', 'instructions');
  const verdict = make('strong', { class: 'verdict' });
  const caption = make('span', { class: 'sentence', part: 'caption' });
  const readout = make('p', { class: 'readout', part: 'readout' }, verdict, caption);
  const notice = make('p', { class: 'notice', role: 'status', hidden: true });
  const toolbar = make('div', { class: 'toolbar', part: 'toolbar' }, make('slot', { name: 'toolbar' }));
  const probe = make('span', { class: 'probe', hidden: true });
  const swatch = make('span', { class: 'unseen swatch', 'aria-hidden': 'true' });
  const live = make('p', { class: 'unseen', 'aria-live': 'polite' });
  const left = make('div', { class: 'left' }, figure, readout, notice, toolbar, make('slot', { name: 'caption' }));
  const side = make('div', { class: 'aside' });
  const text = make('slot', { name: 'beside' });
  const beside = make('div', { class: 'beside' }, text);
  const frame = make('div', { class: 'frame' }, left, side, beside);
  text.addEventListener('slotchange', () => {
    frame.toggleAttribute('data-accompanied', text.assignedElements().length > 0);
  });
  root.replaceChildren(frame, probe, swatch, live);
  return {
    frame,
    stage,
    fieldCanvas,
    canvas,
    handles,
    figure,
    instructions,
    hint,
    readout,
    verdict,
    caption,
    notice,
    fieldNote,
    toolbar,
    side,
    beside,
    probe,
    swatch,
    live,
  };
}
