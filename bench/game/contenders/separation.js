/** A library for collisions in JavaScript, by separating axes in a tree of boxes. */

import { System } from 'detect-collisions';

/** @type {import('./index.js').Contender} */
export const separation = {
  name: 'detect-collisions',
  player: 'moves, then is pushed out',
  create({ walls, sizes, player: start }) {
    const system = new System();
    const statics = walls.map(({ minX, minY, maxX, maxY }) =>
      system.createBox({ x: minX, y: minY }, maxX - minX, maxY - minY, { isStatic: true }),
    );
    const boxes = sizes.map(({ width, height }) => system.createBox({ x: 0, y: 0 }, width, height, { isStatic: true }));
    /** @type {Map<unknown, number>} */
    const places = new Map([...statics, ...boxes].map((body, place) => [body, place]));
    const player = system.createCircle({ x: start.x, y: start.y }, start.radius);
    const [from, to] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ];
    const isNotPlayer = (/** @type {unknown} */ body) => body !== player;
    return ({ corners, bullets, motion }, answers, isFirst) => {
      for (let i = 0; i < boxes.length; i++) boxes[i].setPosition(corners[2 * i], corners[2 * i + 1]);

      if (isFirst) player.setPosition(start.x, start.y);
      player.setPosition(player.x + motion.x, player.y + motion.y);
      system.separateBody(player);
      answers.player.x = player.x;
      answers.player.y = player.y;

      for (let i = 0; i < answers.t.length; i++) {
        const at = 4 * i;
        from.x = bullets[at];
        from.y = bullets[at + 1];
        to.x = bullets[at + 2];
        to.y = bullets[at + 3];
        const hit = system.raycast(from, to, isNotPlayer);
        answers.t[i] = hit ? share(from, to, hit.point) : Number.POSITIVE_INFINITY;
        answers.which[i] = hit ? (places.get(hit.body) ?? -1) : -1;
      }
    };
  },
};

/**
 * How far along the path a point is, from 0 to 1.
 *
 * @param {{ x: number, y: number }} a @param {{ x: number, y: number }} b @param {{ x: number, y: number }} point
 */
function share(a, b, point) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return Math.abs(dx) > Math.abs(dy) ? (point.x - a.x) / dx : (point.y - a.y) / dy;
}
