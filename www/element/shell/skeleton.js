// The skeleton of the element: where everything goes, before the scene is known.

import { make } from '../../dom/dom.js';
import { style } from '../../dom/style-sheet.js';
import element from './element.css?inline';
import pill from './pill.css?inline';
import print from './print.css?inline';
import tokens from './tokens.css?inline';

style.add(tokens + pill + element, 0);
style.add(print, 2);

/** The elements that the rooms fill. @typedef {ReturnType<typeof buildSkeleton>} Skeleton */

/**
 * Builds the skeleton in a shadow root.
 * @param {ShadowRoot} root
 */
export function buildSkeleton(root) {
  const instructions = make('p', { id: 'instructions', class: 'unseen' });
  const fieldCanvas = make('canvas', { class: 'field', hidden: true, 'aria-hidden': 'true' });
  const canvas = make('canvas', { class: 'picture', part: 'canvas', 'aria-hidden': 'true' });
  const handles = make('div', { class: 'handles' });
  const hint = make('p', { class: 'hint note', 'aria-hidden': 'true' });
  const still = make('div', { class: 'still' }, make('slot'));
  const stage = make('div', { class: 'stage' }, fieldCanvas, canvas, still, handles);
  const figure = make('div', { class: 'figure', part: 'figure', role: 'figure' });
  // The legend lies over the picture that it belongs to: nothing has to make room for it.
  const fieldNote = make('p', { class: 'field-note note row', hidden: true });
  const zoom = make('div', { class: 'zoom' });
  figure.append(instructions, stage, hint, fieldNote, zoom);
  figure.setAttribute('aria-describedby', 'instructions');
  const verdict = make('strong', { class: 'pill verdict' });
  const caption = make('span', { class: 'sentence', part: 'caption' });
  const readout = make('p', { class: 'readout', part: 'readout' }, verdict, caption);
  const notice = make('p', { class: 'notice', role: 'status', hidden: true });
  const toolbar = make('div', { class: 'toolbar', part: 'toolbar' }, make('slot', { name: 'toolbar' }));
  // The colors that the style gives are read here.
  const probe = make('span', { class: 'probe', hidden: true });
  // Its colors change when the style does.
  const swatch = make('span', { class: 'unseen swatch', 'aria-hidden': 'true' });
  // What is read aloud.
  const live = make('p', { class: 'unseen', 'aria-live': 'polite' });
  const belowSlot = make('slot', { name: 'caption' });
  const left = make('div', { class: 'left' }, figure, readout, notice, toolbar, belowSlot);
  // A text of the page that is read with the figure in sight.
  const text = make('slot', { name: 'beside' });
  const beside = make('div', { class: 'beside' }, text);
  // Where the sheets go, of which the text is the first.
  const side = make('div', { class: 'aside' }, beside);
  const frame = make('div', { class: 'frame' }, left, side);
  text.addEventListener('slotchange', () => {
    frame.toggleAttribute('data-accompanied', text.assignedElements().length > 0);
  });
  root.replaceChildren(frame, probe, swatch, live);
  const shown = {
    frame,
    figure,
    stage,
    fieldCanvas,
    canvas,
    handles,
    instructions,
    hint,
    zoom,
    readout,
    verdict,
    caption,
  };
  return { ...shown, notice, fieldNote, toolbar, side, beside, probe, swatch, live };
}
