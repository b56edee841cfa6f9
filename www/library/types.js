/**
 * The shapes and answers of the library as types. Lengths are in the caller's unit, y grows downward, times run
 * from 0 at the start of a path to 1 at its end.
 */

/**
 * A point, a displacement or a direction.
 *
 * @typedef {{ x: number, y: number }} Point
 */

/**
 * The straight path from a to b.
 *
 * @typedef {{ a: Point, b: Point }} Segment
 */

/**
 * A box by two of its corners: min ≤ max. It contains its boundary.
 *
 * @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box
 */

/**
 * A circle by its center and its radius ≥ 0.
 *
 * @typedef {{ x: number, y: number, radius: number }} Circle
 */

/**
 * An axis-aligned box, by its min corner and its size, which is kept exactly, however far the box moves (a rotated
 * one is a `RotatedBox`).
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Rectangle
 */

/**
 * An axis-aligned box in either form. A `Rectangle` that does not move ends at `position + size`, rounded: tiles that are placed
 * by this sum share their side.
 *
 * @typedef {Box | Rectangle} AnyBox
 */

/**
 * The hull of 1 to 8 points in any order, grown by a radius ≥ 0. `at` is where the first point is; without it, all points are
 * where they are.
 *
 * @typedef {{ points: readonly Point[], at?: Point | undefined, radius?: number | undefined }} Polygon
 */

/**
 * A rectangle around a center, grown by a radius ≥ 0. It reaches `half.x` along its own x axis and `half.y` along its own y axis,
 * both ≥ 0; that x axis has a direction, a unit vector, or an angle in radians, positive clockwise on screen.
 *
 * @typedef {{ center: Point, half: Point, direction: Point, radius?: number | undefined }
 *   | { center: Point, half: Point, angle: number, radius?: number | undefined }} RotatedBox
 */

/**
 * Any convex shape: a polygon, a rotated box, or one of the other shapes. A box or a segment may have a radius, too: a segment
 * with one is a capsule.
 *
 * @typedef {Polygon | RotatedBox | (AnyBox & { radius?: number | undefined }) | Circle | (Segment & { radius?: number | undefined })
 *   | Point} Convex
 */

/**
 * Square tiles: the min corner of the tile (0, 0), and the length of their sides, > 0.
 *
 * @typedef {{ x: number, y: number, size: number }} Grid
 */

/**
 * A side of a box; `top` is the one with the smallest y.
 *
 * @typedef {'left' | 'right' | 'top' | 'bottom'} Side
 */

/**
 * A corner of a box.
 *
 * @typedef {'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'} Corner
 */

/**
 * An edge or a vertex of a convex shape. Vertices have the numbers of the points; edge 0 leads from vertex 0 to the
 * next one.
 *
 * @typedef {`${'edge' | 'vertex'}${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}`} ConvexPart
 */

/**
 * The part of a fixed shape that a path meets.
 *
 * @typedef {Side | Corner | ConvexPart | 'arc'} Feature
 */

/**
 * Whether a path meets only the boundary or enters the interior.
 *
 * @typedef {'touch' | 'cross'} Contact
 */

/**
 * Where a point lies.
 *
 * @typedef {'outside' | 'boundary' | 'inside'} Location
 */

/**
 * Where a path enters or leaves a shape.
 *
 * @typedef {object} Hit
 * @property {number} t  the time from 0 to 1, correctly rounded
 * @property {Point} point  the contact point on the fixed shape; on a side it has exactly the coordinate of that side
 * @property {Point} position  where the mover is then: its center, or its min corner
 * @property {Point} normal  the unit normal that points out of the shape that is hit
 * @property {Feature} feature  the side, corner, edge, vertex or arc that is hit
 * @property {Box} [meeting]  for two boxes, the box that they share at that moment
 */

/**
 * The part of a path inside a convex region.
 *
 * @typedef {object} Span
 * @property {Contact} contact  whether it only touches the region or crosses its interior
 * @property {Hit | null} enter  the first point in the region; null only if the path starts strictly inside
 * @property {Hit | null} exit  the last point in the region; null only if the path ends strictly inside
 * @property {boolean} isContained  whether the path starts and ends strictly inside
 * @property {PushOut | null} pushOut  the way out if the shapes overlap from the start; a segment in a box has none
 */

/**
 * The shortest way out of an overlap.
 *
 * @typedef {object} PushOut
 * @property {number} depth  how deep the overlap is, ≥ 0
 * @property {Point} normal  the unit direction out of the fixed shape
 * @property {Point} by  `depth` along `normal`, rounded: a mover displaced by it may still overlap a little; the answer of
 *   `world.pushOut` never does
 */

