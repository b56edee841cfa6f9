/**
 * The words of the library as types. Lengths are in the caller's unit, y grows downwards, times run
 * from 0 at the start of a path to 1 at its end.
 *
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ a: Point, b: Point }} Segment  the straight path from a to b
 * @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box  min ≤ max, both included
 * @typedef {{ x: number, y: number, radius: number }} Circle  centre and radius ≥ 0
 *
 * @typedef {'left' | 'right' | 'top' | 'bottom'} Side
 * @typedef {'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'} Corner
 * @typedef {'edge0' | 'edge1' | 'edge2' | 'edge3' | 'vertex0' | 'vertex1' | 'vertex2' | 'vertex3'} QuadPart
 * @typedef {Side | Corner | QuadPart} Feature  the part of a fixed shape that was met
 * @typedef {'touch' | 'cross'} Contact  boundaries only, or an interior entered
 * @typedef {'inside' | 'boundary' | 'outside'} Place
 *
 * @typedef {object} Hit  one crossing of a boundary
 * @property {number} t  when, correctly rounded
 * @property {Point} point  where on the fixed shape; a coordinate on a side is that side's, bit for bit
 * @property {Point} position  where the mover is then
 * @property {Point} normal  unit, out of the thing hit
 * @property {Feature} feature  the side or corner
 * @property {Box} [meeting]  of two boxes: the stretch that both share then
 *
 * @typedef {object} Span  the stretch of a path inside a convex region
 * @property {Contact} contact
 * @property {Hit | null} enter  null only where the path starts strictly inside
 * @property {Hit | null} exit  null only where the path ends strictly inside
 * @property {boolean} isContained  it starts and ends strictly inside
 * @property {PushOut | null} pushOut  where a circle or box overlaps the other from the start
 *
 * @typedef {object} PushOut  the shortest way out of an overlap
 * @property {number} depth  ≥ 0
 * @property {Point} normal  unit, out of the fixed shape
 * @property {Point} by  the displacement that ends the overlap
 *
 * @typedef {{ kind: 'inFront' | 'behind', side: Side, da: number, db: number }} SideStep
 * @typedef {{ kind: 'enters' | 'leaves', side: Side, da: number, db: number, t: number, near: number, far: number }} CrossingStep
 * @typedef {{ kind: 'crosses' | 'touches' | 'misses', near: number, far: number }} VerdictStep
 * @typedef {SideStep | CrossingStep | VerdictStep} HalfPlaneStep  one sentence of the walk over the half-planes
 *
 * @typedef {{ kind: 'inFront' | 'behind', side: Side, distance: number } | { kind: 'on', side: Side }
 *   | { kind: 'lies', place: Place }} PointStep
 *
 * @typedef {{ kind: 'outcodes' | 'rejects', a: number, b: number }
 *   | { kind: 'cuts', end: 'a' | 'b', side: Side, t: number, x: number, y: number, code: number }
 *   | { kind: 'touches' | 'crosses', near: number, far: number }} ClipStep  codes are sums of 1 left, 2 right, 4 top, 8 bottom
 *
 * @typedef {{ kind: 'boundsApart', side: Side } | { kind: 'boundsMeet' | 'misses' }
 *   | { kind: 'grownBox', step: HalfPlaneStep } | { kind: 'startsInside', depth: number }
 *   | { kind: 'sideStrip', feature: Feature, enters: boolean, t: number }
 *   | { kind: 'cornerSquare', corner: Corner, enters: boolean, closest: number, distance: number } | { kind: 'cornerMissed', corner: Corner }
 *   | { kind: 'cornerMet', corner: Corner, enters: boolean, t: number }
 *   | { kind: 'touches' | 'crosses', near: number, far: number }} SweepCircleStep
 *
 * @typedef {{ kind: 'relative', x: number, y: number } | { kind: 'minkowskiSum' } & Box
 *   | { kind: 'clip', step: HalfPlaneStep } | { kind: 'startsInside', depth: number }
 *   | { kind: 'meets', t: number, x: number, y: number, enters: boolean }} SweepBoxStep
 *
 * @typedef {'a' | 'b' | 'box' | Side} SegmentVsAabbHandle  what a field asks about: an end, the box by its centre, a side
 * @typedef {'circle' | 'circle.radius' | 'motion' | 'box' | Side} CircleVsAabbHandle
 * @typedef {'a' | `a.${Side}` | 'motionA' | 'b' | `b.${Side}` | 'motionB' | 'none'} AabbVsAabbHandle
 *
 * @typedef {object} Tile  a raster of samples in the world
 * @property {number} x  of the first sample
 * @property {number} y  of the first sample
 * @property {number} step  world distance between samples, > 0
 * @property {number} width  samples across
 * @property {number} height  samples down
 * @property {{ cross: [number, number, number], touch: [number, number, number] }} palette  red, green, blue from 0 to 255
 */

export {};
