/** The library's batch calls: numbers in and out of typed arrays that are made once. */

import { createWorld, ROW, ROW_ENTER } from '../../../www/library/entries/node.js';

/** @type {import('./index.js').Contender<import('../scene.js').Wall>} */
export const grazeBatch = {
  name: 'graze2d, batch calls',
  player: 'slides, exact at any speed',
  create({ walls, sizes, player: start, frames }) {
    const world = createWorld(walls);
    const ids = world.insertAll(sizes.map(({ width, height }) => ({ x: 0, y: 0, width, height })));
    const places = new Map([...ids].map((id, i) => [id, walls.length + i]));
    const boxes = new Float64Array(4 * sizes.length);
    const hits = new Float64Array((ROW * frames[0].bullets.length) / 4);
    const [player, by, end] = [new Float64Array(3), new Float64Array(2), new Float64Array(ROW)];
    const startAgain = () => player.set([start.x, start.y, start.radius]);
    return ({ corners, bullets, motion }, answers, isFirst) => {
      for (let i = 0; i < sizes.length; i++) {
        boxes[4 * i] = corners[2 * i];
        boxes[4 * i + 1] = corners[2 * i + 1];
        boxes[4 * i + 2] = corners[2 * i] + sizes[i].width;
        boxes[4 * i + 3] = corners[2 * i + 1] + sizes[i].height;
      }
      world.moveAll(ids, boxes);

      if (isFirst) startAgain();
      by[0] = motion.x;
      by[1] = motion.y;
      world.travelBatch(player, by, 'slide', end);
      if (end[4] === 1 && end[5] === 0) {
        // It has not moved: a box that moves may have run over it.
        const free = world.pushOut({ x: player[0], y: player[1], radius: player[2] });
        if (free) player.set([free.x, free.y]);
        else startAgain();
      } else {
        player[0] = end[0];
        player[1] = end[1];
      }
      answers.player.x = player[0];
      answers.player.y = player[1];

      world.firstBatch(bullets, hits);
      for (let i = 0; i < answers.t.length; i++) {
        const id = hits[i * ROW];
        answers.t[i] = id < 0 ? Number.POSITIVE_INFINITY : hits[i * ROW + ROW_ENTER];
        answers.which[i] = id < 0 ? -1 : (places.get(id) ?? id);
      }
    };
  },
};
