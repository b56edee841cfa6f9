// Exact cases one by one: what the library says, what plain arithmetic says and what others say, under a magnifier that
// shows single doubles.

import { rulesSheet, stepButtons } from '../../extras/index.js';
import { choice } from '../../model/fields/index.js';
import { halfPlaneSentence } from '../../parts/half-plane-sentence.js';
import { cases, start } from './cases.js';
import { draw } from './draw.js';
import { laterBy, passesAbove } from './exact.js';
import { neighbor, spot, wall } from './fields.js';
import { frames, world } from './frames.js';
import { lensAt } from './lens.js';
import { isRight, rules } from './rules/index.js';
import { shareOf, shareToNext } from './written.js';

/** @import { Box, Scene, State, Step } from '../../model/types.js' */

/** The verdicts, the weakest first. */
const contacts = ['miss', 'touch', 'cross'];

/** @type {Scene} */
export default {
  id: 'degenerates',
  world,
  fields: {
    a: spot(start.a, frames.a, 'a'),
    b: spot(start.b, frames.b, 'b'),
    box: wall(start.box, frames.corner),
    other: neighbor(start.other, frames.corner, 'box'),
    count: choice(['one', 'two']),
    ends: choice(['none', 'a', 'b']),
  },
  trace: {
    source: { file: 'query/segment_aabb', load: () => import('../../../src/query/segment_aabb.rs?raw') },
    kinds: 'SEGMENT_VS_AABB_STEPS',
    run: (steps, index) => (steps[0].wall === steps[steps.length - 1].wall ? null : steps[index].wall),
  },
  answer: { verdict: ({ contact }) => contact },
  extras: [rulesSheet(({ rules: compared }) => compared), stepButtons()],
  presets: cases,

  solve(graze, state) {
    const { a, b } = state;
    const walls = wallsOf(state);
    const answers = walls.map((each) => graze.segmentVsAabbSteps({ a, b }, each));
    const each = answers.map(({ span }) => span?.contact ?? 'miss');
    // The wall that decides is the first of those that meet the path most.
    const [contact] = [...each].sort((one, other) => contacts.indexOf(other) - contacts.indexOf(one));
    const first = each.indexOf(contact);
    const { span } = answers[first];
    const corner = cornerOf(state.box);
    const lens = lensAt(corner);
    const gap = shareToNext(passesAbove({ a, b }, corner, lens), corner.y, lens.y);
    const result = {
      ...span,
      gap,
      contact,
      contacts: each,
      first,
      span,
      rules: rules.map(({ id, ask, source }) => {
        const says = walls.map((box) => ask(a, b, box));
        return { id, source, says, isRight: says.every((said, i) => isRight(said, each[i])) };
      }),
    };
    const told = answers.flatMap(({ steps }, i) =>
      steps.map((step) => {
        const { kind, near, far } = /** @type {Step} */ (step);
        const isBarely = near !== undefined && near === far && (kind === 'crosses' || kind === 'misses');
        return { ...step, wall: i, by: isBarely ? Math.abs(laterBy({ a, b }, walls[i])) : undefined };
      }),
    );
    return { result, steps: told };
  },

  call: (state, { first }) => ['segmentVsAabb', { a: state.a, b: state.b }, wallsOf(state)[first]],

  caption(steps, index) {
    const { wall: which, by, ...step } = steps[index];
    const before = steps[index - 1]?.wall === which ? steps[index - 1] : undefined;
    const isAlone = steps[steps.length - 1].wall === 0;
    const { key, values = {} } = halfPlaneSentence('steps', /** @type {Step} */ (step), before, { tellsReached: true });
    const { t, near, far, da, db, ...names } = values;
    /** @type {Record<string, [unknown, unknown, string]>} two times, and the sentence for those that round to the same double */
    const barely = {
      'steps.crosses': [near, far, 'steps.crossesBarely'],
      'steps.missesOutOfOrder': [near, far, 'steps.missesBarely'],
      'steps.entersEarlier': [t, near, 'steps.entersBarelyEarlier'],
      'steps.leavesLater': [t, far, 'steps.leavesBarelyLater'],
    };
    const [one, other, same] = barely[key] ?? [];
    return {
      key: same && one === other ? same : key,
      values: {
        ...names,
        wall: `@walls.${isAlone ? 'only' : ['first', 'second'][which]}`,
        t: exactly(t),
        near: exactly(near),
        far: exactly(far),
        by: roughly(by),
        da: roughly(da),
        db: roughly(db),
      },
    };
  },

  summary({ contact, contacts: each, first, rules: compared, gap }) {
    const wrong = compared.filter((/** @type {any} */ { isRight }) => !isRight).length;
    const isNear = contact === 'miss' && gap !== null && gap > 0 && gap < 1;
    const kind = each.length > 1 ? 'two' : isNear ? 'near' : contact;
    const values = {
      gap: isNear ? shareOf(gap) : undefined,
      wrong,
      plain: `@contacts.${compared[0].says[0]}`,
      count: compared.length,
      // The wall that decides comes first.
      one: first + 1,
      contact: `@contacts.${contact}`,
      other: 2 - first,
      rest: `@contacts.${each[1 - first]}`,
    };
    const plain = compared[0].isRight ? 'right' : 'wrong';
    return { key: `result.${kind}.${plain}`, values };
  },

  draw,
};

/** @param {Box} box @returns {import('../../model/types.js').Point} the corner that is magnified */
const cornerOf = ({ minX, minY }) => ({ x: minX, y: minY });

/** @param {State} state @returns {Box[]} */
const wallsOf = ({ box, other, count }) => (count.choice === 'two' ? [box, other] : [box]);

/** @param {number | undefined} x @returns {string | undefined} with every digit */
const exactly = (x) => (x === undefined ? x : String(x).replaceAll('-', '−'));

/** @param {number | undefined} x @returns {string | undefined} with three digits, which are enough for a distance */
function roughly(x) {
  if (x === undefined) return x;
  if (!Number.isFinite(x)) return x < 0 ? '< −1.79e+308' : '> 1.79e+308';
  // Rounded up, the largest double would be infinite.
  return String(Math.abs(x) > 1e300 ? x.toPrecision(3) : Number(x.toPrecision(3))).replaceAll('-', '−');
}