/**
 * The part of a segment in one tile: a segment from `a` to `b`, both correctly rounded.
 *
 * @typedef {object} Piece
 * @property {Point} tile  its column and its row
 * @property {Box} box  the tile as a box, its corners correctly rounded
 * @property {number} enter  the time at which the path enters the tile, correctly rounded; 0 for the first piece
 * @property {number} exit  the time at which it leaves the tile; 1 for the last piece
 * @property {Point} a
 * @property {Point} b
 */

/**
 * Which way three points turn, as seen on screen.
 *
 * @typedef {'counterClockwise' | 'straight' | 'clockwise'} Turn
 */

/**
 * How two segments meet; `proper` means that their interiors cross in one point.
 *
 * @typedef {'apart' | 'proper' | 'touch' | 'overlap'} SegmentRelation
 */

/**
 * How two segments meet.
 *
 * @typedef {object} Intersection
 * @property {SegmentRelation} relation  whether they are apart, cross, touch or overlap
 * @property {Point[]} points  no point if they are apart, one if they cross or touch, two for the ends of an overlap (ordered
 *   by x, then by y)
 */

/**
 * A convex shape that is neither a circle nor a box: a polygon, a segment or a capsule, a rotated box, or a box with a radius.
 *
 * @typedef {Polygon | RotatedBox | (Segment & { radius?: number | undefined }) | (AnyBox & { radius: number })} Shape
 */

/**
 * A wall of a world.
 *
 * @typedef {AnyBox | Circle | Shape} Wall
 */

/**
 * A wall as a world tells it. Given again, it is the same to the last bit: a corner of a polygon is at `at` plus the difference
 * of its point and the first one.
 *
 * @typedef {Box | Circle | RotatedBox | Polygon} PlacedWall
 */

/**
 * A shape that can move. What has `x`, `y` and a `radius` is a circle, whatever else it has.
 *
 * @typedef {Circle | Rectangle | Box | Shape} Mover
 */

/**
 * A segment, or a mover and its displacement over a timestep.
 *
 * @typedef {Segment | { mover: Mover, motion: Point }} Sweep
 */

/**
 * A box that a path meets, and the time at which it first does.
 *
 * @typedef {{ id: number, t: number, span: Span }} Found
 */

/**
 * What a mover does at a wall; by default a slide goes past corners, and a bounce keeps all its speed (`restitution`
 * scales the whole motion).
 *
 * @typedef {'stop' | 'slide' | 'bounce' | 'pass'
 *   | { kind: 'stop' } | { kind: 'pass' }
 *   | { kind: 'slide', corner?: 'stop' | 'round' | undefined }
 *   | { kind: 'bounce', restitution?: number | undefined }} Response
 */

/**
 * Which boxes a query considers; all by default.
 *
 * @typedef {object} Filter
 * @property {number | undefined} [mask]  keeps only boxes on at least one of these layers, a bit for each
 * @property {Iterable<number> | undefined} [without]  leaves out the boxes with these ids, such as that of the mover itself
 * @property {((id: number) => boolean) | undefined} [when]  keeps only boxes for which it returns true; called last, at most once for each box
 */

/**
 * The settings of a travel.
 *
 * @typedef {Filter & TravelRules} TravelOptions
 */

/**
 * @typedef {object} TravelRules
 * @property {number | undefined} [maxHits]  the number of hits after which the mover stays where it is, 16 by default; walls hit at once count as one
 * @property {number | undefined} [maxListed]  the most hits in the answer, 1,024 by default; if there would be more, the mover stays at its last hit
 * @property {StartInside | undefined} [startInside]  what the mover does if it starts inside walls; by default a slide is pushed out, every other
 *   response stays
 * @property {((hit: TravelHit) => 'accept' | 'ignore' | 'stop' | undefined) | undefined} [choose]  asked about each hit; undefined means accept
 */

/**
 * A mover that starts inside walls stays, leaves them only by motion that leads out of all of them, or is pushed out
 * first, as by `world.pushOut`, and travels from there.
 *
 * @typedef {'stay' | 'leave' | 'pushOut'} StartInside
 */

/**
 * A wall that was hit on the way.
 *
 * @typedef {object} TravelHit
 * @property {number} t  the time in the whole timestep, from 0 to 1
 * @property {number} leg  the number of the leg, from 0; walls that are hit together share it
 * @property {number} id  the id of the wall
 * @property {Point} position  where the mover was placed
 * @property {Point} point  the point at which the wall was hit
 * @property {Point} normal  the unit normal that points out of the wall
 * @property {Feature} feature  the side, corner, edge, vertex or arc that was hit
 * @property {Point} motion  the motion of the leg that ended there, over a whole timestep
 * @property {boolean} startsInside  whether the mover started strictly inside the wall, instead of hitting it on the way
 */

