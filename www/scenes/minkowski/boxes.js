// Two boxes: B grown by A is a box, and the path of o is tested against its four sides.

import { cornersOf } from '../../model/fields/body-shape.js';
import { drawSide } from '../../parts/half-plane.js';
import { halfPlaneSentence } from '../../parts/half-plane-sentence.js';
import { drawMiss, missOf, missSentence } from '../../parts/miss.js';
import { drawPair, grownAt } from '../../parts/pair.js';
import { middleOf, moved, movedBox } from '../../parts/places.js';
import { boxShape } from '../../parts/shapes.js';
import { summaryOf } from '../../parts/span.js';

/** @import { Box, Frame, Pen, Point } from '../../model/types.js' */
/** @import { Seen } from '../../parts/pair.js' */

/** @type {import('../../parts/asked.js').Asked} */
export const boxes = {
  trace: {
    source: { file: 'query/aabb_aabb', load: () => import('../../../src/query/aabb_aabb.rs?raw') },
    kinds: 'AABB_VS_AABB_STEPS',
  },

  call: ({ a, motionA, b, motionB }) => ['aabbVsAabb', a, motionA, b, motionB],

  // The sides of the sum.
  run: ({ kind }) => (kind === 'clip' ? kind : null),

  caption(steps, index) {
    const { kind, step, enters, ...values } = steps[index];
    if (step) return halfPlaneSentence('steps.clip', step, steps[index - 1]?.step);
    return { key: kind === 'meets' ? `steps.meets.${enters ? 'enters' : 'leaves'}` : `steps.${kind}`, values };
  },

  summary(result, steps) {
    const miss = result ? null : missOf(steps);
    return miss ? missSentence(miss) : summaryOf(result);
  },

  draw(pen, frame) {
    const { state, result, steps, step, say } = frame;
    const [{ motionX, motionY }] = steps;
    const { kind, enters, step: nested } = steps[step];
    const isLast = step === steps.length - 1;
    const o = moved(middleOf(state.a), state.origin);
    drawPair(pen, frame, {
      a: boxShape(pen, state.a),
      motionA: state.motionA,
      b: boxShape(pen, state.b),
      motionB: state.motionB,
      o,
      relative: { x: motionX, y: motionY },
      isTold: isLast ? !result : ['relative', 'minkowskiSum', 'clip'].includes(kind),
      isExplained: kind === 'relative',
      hasPath: !['relative', 'minkowskiSum', 'inFront'].includes(nested?.kind ?? kind),
      drawGrown: (seen) => drawSum(pen, frame, seen),
      drawTest(seen) {
        const [path, sum] = [{ a: o, b: moved(o, seen.relative) }, sumOf(frame, seen)];
        drawSide(pen, say, path, sum, nested);
        drawMiss(pen, say, isLast && !result ? missOf(steps) : null, sum, path);
      },
      isMet: ({ isFirst }) => nested?.kind === 'crosses' || (kind === 'meets' && enters === isFirst),
      isOut: kind === 'startsInside',
      touchOf: ({ meeting }) => middleOf(meeting),
      // A part of a side, or a corner.
      drawShared({ role, hit }, lag) {
        const { minX, minY, maxX, maxY } = movedBox(hit.meeting, lag);
        pen.line(role, { x: minX, y: minY }, { x: maxX, y: maxY }, { width: 4 });
      },
    });
  },
};

/** B grown by A, around o. @param {Frame} frame @param {Seen} seen @returns {Box} */
const sumOf = (frame, { o, motionB }) =>
  movedBox(movedBox(/** @type {any} */ (frame.steps[1]), o), motionB, grownAt(frame));

/**
 * Draws B grown by A. The step that grows it shows A′, which is A turned half around o, there and with its o at each corner
 * of B.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawSum(pen, frame, seen) {
  const { state, steps, step, hasField, say } = frame;
  const { kind } = steps[step];
  if (kind === 'relative') return;
  const sum = sumOf(frame, seen);
  pen.box('grown', sum, { fill: true, tint: hasField ? 0.04 : 0.1 });
  // The half-plane test has labels of its own.
  if (kind !== 'clip' || step === steps.length - 1) {
    // Seen from the world, it goes along with B.
    const name = say(seen.over < 1 ? 'marks.sumAt' : 'marks.sum', { t: grownAt(frame) });
    pen.label('grown', { x: middleOf(sum).x, y: sum.minY }, name, { x: 0, y: -1 }, 4);
  }
  if (kind !== 'minkowskiSum') return;
  const { a, b } = state;
  const shape = boxShape(pen, a);
  const drawTurned = (/** @type {Point} */ at) => {
    shape.draw('ghost', moved(at, { x: seen.o.x - a.maxX, y: seen.o.y - a.maxY }), { hatch: true });
    pen.dot('ghost', at);
  };
  drawTurned(seen.o);
  for (const corner of cornersOf(b)) drawTurned(corner);
  pen.label('ghost', { x: sum.minX, y: sum.maxY }, say('marks.mirrored'), { x: 1, y: -1 }, 4);
}
