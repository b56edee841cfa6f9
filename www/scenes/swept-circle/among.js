// Several walls: which of them the circle meets first, what is said of the others, and how they are drawn.

import { numberWall } from '../../parts/walls.js';

/** @import { Box, Frame, Library, Message, Pen, Point, State, Step } from '../../model/types.js' */

/** @param {State} state @returns {boolean} whether there is more than the one wall that the scene opens with */
export const isAmong = (state) => state.walls.length > 1;

/**
 * What the library answers about one wall. A step about a corner also knows the radius that its distance is compared with.
 * @param {Library} graze @param {Point & { radius: number }} mover @param {Point} motion @param {Box} wall
 * @returns {{ span: any, steps: Step[] }}
 */
export function toldSteps(graze, mover, motion, wall) {
  const { span, steps } = graze.circleVsAabbSteps(mover, motion, wall);
  const { radius } = mover;
  return { span, steps: steps.map((step) => (step.kind === 'cornerSquare' ? { ...step, radius } : step)) };
}

/**
 * What the library answers about each wall, and which of them is met first: by exact times, and of several at the same
 * moment the one with the lowest number, as in a world of these walls. Each step knows its wall; the last one of a wall
 * also knows its span and its place in this order so far. The last step of all is about the first wall, and knows how many
 * there are.
 * @param {Library} graze @param {Point & { radius: number }} mover @param {Point} motion @param {Box[]} walls
 * @returns {{ result: any, steps: Step[] }}
 */
export function solveAmong(graze, mover, motion, walls) {
  const asked = walls.map((each) => toldSteps(graze, mover, motion, each));
  const timeOf = (/** @type {number} */ id) => asked[id].span?.enter?.t ?? 0;
  // Rounding keeps the order of times, so only those that are equal need another question.
  const order = (/** @type {number} */ one, /** @type {number} */ other) =>
    timeOf(one) - timeOf(other) || graze.circleVsAabbOrder(mover, motion, walls[one], walls[other]);
  // A wall is compared with those before it: the others are still to be tested.
  let best = -1;
  const places = asked.map(({ span }, each) => {
    const before = best < 0 || !span ? -1 : order(each, best);
    if (span && before < 0) best = each;
    return !span ? 'missed' : before < 0 ? 'first' : before > 0 ? 'later' : 'together';
  });
  const last = asked.length - 1;
  const placeOf = (/** @type {number} */ each) =>
    places[each] + (each < last && places[each] === 'first' ? 'SoFar' : '');
  const steps = asked.flatMap(({ span, steps: own }, each) =>
    own.map((step, i) => ({ ...step, wall: each, ...(i === own.length - 1 && { span, place: placeOf(each) }) })),
  );
  const { span = null, steps: own } = asked[best] ?? asked[last];
  steps.push({ kind: own[own.length - 1].kind, count: asked.length, ...(span && { first: best, t: timeOf(best) }) });
  const more = places.filter((place, each) => each > best && place === 'together').length;
  return { result: span ? { ...span, found: { id: best, t: timeOf(best), span }, more } : null, steps };
}

/** The name of a wall. @param {number} id */
const nameOf = (id) => `@handles.walls[${id}]`;

/**
 * The steps of one wall, as they are without the others.
 * @param {Step[]} steps @param {number} id
 */
const stepsOf = (steps, id) => steps.filter(({ wall }) => wall === id);

/** @typedef {(span: any, steps: Step[]) => Message} Outcome what became of a wall */

/**
 * The sentence of a step: of several walls it names the one it is about, and the last one of a wall says what became of it.
 * @param {Step[]} steps @param {number} index @param {(steps: Step[], index: number) => Message} captionOf @param {Outcome} outcomeOf
 * @returns {Message}
 */
export function toldOf(steps, index, captionOf, outcomeOf) {
  const { wall: id, place, span, count, first, t } = steps[index];
  if (count !== undefined && first === undefined) return { key: 'result.among.missed', values: { count } };
  if (count !== undefined) return { key: 'steps.among.ends', values: { count, wall: nameOf(first), t } };
  if (id === undefined) return captionOf(steps, index);
  const says = place ? outcomeOf(span, stepsOf(steps, id)) : captionOf(steps, index);
  return { key: `steps.among.${place ?? 'stage'}`, values: { wall: nameOf(id), says } };
}

/**
 * The answer in one sentence.
 * @param {any} result @param {Step[]} steps @param {Outcome} outcomeOf
 * @returns {Message}
 */
export function toldAmong(result, steps, outcomeOf) {
  const { count } = steps[steps.length - 1];
  if (count === undefined) return outcomeOf(result, steps);
  if (!result) return { key: 'result.among.missed', values: { count } };
  const { more } = result;
  const { id, span } = result.found;
  const values = { wall: nameOf(id), more, says: outcomeOf(span, stepsOf(steps, id)) };
  return { key: `result.among.${more > 0 ? 'together' : 'first'}`, values };
}

/**
 * A frame as if its wall were the only one: that of the step, or in the last step the one that is met first. Where all are
 * missed, the last step shows none of the reasons.
 * @param {Frame} frame
 * @returns {Frame}
 */
export function ofWall(frame) {
  const { state, result, steps, step } = frame;
  const shown = steps[step];
  const isLast = shown.count !== undefined;
  if (shown.wall === undefined && !isLast) return frame;
  if (isLast && !result) return { ...frame, steps: [{ kind: 'misses' }], step: 0 };
  const id = isLast ? result.found.id : shown.wall;
  const own = stepsOf(steps, id);
  const now = isLast ? own.length - 1 : own.indexOf(shown);
  return {
    ...frame,
    state: { ...state, walls: [state.walls[id]] },
    result: own[own.length - 1].span,
    steps: own,
    step: now,
  };
}

/**
 * Draws all walls with their numbers, below the test of one; in the last step, grown by what is left of the radius.
 * @param {Pen} pen @param {Frame} frame
 */
export function drawAmong(pen, { state, steps, step, hasField, blend }) {
  if (!isAmong(state)) return;
  for (const [index, wall] of state.walls.entries()) {
    pen.box('fixed', wall, { fill: true, tint: hasField ? 0.6 : 1 });
    const growth = state.circle.radius * (1 - blend.view);
    if (step === steps.length - 1 && growth > 0) pen.rounded('grown', wall, growth, { dash: [2, 4] });
    numberWall(pen, wall, index);
  }
}
