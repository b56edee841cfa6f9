// The answer to a call; and a scene that asks one of several queries, as its state says.

/** @import { Call, Frame, Library, Message, Pen, State, Step, Traced } from '../model/types.js' */

/**
 * One of the queries, and how its answer is told.
 * @typedef {object} Asked
 * @property {Traced} trace
 * @property {(state: State) => Call} call
 * @property {(graze: Library, state: State) => { result: any, steps: Step[] }} [solve] if not as the call is answered
 * @property {(step: Step) => string | number | null} [run] what a step belongs to
 * @property {(steps: Step[], index: number) => Message} caption
 * @property {(result: any, steps: Step[]) => Message} summary
 * @property {(pen: Pen, frame: Frame) => void} draw
 */

/**
 * The answer to a call, with its steps.
 * @param {any} graze @param {Call} call of a query that reports steps
 * @returns {{ result: any, steps: Step[] }}
 */
export function answered(graze, [name, ...given]) {
  const { steps, ...answer } = graze[`${name}Steps`](...given);
  return { result: Object.values(answer)[0], steps };
}

/**
 * What such a scene declares. Its first step says which query it is of.
 * @param {Record<string, Asked>} queries by name, the one of the first state first @param {(state: State) => string} nameIn
 */
export function askedAs(queries, nameIn) {
  const askedIn = (/** @type {State} */ state) => queries[nameIn(state)];
  const toldBy = (/** @type {Step[]} */ [{ asked }]) => queries[asked];
  return {
    trace: {
      ...Object.values(queries)[0].trace,
      chosen: (/** @type {State} */ state) => askedIn(state).trace,
      // Where a guess is asked for, no query has told anything yet.
      run: (/** @type {Step[]} */ steps, /** @type {number} */ index) => toldBy(steps)?.run?.(steps[index]) ?? null,
    },
    solve(/** @type {Library} */ graze, /** @type {State} */ state) {
      const { call, solve } = askedIn(state);
      const { result, steps } = solve ? solve(graze, state) : answered(graze, call(state));
      return { result, steps: [{ ...steps[0], asked: nameIn(state) }, ...steps.slice(1)] };
    },
    call: (/** @type {State} */ state) => askedIn(state).call(state),
    caption: (/** @type {Step[]} */ steps, /** @type {number} */ index) => toldBy(steps).caption(steps, index),
    summary: (/** @type {any} */ result, /** @type {Step[]} */ steps) => toldBy(steps).summary(result, steps),
    draw: (/** @type {Pen} */ pen, /** @type {Frame} */ frame) => askedIn(frame.state).draw(pen, frame),
  };
}
