// A scene whose answer is hidden until the reader has put a guess: then it is the scene itself, with the guess in it.

import { choice } from '../model/fields/index.js';
import { chosenIn } from '../model/state.js';
import { firstState } from './lock.js';

/** @typedef {import('../model/types.js').Scene} Scene */
/** @typedef {import('../model/types.js').State} State */

/** How far a guess may be off and still count, as a share of the picture's width. */
const tolerance = 0.025;

/** @param {State} state @returns {boolean} whether the answer is shown */
export const isRevealed = ({ answer }) => answer.choice === 'shown';

/**
 * The scene of a guess. Its fields are the guess, and whether the answer is shown; what it is about stays as it is.
 * @param {Scene} scene @param {import('./guesses.js').Guess} guess
 * @returns {Scene}
 */
export function guessScene(scene, guess) {
  const about = firstState(scene, guess);
  const fields = {
    guess: guess.field(about, scene.world),
    answer: { ...choice(['hidden', 'shown']), isLocked: true },
  };
  const near = tolerance * (scene.world.maxX - scene.world.minX);
  const placeOf = (/** @type {State} */ state) => fields.guess.place(state.guess, '', { x: 0, y: 0 });

  return {
    id: scene.id,
    world: scene.world,
    source: scene.source,
    kinds: scene.kinds,
    rows: scene.rows,
    columns: scene.columns,
    run: scene.run,
    leads: scene.leads,
    fields,

    solve(graze, state) {
      if (!isRevealed(state)) return { result: null, steps: [{ kind: 'guess' }] };
      const { result, steps } = scene.solve(graze, about);
      const [at, there] = [placeOf(state), guess.answer(result)];
      return { result: { ...result, there, off: Math.hypot(at.x - there.x, at.y - there.y), near }, steps };
    },

    call: scene.call && ((_state, result) => /** @type {any} */ (scene.call)(about, result)),

    verdict: (result) => (result ? (scene.verdict?.(result) ?? result.contact) : 'guess'),
    tones: { ...scene.tones, guess: 'plain' },
    caption: (steps, index) => (steps[index].kind === 'guess' ? { key: 'guess.ask' } : scene.caption(steps, index)),
    summary: (result, steps) => (result ? scene.summary(result, steps) : { key: 'guess.ask' }),

    draw(pen, frame) {
      const { state, result } = frame;
      const at = placeOf(state);
      if (!isRevealed(state)) {
        guess.draw(pen, about);
        guess.drawGuess(pen, at, about);
        return;
      }
      scene.draw(pen, { ...frame, state: about, blend: chosenIn(scene.fields, about), hasField: false });
      guess.drawGuess(pen, at, about);
      pen.line('ghost', at, result.there);
    },
  };
}
