/** Conformance lines of the kind `travel`: where a mover ends among walls. */

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
 * The answer of a line.
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
  const response = { ...option(RESPONSES, line.response), restitution: decimal(line.restitution ?? 1) };
  const choices = new Map(
    Object.entries(members(line.choose ?? {})).map(([name, choice]) => [name, option(CHOICES, choice)]),
  );
  const found = walls.world.travel(mover(line.mover), point(line.motion), response, {
    maxHits: line.turns ?? undefined,
    startInside: leaves(line.escape ?? false) ? 'leave' : 'stay',
    choose: ({ id }) => choices.get(String(walls.name(id))),
  });
  return {
    position: pair(found.position),
    motion: pair(found.motion),
    time_left: found.timeLeft,
    inside: found.inside.map(({ id }) => walls.name(id)),
    hits: found.hits.map(({ id, leg, t, position, feature, normal }) => ({
      wall: walls.name(id),
      leg,
      t,
      position: pair(position),
      feature,
      normal: pair(normal),
    })),
  };
}
