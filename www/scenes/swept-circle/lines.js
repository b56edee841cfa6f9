// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { boxOf, circleOf, saidOf, spanOf, vectorOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

/** @type {Portable} */
export const portable = {
  ask({ circleMeetsWall }, ...given) {
    const said = (/** @type {any} */ span) => saidOf(span, { feature: span?.feature, place: span?.at });
    if (!Array.isArray(given[0])) return said(circleMeetsWall(given[0], given[0].radius, given[1], given[2]));
    const [walls, circle, motion] = given;
    const hits = walls.map((each, wall) => ({ ...circleMeetsWall(circle, circle.radius, motion, each), wall }));
    const [first] = hits.filter(({ contact }) => contact).sort((one, other) => one.enter - other.enter);
    return said(first);
  },
  exact(answer) {
    const { exit, ...said } = spanOf(answer?.span ?? answer);
    return { ...said, ...(answer?.span && { wall: answer.id }) };
  },
};

/** @type {HardCases[]} */
export const hardCases = [
  { kind: 'q3', calls: (n) => [['circleVsAabb', circleOf(n), vectorOf(n.slice(2)), boxOf(n.slice(5))]] },
];
