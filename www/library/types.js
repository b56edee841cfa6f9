/**
 * The shapes and answers of the library as types. Lengths are in the caller's unit, y grows downwards, times run
 * from 0 at the start of a path to 1 at its end.
 *
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ a: Point, b: Point }} Segment  the straight path from a to b
 * @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box  min ≤ max, both included
 * @typedef {{ x: number, y: number, radius: number }} Circle  center and radius ≥ 0
 * @typedef {{ x: number, y: number, width: number, height: number }} Rectangle  a box by its min corner and its size,
 *   which never rounds, however far the box is moved
 * @typedef {Box | Rectangle} AnyBox  any box; the far corner of a rectangle is x + width, rounded, and in a world rounded
 *   up, so that the box there contains the rectangle
 * @typedef {{ corners: [Point, Point, Point, Point] }} Quad  convex, corners in order, either winding
 *
 * @typedef {(typeof import('./wasm/tables.js').SIDES)[number]} Side
 * @typedef {(typeof import('./wasm/tables.js').CORNERS)[number]} Corner
 * @typedef {'edge0' | 'edge1' | 'edge2' | 'edge3' | 'vertex0' | 'vertex1' | 'vertex2' | 'vertex3'} QuadPart
 * @typedef {Side | Corner | QuadPart | 'arc'} Feature  the part of a fixed shape that a path meets
 * @typedef {'touch' | 'cross'} Contact  only a boundary, or an interior
 * @typedef {(typeof import('./wasm/tables.js').PLACES)[number]} Location
 *
 * @typedef {object} Hit  one end of a contact: where the path enters or leaves
 * @property {number} t  the time, correctly rounded
 * @property {Point} point  where on the fixed shape; a coordinate on a side is that side's, bit for bit
 * @property {Point} position  where the mover is then
 * @property {Point} normal  of length 1, out of the shape that is hit
 * @property {Feature} feature  the side or corner
 * @property {Box} [meeting]  of two boxes: the box that they share at that moment
 *
 * @typedef {object} Span  the part of a path inside a convex region
 * @property {Contact} contact
 * @property {Hit | null} enter  null only if the path starts strictly inside
 * @property {Hit | null} exit  null only if the path ends strictly inside
 * @property {boolean} isContained  it starts and ends strictly inside
 * @property {PushOut | null} pushOut  if the shapes overlap from the start; a segment in a box or quad has none
 *
 * @typedef {object} PushOut  the shortest way out of an overlap
 * @property {number} depth  ≥ 0
 * @property {Point} normal  of length 1, out of the fixed shape
 * @property {Point} by  the displacement that ends the overlap
 *
 * @typedef {(typeof import('./wasm/tables.js').TURNS)[number]} Turn  as seen on screen
 * @typedef {(typeof import('./wasm/tables.js').RELATIONS)[number]} SegmentRelation  proper: interiors cross in one point
 *
 * @typedef {object} Intersection  how two segments meet
 * @property {SegmentRelation} relation
 * @property {Point[]} points  none if apart, one if they cross or touch, both ends of an overlap, first by x, then by y
 *
 * @typedef {Circle | Rectangle | Box} Mover
 * @typedef {Segment | { mover: Mover, motion: Point }} Sweep  a segment, or a mover and its displacement over the step
 *
 * @typedef {{ id: number, t: number, span: Span }} Found  a box that the path meets, and the time
 *
 * @typedef {'stop' | 'slide' | 'bounce' | 'pass'
 *   | { kind: 'stop' } | { kind: 'pass' }
 *   | { kind: 'slide', corner?: 'stop' | 'round' }
 *   | { kind: 'bounce', restitution?: number }} Response  by default a slide goes past corners, and a bounce keeps all its speed; restitution scales the whole motion
 *
 * @typedef {object} Filter  which boxes a query is about; all by default
 * @property {number} [mask]  only boxes on one of these layers, a bit for each
 * @property {Iterable<number>} [without]  the ids of boxes to leave out, such as that of the mover itself
 * @property {(id: number) => boolean} [when]  called last, at most once for each box; true lets it pass
 *
 * @typedef {Filter & TravelRules} TravelOptions
 *
 * @typedef {object} TravelRules
 * @property {number} [maxHits]  the hits after which the mover stays where it is, 16 by default; walls hit at once count as one
 * @property {number} [maxListed]  the most hits in the answer, 1,024 by default; then the mover stays at its last hit
 * @property {boolean} [escape]  whether a mover that starts inside walls may move out of them
 * @property {(hit: TravelHit) => 'accept' | 'ignore' | 'stop' | undefined} [choose]  asked about each hit; undefined means accept
 *
 * @typedef {object} TravelHit  a wall hit on the way
 * @property {number} t  the time in the whole step
 * @property {number} leg  counted from 0; walls hit together share it
 * @property {number} id  of the wall
 * @property {Point} position  where the mover was put
 * @property {Point} point  where the wall was hit
 * @property {Point} normal  of length 1, out of the wall
 * @property {Feature} feature  the side or corner
 * @property {Point} motion  the motion that hit it, over a whole step
 * @property {boolean} startsInside  whether the mover started inside the wall, instead of hitting it on the way
 */

/**
 * @template {Mover} [M=Mover]
 * @typedef {object} Travel  where a mover ends
 * @property {M} mover  the mover at its end, in the form in which it was given; a size never rounds, and the far corner of a box never rounds into a wall
 * @property {Point} position  the center of a circle, the min corner of a box
 * @property {Point} motion  the motion to continue with, over a whole step
 * @property {number} timeLeft  from 1 (it did not move) to 0 (it went all the way)
 * @property {TravelHit[]} hits
 * @property {{ id: number, pushOut: PushOut }[]} inside  the walls that it overlapped at the start, in the order of insertion; if there are any, it did not move, unless it was told to pass them, ignore them or escape
 */

export {};