/**
 * The form of a mover, without what else it has. What is neither a circle, a box nor a rotated box is a polygon.
 *
 * @template {Mover} M
 * @typedef {M extends AnyBox & { radius: number } ? Polygon : M extends Circle ? Circle : M extends Rectangle ? Rectangle
 *   : M extends RotatedBox ? RotatedBox : M extends Box ? Box : Polygon} FormOf
 */

/**
 * A wall that a mover stands on: its unit normal, and the side, edge or corner below the mover.
 *
 * @typedef {{ id: number, normal: Point, feature: Feature }} Ground
 */

/**
 * Where a mover ends.
 *
 * @template {Mover} [M=Mover]
 * @typedef {object} Travel
 * @property {FormOf<M>} mover  the mover at its end, in the form in which it was given, with its coordinates alone; its size is kept exactly, and the far corner of a box is never rounded into a wall
 * @property {Point} position  where it ends: the center of a circle or of a rotated box, the min corner of a box, the first point of a polygon
 * @property {Point} motion  the motion to continue with, as a displacement over a whole timestep: zero if it stopped at a wall
 * @property {number} timeLeft  the part of the timestep that is left, from 1 to 0; 0, too, if a wall took all of the motion
 * @property {TravelHit[]} hits  the walls that it hit, in order
 * @property {{ id: number, pushOut: PushOut }[]} inside  the walls that it overlapped at the start by more than rounding, in the order of insertion; `startInside` says what it did about them
 * @property {Point | null} settled  where it set out if its start overlapped walls by no more than rounding, at most 4 ulp, as
 *   after `y = top - height`; null if it did not
 * @property {Point | null} pushedOut  where it was when it had been pushed out of them, before it set out; null if it was not pushed
 * @property {boolean} isStuck  whether it could not set out, because walls that it started inside hold it
 * @property {Ground[]} ground  the walls that it stands on at its end, as `world.standsOn` says, without those that it
 *   passed or ignored
 */

/**
 * How a player walks: the steepest ground that it can stand on as a run and a rise, both ≥ 0 (`{ x: 1, y: 1 }` is 45°); how far
 * it follows the ground down; and how high it steps. Both are 0 by default.
 *
 * @typedef {{ steepest: Point, snap?: number | undefined, step?: number | undefined }} Walker
 */

/**
 * A solid, and its displacement over a timestep.
 *
 * @typedef {{ id: number, motion: Point }} SolidMotion
 */

/**
 * How movers and solids meet.
 *
 * @typedef {object} SolidOptions
 * @property {number | undefined} [mask]  only boxes on at least one of these layers are there for the movers
 * @property {Iterable<number> | undefined} [without]  these boxes are not there for the movers
 * @property {((id: number, mover: number) => boolean) | undefined} [when]  only boxes for which it returns true are there for the mover with this
 *   index; called last, at most once for each box and mover. With it a copy of the world is made
 * @property {Iterable<number> | undefined} [oneWay]  these boxes are one-way platforms, whether they move or not: they hold only what is above
 *   their top
 * @property {Iterable<Point> | undefined} [motions]  the motion of each mover, such as its velocity: one that leads up only passes the top of a
 *   one-way platform, which does not carry the mover
 */

/**
 * A world as plain data.
 *
 * @typedef {object} SavedWorld
 * @property {1 | 2} version  of this form; in version 1 all walls were boxes
 * @property {'f32' | 'f64'} positions  the positions that movers are given
 * @property {({ id: number, layers: number } & (Box | { shape: PlacedWall }))[]} boxes  in the order of insertion
 * @property {number[]} free  the next ids of slots without a box; the last one is used first
 * @property {number[]} spent  slots that have used up their ids
 */

/**
 * Calls of a world as plain data: the world before the first one, and each with its name, its arguments and its answer.
 *
 * @typedef {object} Recording
 * @property {1} version  of this form
 * @property {SavedWorld} start
 * @property {[name: string, args: any[], answer: any][]} calls
 */

/**
 * What solids that moved did to a mover.
 *
 * @template {Mover} [M=Mover]
 * @typedef {object} Shifted
 * @property {FormOf<M>} mover  the mover where it is now, in the form in which it was given
 * @property {number | null} carriedBy  the solid that it stood on, if that moved
 * @property {number[]} pushedBy  the solids that it was in the way of
 * @property {number[]} squeezedBy  the solids and walls between which it has no room; none if it yielded. A mover that is
 *   squeezed stays where it was, so it may be inside of a solid now
 * @property {TravelHit[]} hits  the walls that it hit while it was carried or pushed
 */

export {};
