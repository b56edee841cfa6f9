// Exact cases one by one: what the library says, what plain arithmetic says and what others say, under a magnifier that
// shows single doubles.

import { rulesSheet } from '../../extras/index.js';
import { point } from '../../model/fields/index.js';
import { defineScene } from '../../parts/define-scene.js';
import { halfPlaneSentence } from '../../parts/half-plane-sentence.js';
import { cases, start } from './cases.js';
import { draw } from './draw.js';
import { passesAbove } from './exact.js';
import { wall } from './fields.js';
import { frame } from './frames.js';
import { lensAt } from './lens.js';
import { isRight, rules } from './rules.js';
import { shareOf, shareToNext } from './written.js';

export default defineScene({
  id: 'degenerates',
  fields: {
    // Their numbers are typed: under the magnifier is the corner.
    a: { ...point(start.a), grips: [] },
    b: { ...point(start.b), grips: [] },
    box: wall(start.box, frame),
  },
  trace: {
    source: { file: 'query/segment_aabb', load: () => import('../../../src/query/segment_aabb.rs?raw') },
    kinds: 'SEGMENT_VS_AABB_STEPS',
  },
  answer: { verdict: ({ contact }) => contact },
  field: null,

  extras: [rulesSheet(({ rules: compared }) => compared)],
  presets: cases,

  solve(graze, { a, b, box }) {
    const { span, steps } = graze.segmentVsAabbSteps({ a, b }, box);
    const contact = span?.contact ?? 'miss';
    const corner = { x: box.minX, y: box.minY };
    const lens = lensAt(corner);
    const gap = shareToNext(passesAbove({ a, b }, corner, lens), corner.y, lens.y);
    const compared = rules.map(({ id, ask, source }) => {
      const says = ask(a, b, box);
      return { id, source, says, isRight: isRight(says, contact) };
    });
    return { result: { ...span, gap, contact, span, rules: compared }, steps };
  },

  call: ({ a, b, box }) => ['segmentVsAabb', { a, b }, box],

  caption(steps, index) {
    const { key, values = {} } = halfPlaneSentence('steps', steps[index], steps[index - 1], { tellsReached: true });
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
        t: exactly(t),
        near: exactly(near),
        far: exactly(far),
        da: roughly(da),
        db: roughly(db),
      },
    };
  },

  summary({ contact, rules: compared, gap }) {
    const [plain] = compared;
    const isNear = contact === 'miss' && gap !== null && gap > 0 && gap < 1;
    const values = {
      gap: isNear ? shareOf(gap) : undefined,
      wrong: compared.filter((/** @type {any} */ { isRight }) => !isRight).length,
      plain: `@contacts.${plain.says}`,
      count: compared.length,
    };
    return { key: `result.${isNear ? 'near' : contact}.${plain.isRight ? 'right' : 'wrong'}`, values };
  },

  draw,
});

/** @param {number | undefined} x @returns {string | undefined} with every digit */
const exactly = (x) => (x === undefined ? x : String(x).replaceAll('-', '−'));

/** @param {number | undefined} x @returns {string | undefined} with three digits, which are enough for a distance */
function roughly(x) {
  if (x === undefined) return x;
  if (!Number.isFinite(x)) return x < 0 ? '< −1.79e+308' : '> 1.79e+308';
  // Rounded up, the largest double would be infinite.
  return String(Math.abs(x) > 1e300 ? x.toPrecision(3) : Number(x.toPrecision(3))).replaceAll('-', '−');
}
