// The portable lines of each scene: their file, and how they are asked the question that the scene asks the library.

/** @typedef {import('../portable/compare.js').Said} Said */
/** @typedef {import('../portable/compare.js').Portable} Portable */

/** @param {any} span what the lines give, null for a miss @returns {Said} */
const saidOf = (span) => ({
  verdict: span?.contact ?? 'miss',
  enter: span?.enter,
  exit: span?.exit,
  ...(span?.wall !== undefined && { wall: span.wall }),
});

/** @param {any} span the answer of the library, null for a miss @returns {Said} */
const spanOf = (span) => ({
  verdict: span?.contact ?? 'miss',
  ...(span && { enter: span.enter?.t ?? 0, exit: span.exit?.t ?? 1 }),
});

/** @param {{ x: number, y: number, hits: number }} end @returns {Said} */
const endOf = ({ x, y, hits }) => ({
  verdict: hits > 0 ? 'touch' : 'miss',
  at: { x, y },
});

/** @param {any} travel the answer of the library @returns {Said} */
const travelOf = ({ position, hits }) => ({
  verdict: hits.length > 0 ? 'touch' : 'miss',
  at: position,
});

/** @type {Record<string, Portable>} */
export const portables = {
  'half-planes': {
    load: () => import('./half-planes/portable.js'),
    ask: ({ segmentMeetsBox }, { a, b }, box) => saidOf(segmentMeetsBox(a, b, box)),
    exact: spanOf,
  },
  clipping: {
    load: () => import('./clipping/portable.js'),
    ask: ({ clipSegment }, { a, b }, box) => saidOf(clipSegment(a, b, box)),
    exact: spanOf,
  },
  'rotated-rect': {
    load: () => import('./rotated-rect/portable.js'),
    ask: ({ segmentMeetsRectangle }, { a, b }, { center, half, angle }) =>
      saidOf(
        segmentMeetsRectangle(a, b, {
          ...center,
          halfX: half.x,
          halfY: half.y,
          angle,
        }),
      ),
    exact: spanOf,
  },
  'swept-circle': {
    load: () => import('./swept-circle/portable.js'),
    ask: ({ circleMeetsWall, firstWall }, ...given) =>
      Array.isArray(given[0])
        ? saidOf(firstWall(given[1], given[1].radius, given[2], given[0]))
        : saidOf(circleMeetsWall(given[0], given[0].radius, given[1], given[2])),
    exact: (answer) => (answer?.span ? { ...spanOf(answer.span), wall: answer.id } : spanOf(answer)),
  },
  minkowski: {
    load: () => import('./minkowski/portable.js'),
    ask: ({ movingBoxesMeet }, a, motionA, b, motionB) => saidOf(movingBoxesMeet(a, motionA, b, motionB)),
    exact: spanOf,
  },
  slide: {
    load: () => import('./slide/portable.js'),
    ask: ({ travel }, walls, circle, motion, { kind, corner }) =>
      endOf(travel(circle, circle.radius, motion, walls, kind === 'slide' && corner === 'stop' ? 'halt' : kind)),
    exact: travelOf,
  },
  bounce: {
    load: () => import('./bounce/portable.js'),
    ask: ({ bounce }, walls, box, motion, { restitution }, { turns = 16 } = {}) =>
      endOf(bounce(box, motion, walls, restitution, turns)),
    exact: travelOf,
  },
  walk: {
    load: () => import('./walk/portable.js'),
    ask: ({ walk }, /** @type {any[]} */ walls, walker, motion, _slide, { without = [] } = {}) =>
      endOf(
        walk(
          walker,
          motion,
          walls.filter((_, id) => !without.includes(id)),
        ),
      ),
    exact: travelOf,
  },
  orientation: {
    load: () => import('./orientation/portable.js'),
    ask: ({ segmentsMeet }, p, q) => ({
      verdict: segmentsMeet(p.a, p.b, q.a, q.b),
    }),
    exact: ({ relation }) => ({ verdict: relation }),
  },
};
