/** Conformance lines of the kinds `travel` and `travel_vs_moving_box`: where a mover ends among walls, or beside one that moves. */

import { travelVsMovingBox } from '../../www/library/entries/node.js';
import { NamedWorld } from './named.js';
import { box, decimal, list, members, mover, option, pair, point, refused } from './read.js';

/** The response of a line, as the library takes it. */
const RESPONSES = {
  stop: { kind: /** @type {const} */ ('stop') },
  slide: { kind: /** @type {const} */ ('slide'), corner: /** @type {const} */ ('round') },
  slide_stop: { kind: /** @type {const} */ ('slide'), corner: /** @type {const} */ ('stop') },
  bounce: { kind: /** @type {const} */ ('bounce') },
  pass: { kind: /** @type {const} */ ('pass') },
};
const CHOICES = {
  accept: /** @type {const} */ ('accept'),
  ignore: /** @type {const} */ ('ignore'),
  stop: /** @type {const} */ ('stop'),
};

/**
 * The answer of a line of the kind `travel`.
 *
 * @param {any} _
 * @param {any} line
 */
export function travel(_, line) {
  const walls = new NamedWorld();
  try {
    for (const sides of list(line.walls)) walls.insert(box(sides));
    return answered(walls, line);
  } finally {
    walls.dispose();
  }
}

/**
 * The answer of a line of the kind `travel_vs_moving_box`, whose only wall is called 0.
 *
 * @param {any} _
 * @param {any} line
 */
export function travelBesideMoving(_, line) {
  const [moving, by] = [box(line.box), point(line.box_motion)];
  return told(travelVsMovingBox(mover(line.mover), point(line.motion), moving, by, responseOf(line)), () => 0);
}

/** The response of a line. @param {any} line */
export const responseOf = ({ response, restitution }) => ({
  ...option(RESPONSES, response),
  restitution: decimal(restitution ?? 1),
});

/** Whether a start inside walls may be left. @param {unknown} given */
function leaves(given) {
  if (typeof given !== 'boolean') throw refused('wrong_type');
  return given;
}

/**
 * @param {NamedWorld} walls
 * @param {any} line
 */
function answered(walls, line) {
  const choices = new Map(
    Object.entries(members(line.choose ?? {})).map(([name, choice]) => [name, option(CHOICES, choice)]),
  );
  const found = walls.world.travel(mover(line.mover), point(line.motion), responseOf(line), {
    maxHits: line.turns ?? undefined,
    startInside: leaves(line.escape ?? false) ? 'leave' : 'stay',
    choose: ({ id }) => choices.get(String(walls.name(id))),
  });
  return told(found, (id) => walls.name(id));
}

/** @param {import('../../www/library/types.js').Travel<any>} found @param {(id: number) => number} name */
function told(found, name) {
  return {
    position: pair(found.position),
    motion: pair(found.motion),
    time_left: found.timeLeft,
    inside: found.inside.map(({ id }) => name(id)),
    hits: found.hits.map(({ id, leg, t, position, feature, normal }) => ({
      wall: name(id),
      leg,
      t,
      position: pair(position),
      feature,
      normal: pair(normal),
    })),
  };
}
