/**
 * The shapes and answers of the library as types. Lengths are in the caller's unit, y grows downward, times run
 * from 0 at the start of a path to 1 at its end.
 *
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ a: Point, b: Point }} Segment  the straight path from a to b
 * @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box  min ≤ max, both included
 * @typedef {{ x: number, y: number, radius: number }} Circle  center and radius ≥ 0
 * @typedef {{ x: number, y: number, width: number, height: number }} Rectangle  an axis-aligned box, by its min
 *   corner and its size, which is kept exactly, however far the box moves (a rotated rectangle is a `Quad`)
 * @typedef {Box | Rectangle} AnyBox  an axis-aligned box in either form; in a world, the far corner of a `Rectangle` is
 *   rounded up, so that the box there contains it
 * @typedef {{ corners: [Point, Point, Point, Point] }} Quad  a convex quadrilateral, such as a rotated
 *   rectangle: its corners in order, in either direction
 *
 * @typedef {{ x: number, y: number, size: number }} Grid  square tiles: the min corner of the tile (0, 0), and the length
 *   of their sides, > 0
 *
 * @typedef {'left' | 'right' | 'top' | 'bottom'} Side
 * @typedef {'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'} Corner
 * @typedef {'edge0' | 'edge1' | 'edge2' | 'edge3' | 'vertex0' | 'vertex1' | 'vertex2' | 'vertex3'} QuadPart
 * @typedef {Side | Corner | QuadPart | 'arc'} Feature  the part of a fixed shape that a path meets
 * @typedef {'touch' | 'cross'} Contact  whether a path meets only the boundary or enters the interior
 * @typedef {'outside' | 'boundary' | 'inside'} Location  where a point lies
 *
 * @typedef {object} Hit  where a path enters or leaves a shape
 * @property {number} t  the time from 0 to 1, correctly rounded
 * @property {Point} point  the contact point on the fixed shape; on a side it has exactly the coordinate of that side
 * @property {Point} position  where the mover is then: its center, or its min corner
 * @property {Point} normal  the unit normal that points out of the shape that is hit
 * @property {Feature} feature  the side, corner, edge, vertex or arc that is hit
 * @property {Box} [meeting]  for two boxes, the box that they share at that moment
 *
 * @typedef {object} Span  the part of a path inside a convex region
 * @property {Contact} contact  whether it only touches the region or crosses its interior
 * @property {Hit | null} enter  the first point in the region; null only if the path starts strictly inside
 * @property {Hit | null} exit  the last point in the region; null only if the path ends strictly inside
 * @property {boolean} isContained  whether the path starts and ends strictly inside
 * @property {PushOut | null} pushOut  the way out if the shapes overlap from the start; a segment in a box or quad has none
 *
 * @typedef {object} PushOut  the shortest way out of an overlap
 * @property {number} depth  how deep the overlap is, ≥ 0
 * @property {Point} normal  the unit direction out of the fixed shape
 * @property {Point} by  `depth` along `normal`, rounded: a mover displaced by it may still overlap a little; the answer of
 *   `world.pushOut` never does
 *
 * @typedef {object} Piece  the part of a segment in one tile: a segment from `a` to `b`, both correctly rounded
 * @property {Point} tile  its column and its row
 * @property {Box} box  the tile as a box, its corners correctly rounded
 * @property {number} enter  the time at which the path enters the tile, correctly rounded; 0 for the first piece
 * @property {number} exit  the time at which it leaves the tile; 1 for the last piece
 * @property {Point} a
 * @property {Point} b
 *
 * @typedef {'counterClockwise' | 'straight' | 'clockwise'} Turn  which way three points turn, as seen on screen
 * @typedef {'apart' | 'proper' | 'touch' | 'overlap'} SegmentRelation  how two segments meet; `proper` means that
 *   their interiors cross in one point
 *
 * @typedef {object} Intersection  how two segments meet
 * @property {SegmentRelation} relation  whether they are apart, cross, touch or overlap
 * @property {Point[]} points  no point if they are apart, one if they cross or touch, two for the ends of an overlap (ordered
 *   by x, then by y)
 *
 * @typedef {Circle | Rectangle | Box} Mover  a shape that can move
 * @typedef {Segment | { mover: Mover, motion: Point }} Sweep  a segment, or a mover and its displacement over a timestep
 *
 * @typedef {{ id: number, t: number, span: Span }} Found  a box that a path meets, and the time at which it first does
 *
 * @typedef {'stop' | 'slide' | 'bounce' | 'pass'
 *   | { kind: 'stop' } | { kind: 'pass' }
 *   | { kind: 'slide', corner?: 'stop' | 'round' }
 *   | { kind: 'bounce', restitution?: number }} Response  what a mover does at a wall; by default a slide goes past corners, and a bounce keeps all its speed
 *   (`restitution` scales the whole motion)
 *
 * @typedef {object} Filter  which boxes a query considers; all by default
 * @property {number} [mask]  keeps only boxes on at least one of these layers, a bit for each
 * @property {Iterable<number>} [without]  leaves out the boxes with these ids, such as that of the mover itself
 * @property {(id: number) => boolean} [when]  keeps only boxes for which it returns true; called last, at most once for each box
 *
 * @typedef {Filter & TravelRules} TravelOptions
 *
 * @typedef {object} TravelRules
 * @property {number} [maxHits]  the number of hits after which the mover stays where it is, 16 by default; walls hit at once count as one
 * @property {number} [maxListed]  the most hits in the answer, 1,024 by default; if there would be more, the mover stays at its last hit
 * @property {StartInside} [startInside]  what the mover does if it starts inside walls; by default a slide is pushed out, every other
 *   response stays
 * @property {(hit: TravelHit) => 'accept' | 'ignore' | 'stop' | undefined} [choose]  asked about each hit; undefined means accept
 *
 * @typedef {'stay' | 'leave' | 'pushOut'} StartInside  a mover that starts inside walls stays, leaves them only by motion that leads out
 *   of all of them, or is pushed out first, as by `world.pushOut`, and travels from there
 *
 * @typedef {object} TravelHit  a wall that was hit on the way
 * @property {number} t  the time in the whole timestep, from 0 to 1
 * @property {number} leg  the number of the leg, from 0; walls that are hit together share it
 * @property {number} id  the id of the wall
 * @property {Point} position  where the mover was placed
 * @property {Point} point  the point at which the wall was hit
 * @property {Point} normal  the unit normal that points out of the wall
 * @property {Feature} feature  the side or corner that was hit
 * @property {Point} motion  the motion of the leg that ended there, over a whole timestep
 * @property {boolean} startsInside  whether the mover started strictly inside the wall, instead of hitting it on the way
 */

/**
 * @template {Mover} M
 * @typedef {M extends Circle ? Circle : M extends Rectangle ? Rectangle : Box} FormOf  the form of a mover, without what else it has
 */

/**
 * @template {Mover} [M=Mover]
 * @typedef {object} Travel  where a mover ends
 * @property {FormOf<M>} mover  the mover at its end, in the form in which it was given, with its coordinates alone; its size is kept exactly, and the far corner of a box is never rounded into a wall
 * @property {Point} position  where it ends: the center of a circle, the min corner of a box
 * @property {Point} motion  the motion to continue with, as a displacement over a whole timestep
 * @property {number} timeLeft  the part of the timestep that is left, from 1 to 0; 0, too, if a wall took all of the motion
 * @property {TravelHit[]} hits  the walls that it hit, in order
 * @property {{ id: number, pushOut: PushOut }[]} inside  the walls that it overlapped at the start, in the order of insertion; `startInside` says what it did about them
 * @property {Point | null} pushedOut  where it was when it had been pushed out of them, before it set out; null if it was not pushed
 * @property {boolean} isStuck  whether it could not set out, because walls that it started inside hold it
 */

export {};
