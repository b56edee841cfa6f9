/** A physics engine in JavaScript: rays, and a dynamic body for the player. */

import { Box, Circle, World } from 'planck';

const STEP = 1 / 60;

/** @type {import('./index.js').Contender} */
export const planck = {
  name: 'planck',
  player: 'a dynamic body in one step of physics',
  create({ walls, sizes, player: start }) {
    const world = new World({ gravity: { x: 0, y: 0 } });
    const places = new Map();
    for (const { minX, minY, maxX, maxY } of walls) {
      const body = world.createBody({ position: { x: (minX + maxX) / 2, y: (minY + maxY) / 2 } });
      const shape = new Box((maxX - minX) / 2, (maxY - minY) / 2);
      places.set(body.createFixture({ shape, friction: 0 }), places.size);
    }
    const boxes = sizes.map(({ width, height }) => {
      const body = world.createBody({ type: 'kinematic' });
      places.set(body.createFixture({ shape: new Box(width / 2, height / 2), friction: 0 }), places.size);
      return body;
    });
    const player = world.createBody({ type: 'dynamic', position: start, fixedRotation: true });
    const ball = player.createFixture({ shape: new Circle(start.radius), density: 1, friction: 0 });
    const [from, to] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ];
    let first = Number.POSITIVE_INFINITY;
    let which = -1;
    const nearest = (
      /** @type {import('planck').Fixture} */ fixture,
      /** @type {unknown} */ _point,
      /** @type {unknown} */ _normal,
      /** @type {number} */ fraction,
    ) => {
      if (fixture === ball) return -1;
      first = fraction;
      which = places.get(fixture);
      return fraction;
    };
    return ({ corners, bullets, motion }, answers, isFirst) => {
      for (let i = 0; i < boxes.length; i++) {
        const { width, height } = sizes[i];
        boxes[i].setTransform({ x: corners[2 * i] + width / 2, y: corners[2 * i + 1] + height / 2 }, 0);
      }

      if (isFirst) player.setTransform(start, 0);
      player.setLinearVelocity({ x: motion.x / STEP, y: motion.y / STEP });
      world.step(STEP);
      const { x, y } = player.getPosition();
      answers.player.x = x;
      answers.player.y = y;

      for (let i = 0; i < answers.t.length; i++) {
        const at = 4 * i;
        from.x = bullets[at];
        from.y = bullets[at + 1];
        to.x = bullets[at + 2];
        to.y = bullets[at + 3];
        first = Number.POSITIVE_INFINITY;
        which = -1;
        world.rayCast(from, to, nearest);
        answers.t[i] = first;
        answers.which[i] = which;
      }
    };
  },
};
