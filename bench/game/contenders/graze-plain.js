/** The library as its users import it: one call a question, plain objects in and out. */

import { createWorld } from '../../../www/library/entries/node.js';

/** @type {import('./index.js').Contender<import('../scene.js').Wall>} */
export const grazePlain = {
  name: 'graze2d, plain objects',
  player: 'slides, exact at any speed',
  create({ walls, sizes, player: start }) {
    const world = createWorld(walls);
    const ids = sizes.map(({ width, height }) => world.insert({ minX: 0, minY: 0, maxX: width, maxY: height }));
    const places = new Map(ids.map((id, i) => [id, walls.length + i]));
    let player = start;
    return ({ corners, bullets, motion }, answers, isFirst) => {
      for (let i = 0; i < ids.length; i++) {
        const [minX, minY] = [corners[2 * i], corners[2 * i + 1]];
        world.moveTo(ids[i], { minX, minY, maxX: minX + sizes[i].width, maxY: minY + sizes[i].height });
      }

      if (isFirst) player = start;
      const travel = world.travel(player, motion, 'slide');
      // A box that moves may have run over the player.
      player = (travel.inside.length > 0 ? world.pushOut(player) : travel.mover) ?? start;
      answers.player.x = player.x;
      answers.player.y = player.y;

      for (let i = 0; i < answers.t.length; i++) {
        const at = 4 * i;
        const hit = world.first({
          a: { x: bullets[at], y: bullets[at + 1] },
          b: { x: bullets[at + 2], y: bullets[at + 3] },
        });
        answers.t[i] = hit ? hit.t : Number.POSITIVE_INFINITY;
        answers.which[i] = hit ? (places.get(hit.id) ?? hit.id) : -1;
      }
    };
  },
};
