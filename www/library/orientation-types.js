/**
 * The words for turns, segments and quads as types.
 *
 * @typedef {import('./types.js').Point} Point
 * @typedef {{ corners: [Point, Point, Point, Point] }} Quad  convex, corners in order, either winding
 *
 * @typedef {'clockwise' | 'straight' | 'counterClockwise'} Turn  as seen on screen
 * @typedef {'apart' | 'proper' | 'touch' | 'overlap'} SegmentRelation  proper: interiors cross in one point
 *
 * @typedef {object} Crossing  how two segments meet
 * @property {SegmentRelation} relation
 * @property {Point[]} points  none apart, one where they cross or touch, both ends of an overlap, first by x, then by y
 *
 * @typedef {{ ax: number, ay: number, bx: number, by: number, cx: number, cy: number, turn: Turn }} Triple  three points and their turn
 * @typedef {{ lowX: number, lowY: number, highX: number, highY: number }} Stretch  its ends, first by x, then by y
 *
 * @typedef {{ kind: 'arms', ux: number, uy: number, vx: number, vy: number }
 *   | { kind: 'products', left: number, right: number }
 *   | { kind: 'sure' | 'unsure', det: number } | { kind: 'turns', turn: Turn }} TurnStep
 *
 * @typedef {{ kind: 'turns' } & Triple | { kind: 'onOneLine' | 'overlap' } & Stretch
 *   | { kind: 'proper' | 'touch', x: number, y: number } | { kind: 'apart' }} SegmentVsSegmentStep
 *
 * @typedef {{ kind: 'isSegment' } & Stretch | { kind: 'empty', edge: number }
 *   | { kind: 'turns', edge: number, turn: Turn }
 *   | { kind: 'inside' | 'boundary' | 'outside' }} PointVsQuadStep  edge i runs from corner i to the next
 *
 * @typedef {{ kind: 'isSegment' } & Stretch | { kind: 'segments', step: SegmentVsSegmentStep }
 *   | { kind: 'turns' } & Triple | { kind: 'empty' | 'inFront' | 'behind', edge: number }
 *   | { kind: 'enters' | 'leaves', edge: number, t: number, near: number, far: number }
 *   | { kind: 'crosses' | 'touches', near: number, far: number } | { kind: 'misses' }} SegmentVsQuadStep
 *
 * @typedef {'p.a' | 'p.b' | 'q.a' | 'q.b'} SegmentVsSegmentHandle  what a field asks about
 * @typedef {{ center: Point, half: Point, angle: number }} Rectangle  as `quadFromAngle` takes it
 * @typedef {'a' | 'b' | 'rectangle' | `rectangle.${'halfX' | 'halfY' | 'angle'}`} SegmentVsRectangleHandle  an end, the
 *   rectangle by its centre, the end of its own x axis, that of its own y axis, or a knob opposite to the latter
 */

export {};
