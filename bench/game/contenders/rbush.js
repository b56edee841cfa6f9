/** What many games write themselves: a tree of boxes, a slab test, and a player pushed out of what it overlaps. */

import RBush from 'rbush';

/** @typedef {import('../scene.js').Box & { place: number }} Item */

/** @type {import('./index.js').Contender} */
export const rbush = {
  name: 'rbush and a slab test',
  player: 'moves, then is pushed out',
  create({ walls, sizes, player: start }) {
    const tree = new RBush();
    tree.load(walls.map((wall, place) => ({ ...wall, place })));
    const boxes = sizes.map(({ width, height }, i) => {
      return { minX: 0, minY: 0, maxX: width, maxY: height, place: walls.length + i };
    });
    for (const box of boxes) tree.insert(box);
    const player = { ...start };
    const area = { minX: 0, minY: 0, maxX: 0, maxY: 0 };
    return ({ corners, bullets, motion }, answers, isFirst) => {
      for (let i = 0; i < boxes.length; i++) {
        const box = boxes[i];
        tree.remove(box);
        box.minX = corners[2 * i];
        box.minY = corners[2 * i + 1];
        box.maxX = box.minX + sizes[i].width;
        box.maxY = box.minY + sizes[i].height;
        tree.insert(box);
      }

      if (isFirst) Object.assign(player, start);
      player.x += motion.x;
      player.y += motion.y;
      area.minX = player.x - player.radius;
      area.minY = player.y - player.radius;
      area.maxX = player.x + player.radius;
      area.maxY = player.y + player.radius;
      for (const box of tree.search(area)) pushOut(player, box);
      answers.player.x = player.x;
      answers.player.y = player.y;

      for (let i = 0; i < answers.t.length; i++) {
        const at = 4 * i;
        const [ax, ay, bx, by] = [bullets[at], bullets[at + 1], bullets[at + 2], bullets[at + 3]];
        area.minX = Math.min(ax, bx);
        area.minY = Math.min(ay, by);
        area.maxX = Math.max(ax, bx);
        area.maxY = Math.max(ay, by);
        let [first, which] = [Number.POSITIVE_INFINITY, -1];
        for (const box of tree.search(area)) {
          const t = slab(ax, ay, bx - ax, by - ay, box);
          if (t < first) [first, which] = [t, box.place];
        }
        answers.t[i] = first;
        answers.which[i] = which;
      }
    };
  },
};

/**
 * When the path from (x, y) by (dx, dy) enters the box, from 0 to 1; Infinity if never.
 *
 * @param {number} x @param {number} y @param {number} dx @param {number} dy @param {import('../scene.js').Box} box
 */
export function slab(x, y, dx, dy, { minX, minY, maxX, maxY }) {
  const [left, right] = [(minX - x) / dx, (maxX - x) / dx];
  const [top, bottom] = [(minY - y) / dy, (maxY - y) / dy];
  const enter = Math.max(Math.min(left, right), Math.min(top, bottom), 0);
  const exit = Math.min(Math.max(left, right), Math.max(top, bottom), 1);
  return enter <= exit ? enter : Number.POSITIVE_INFINITY;
}

/** @param {{ x: number, y: number, radius: number }} player @param {Item} box */
function pushOut(player, { minX, minY, maxX, maxY }) {
  const dx = player.x - Math.min(Math.max(player.x, minX), maxX);
  const dy = player.y - Math.min(Math.max(player.y, minY), maxY);
  const distance = Math.hypot(dx, dy);
  if (distance === 0 || distance >= player.radius) return;
  const by = player.radius / distance - 1;
  player.x += dx * by;
  player.y += dy * by;
}
