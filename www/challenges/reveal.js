// A scene whose answer is hidden until the reader has put a guess: then it is the scene itself, with the guess in it.

import { choice, point } from '../model/fields/index.js';
import { chosenIn } from '../model/state.js';
import { firstState } from './lock.js';

/** @import { Fields, Scene, State } from '../model/types.js' */

/** @param {State} state @returns {boolean} whether the answer is shown */
export const isRevealed = ({ answer }) => answer.choice === 'shown';

/** @param {Fields} fields of a guess @param {State} state @returns {{ choice: string }} the question after the one it asks */
export function nextQuestion({ question: { options = [] } }, { question }) {
  return { choice: options[(options.indexOf(question.choice) + 1) % options.length] };
}

/**
 * The scene of a guess. Its fields are the guess, which question is asked, and whether the answer is shown; what the question
 * is about stays as it is.
 * @param {Scene} scene @param {import('./guesses.js').Guess} guess
 * @returns {Scene}
 */
export function guessScene(scene, guess) {
  const { preset } = guess;
  const questions = new Map(guess.questions.map((state, i) => [String(i + 1), firstState(scene, { preset, state })]));
  const about = (/** @type {State} */ { question }) => /** @type {State} */ (questions.get(question.choice));
  const fields = {
    guess: point(guess.start, scene.world),
    question: { ...choice([...questions.keys()]), isLocked: true },
    answer: { ...choice(['hidden', 'shown']), isLocked: true },
  };

  return {
    id: scene.id,
    world: scene.world,
    trace: scene.trace,
    answer: {
      ...scene.answer,
      verdict: (result) => (result ? (scene.answer?.verdict?.(result) ?? result.contact) : 'guess'),
      tones: { ...scene.answer?.tones, guess: 'plain' },
    },
    fields,

    solve(graze, state) {
      if (!isRevealed(state)) return { result: null, steps: [{ kind: 'guess' }] };
      const { result, steps } = scene.solve(graze, about(state));
      const [at, there] = [state.guess, guess.answer(result, about(state))];
      return { result: { ...result, there, off: Math.hypot(at.x - there.x, at.y - there.y) }, steps };
    },

    // Code with the question would tell the answer.
    call: scene.call && ((state, result) => (isRevealed(state) ? (scene.call?.(about(state), result) ?? null) : null)),

    caption: (steps, index) => (steps[index].kind === 'guess' ? { key: 'guess.ask' } : scene.caption(steps, index)),
    summary: (result, steps) => (result ? scene.summary(result, steps) : { key: 'guess.ask' }),

    draw(pen, frame) {
      const { state, result } = frame;
      if (!isRevealed(state)) {
        guess.draw(pen, about(state));
        guess.drawGuess(pen, state.guess, about(state));
        return;
      }
      scene.draw(pen, { ...frame, state: about(state), blend: chosenIn(scene.fields, about(state)), hasField: false });
      guess.drawGuess(pen, state.guess, about(state));
      pen.line('ghost', state.guess, result.there);
    },
  };
}
