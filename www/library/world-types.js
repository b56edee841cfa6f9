/**
 * The words of worlds and travels as types.
 *
 * @typedef {import('./types.js').Box} Box
 * @typedef {import('./types.js').Circle} Circle
 * @typedef {import('./types.js').Contact} Contact
 * @typedef {import('./types.js').Hit} Hit
 * @typedef {import('./types.js').Point} Point
 * @typedef {import('./types.js').PushOut} PushOut
 * @typedef {import('./types.js').Segment} Segment
 * @typedef {import('./types.js').Span} Span
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Rectangle  a box by its min corner and its size, which never rounds however far it is moved
 * @typedef {Circle | Rectangle | Box} Mover
 * @typedef {Segment | { mover: Mover, motion: Point }} Sweep  a segment, or a mover and its displacement over the step
 *
 * @typedef {{ index: number, t: number, span: Span }} Found  a box that is met, and when
 *
 * @typedef {'stop' | 'slide' | 'bounce' | 'pass'
 *   | { kind: 'stop' } | { kind: 'pass' }
 *   | { kind: 'slide', corner?: 'stop' | 'round' }
 *   | { kind: 'bounce', restitution?: number }} Response  a slide goes round corners and a bounce keeps all, unless told
 *
 * @typedef {object} TravelOptions
 * @property {number} [turns]  how many times the mover may be turned, 16 unless told
 * @property {number} [hits]  how many hits are told at most, 1,024 unless told; then the mover stays at its last hit
 * @property {boolean} [escape]  whether a mover that starts inside walls may move out of them
 * @property {(hit: TravelHit) => 'accept' | 'ignore' | 'stop' | undefined} [choose]  asked for each hit
 *
 * @typedef {object} TravelHit  a wall hit on the way
 * @property {number} t  the time in the whole step
 * @property {number} leg  counted from 0; walls hit together share it
 * @property {number} index  which wall
 * @property {Point} position  where the mover was put
 * @property {Hit} hit  its time counts from the start of the leg, in motions of a whole step
 * @property {boolean} startsInside  whether it stands for a start inside of the wall: nothing was met on the way
 *
 * @typedef {object} Travel  where a mover ends
 * @property {Point} position  the centre of a circle, the min corner of a box
 * @property {Point} motion  what it would go on with, for a whole step
 * @property {number} timeLeft  from 1, it did not move, to 0, it went all the way
 * @property {TravelHit[]} hits
 * @property {{ index: number, pushOut: PushOut }[]} inside  the walls it started strictly inside of, by index; then it did not move, unless it was let through or out
 *
 * @typedef {{ kind: 'cell', x: number, y: number }
 *   | { kind: 'tests', index: number, contact: Contact | 'miss' }
 *   | { kind: 'ends', tested: number, culled: number }} WorldStep
 *
 * @typedef {{ kind: 'startsInside', index: number, depth: number }
 *   | { kind: 'leg', x: number, y: number, motionX: number, motionY: number }
 *   | { kind: 'candidate', index: number, t: number }
 *   | { kind: 'hits', index: number, t: number, x: number, y: number }
 *   | { kind: 'turns', motionX: number, motionY: number }
 *   | { kind: 'ends', x: number, y: number, timeLeft: number }} TravelStep
 */

export {};
