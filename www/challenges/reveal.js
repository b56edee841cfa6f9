// A scene whose answer is hidden until the reader has put a guess: then it is the scene itself, with the guess in it.

import { choice, number, vector } from '../model/fields/index.js';
import { chosenIn, isSameState, placeOf } from '../model/state.js';
import { below } from '../parts/label-offsets.js';
import { moved } from '../parts/places.js';
import { asQuestion, without } from '../parts/question.js';
import { lockedFields } from './lock.js';

/** @import { Fields, Scene, State } from '../model/types.js' */
/** @import { Ask, Solved } from './asks.js' */

/** @param {State} state @returns {boolean} whether the answer is shown */
export const isRevealed = ({ answer }) => answer.choice === 'shown';

/** @param {Fields} fields @param {State} state @returns {boolean} whether the reader has guessed */
export const hasGuess = ({ guess }, state) => !isSameState({ guess }, state, { guess: guess.default });

/** The most that a number of a wall can be. */
const most = 1000;

/** The field of a guess. A time that nobody has set is 0, a wall that nobody has chosen -1. @param {Ask} ask */
const guessOf = ({ kind, of = '', first = { x: 0, y: 0 } }) =>
  ({
    place: () => vector(first, of),
    time: () => number(0, 0, 1),
    wall: () => number(-1, -1, most, 1),
  })[kind]();

/** What a scene that answers a miss with nothing answers beside what is said of a guess. */
const missed = { contact: 'miss', span: null };

/**
 * The scene of a guess. Its fields are those of the scene, which readers cannot change, the guess, and whether the answer is
 * shown.
 * @param {Scene} scene @param {Ask} ask @param {State[]} firsts the states that it can begin with
 * @param {boolean} isFree whether a page, or a link, can ask about any other state
 * @returns {Scene}
 */
export function guessScene(scene, ask, firsts, isFree) {
  const own = lockedFields(scene.fields, firsts, isFree ? Object.keys(scene.fields) : [], []);
  const fields = { ...own, guess: guessOf(ask), answer: { ...choice(['hidden', 'shown']), isLocked: true } };
  /** What each state would show, so that its picture can be a question. @type {WeakMap<State, Solved>} */
  const hidden = new WeakMap();
  const call = scene.call;

  return {
    id: scene.id,
    world: scene.world,
    trace: scene.trace,
    answer: {
      ...scene.answer,
      verdict: (result) => (result ? (scene.answer?.verdict?.(result) ?? result.contact ?? 'miss') : 'guess'),
      tones: { ...scene.answer?.tones, guess: 'plain' },
    },
    fields,

    solve(graze, state) {
      const solved = { state, ...scene.solve(graze, state) };
      hidden.set(state, solved);
      if (!isRevealed(state)) return { result: null, steps: [{ kind: 'guess', who: ask.who?.(state) }] };
      return { result: { ...(solved.result ?? missed), ...judged(ask, fields, solved) }, steps: solved.steps };
    },

    // Code with the question would tell the answer.
    call: call && ((state, result) => (isRevealed(state) ? call(state, result) : null)),

    caption: (steps, index) =>
      steps[index].kind === 'guess' ? askedFor(ask, steps[index]) : scene.caption(steps, index),
    summary: (result, steps) =>
      result ? scene.summary(result.contact === 'miss' ? null : result, steps) : askedFor(ask, steps[0]),

    draw(pen, frame) {
      const { state } = frame;
      const solved = /** @type {Solved} */ (hidden.get(state));
      const { result, steps } = solved;
      const shown = { ...frame, result, steps, blend: chosenIn(scene.fields, state), hasField: false };
      const question = asQuestion(scene, { ...shown, step: steps.length - 1, t: 0 });
      if (isRevealed(state)) scene.draw(pen, shown);
      else if (ask.draw) ask.draw(pen, solved);
      else scene.draw(without(pen, question.untold ?? new Set()), question);
      if (ask.kind !== 'place') return;
      ask.drawGuess?.(pen, solved, state.guess);
      const { there } = frame.result ?? {};
      const guess = placeOf(fields, state, 'guess');
      if (there) pen.line('ghost', guess, there);
      else pen.label('ghost', guess, frame.say('handles.guess'), below, 12);
    },
  };
}

/** @param {Ask} ask @param {import('../model/types.js').Step} step @returns {import('../model/types.js').Message} */
function askedFor({ kind }, { who }) {
  const asked = { key: `guess.${kind}` };
  return who ? { key: 'guess.who', values: { who, asked } } : asked;
}

/**
 * Where the guess should be, or what it should be, and how far off it is; nothing if nothing is hit.
 * @param {Ask} ask @param {Fields} fields @param {Solved} solved
 */
function judged(ask, fields, solved) {
  const { state } = solved;
  const { guess } = state;
  const answer = ask.answer(solved);
  if (answer === null) return {};
  if (ask.kind === 'place') {
    const there = moved(placeOf(fields, state, /** @type {string} */ (ask.of)), answer);
    return { there, off: Math.hypot(answer.x - guess.x, answer.y - guess.y) };
  }
  return { there: answer, off: ask.kind === 'time' ? Math.abs(answer - guess.value) : Number(answer !== guess.value) };
}
