/** A physics engine in WebAssembly: rays, and a character controller for the player. */

import RAPIER from '@dimforge/rapier2d-compat';

/** @type {import('./index.js').Contender<import('../scene.js').Wall>} */
export const rapier = {
  name: 'rapier2d-compat',
  player: 'slides by its character controller',
  async create({ walls, sizes, player: start }) {
    await RAPIER.init();
    const { ColliderDesc, Ray, World } = RAPIER;
    const world = new World({ x: 0, y: 0 });
    for (const wall of walls) world.createCollider(collider(wall));
    const boxes = sizes.map(({ width, height }) => world.createCollider(ColliderDesc.cuboid(width / 2, height / 2)));
    const places = new Map();
    world.forEachCollider(({ handle }) => places.set(handle, places.size));
    const player = world.createCollider(ColliderDesc.ball(start.radius));
    const controller = world.createCharacterController(0.01);
    const ray = new Ray({ x: 0, y: 0 }, { x: 0, y: 0 });
    return ({ corners, bullets, motion }, answers, isFirst) => {
      for (let i = 0; i < boxes.length; i++) {
        const { width, height } = sizes[i];
        boxes[i].setTranslation({ x: corners[2 * i] + width / 2, y: corners[2 * i + 1] + height / 2 });
      }
      if (isFirst) player.setTranslation(start);
      // A query finds what has moved only after a step.
      world.step();

      controller.computeColliderMovement(player, motion);
      const [at, by] = [player.translation(), controller.computedMovement()];
      answers.player.x = at.x + by.x;
      answers.player.y = at.y + by.y;
      player.setTranslation(answers.player);

      for (let i = 0; i < answers.t.length; i++) {
        const at = 4 * i;
        ray.origin.x = bullets[at];
        ray.origin.y = bullets[at + 1];
        ray.dir.x = bullets[at + 2] - bullets[at];
        ray.dir.y = bullets[at + 3] - bullets[at + 1];
        const hit = world.castRay(ray, 1, true, undefined, undefined, player);
        answers.t[i] = hit ? hit.timeOfImpact : Number.POSITIVE_INFINITY;
        answers.which[i] = hit ? places.get(hit.collider.handle) : -1;
      }
    };
  },
};

/**
 * A wall as its own shape.
 *
 * @param {import('../scene.js').Wall} wall
 */
function collider(wall) {
  const { ColliderDesc } = RAPIER;
  if ('points' in wall) {
    const [a, b, c] = wall.points;
    return ColliderDesc.triangle(a, b, c);
  }
  if ('angle' in wall) {
    const { center, half, angle } = wall;
    return ColliderDesc.cuboid(half.x, half.y).setTranslation(center.x, center.y).setRotation(angle);
  }
  const { minX, minY, maxX, maxY } = wall;
  return ColliderDesc.cuboid((maxX - minX) / 2, (maxY - minY) / 2).setTranslation((minX + maxX) / 2, (minY + maxY) / 2);
}
