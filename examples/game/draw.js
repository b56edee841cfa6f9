// Draws the game on a canvas.

import { cornersOf } from 'graze2d';
import { WALLS } from './level.js';

/** How many tiles the canvas is high. */
const VIEW = 12;

/** `part` of the next step has passed: all that moves is drawn so far on its way from the last step but one to the last one. */
export function draw(canvas, game, part) {
  const { level, world, steps, before } = game;
  canvas.width = canvas.clientWidth * devicePixelRatio; // this clears it, too
  canvas.height = canvas.clientHeight * devicePixelRatio;
  const pen = canvas.getContext('2d');
  const style = getComputedStyle(canvas);
  const color = (name) => style.getPropertyValue(`--${name}`);
  const isOneLevel = before.number === game.number;
  const player = isOneLevel ? between(before.player, game.player, part) : game.player;

  const scale = canvas.height / VIEW;
  const [width, height] = [canvas.width / scale, VIEW];
  pen.scale(scale, scale);
  pen.translate(-cameraAt(player.x, width, level.width), -cameraAt(player.y, height, level.height));

  function fill(name, path) {
    pen.fillStyle = color(name);
    pen.fill(path);
  }

  level.picture ??= pictureOf(game);
  fill('ground', level.picture.ground);
  for (const id of level.doors) fill('door', pathOf(level.things[id].shape, 0.4));
  Object.assign(pen, { strokeStyle: color('grass'), lineWidth: 0.16, lineCap: 'round' });
  pen.stroke(level.picture.grass);

  for (const id of level.coins) {
    const { x, y, radius } = world.get(id) ?? {}; // nothing if it was collected
    if (!radius) continue;
    const coin = new Path2D();
    coin.ellipse(x, y, radius * Math.abs(Math.cos(steps / 20 + x)), radius, 0, 0, 2 * Math.PI);
    fill('coin', coin);
  }
  for (const id of level.solids) {
    const now = world.get(id);
    const { minX, minY } = isOneLevel ? between(before.solids.get(id), now, part) : now;
    const { width, height } = level.things[id].shape;
    fill(level.things[id].type, pathOf({ x: minX, y: minY, width, height }, 0.1));
  }
  fill('player', pathOf(player, 0.25));
  fill('eyes', eyesOf(player, game.facing));
}

/** Where the view begins, along one axis: the player is in its middle, and it does not leave the level. */
function cameraAt(player, view, level) {
  if (level < view) return (level - view) / 2;
  return Math.max(0, Math.min(level - view, player - view / 2));
}

/** An object whose numbers lie between those of two others. */
function between(from, to, part) {
  const mixed = Object.entries(to).map(([key, value]) => [key, from[key] + part * (value - from[key])]);
  return Object.fromEntries(mixed);
}

/** The walls that never move, as one path, so that no seams show; and their upper edges under the sky. */
function pictureOf({ level, world }) {
  const [ground, grass] = [new Path2D(), new Path2D()];
  for (const [id, { shape, layers }] of level.things.entries()) {
    if (layers !== WALLS || level.solids.includes(id)) continue;
    ground.addPath(pathOf(shape));
    const corners = cornersOf(shape); // clockwise, so what leads to the right is an upper edge
    for (const [n, a] of corners.entries()) {
      const b = corners[(n + 1) % corners.length];
      const above = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 0.1, radius: 0.05 };
      if (level.isSeenFromAbove || a.x >= b.x || a.y < 0.01) continue;
      if (world.overlaps(above, { mask: WALLS, without: level.solids }).length > 0) continue;
      grass.moveTo(a.x, a.y + 0.08);
      grass.lineTo(b.x, b.y + 0.08);
    }
  }
  return { ground, grass };
}

/** The outline of a circle, a box with round corners, or a polygon. */
function pathOf(shape, corner = 0) {
  const path = new Path2D();
  if ('width' in shape) path.roundRect(shape.x, shape.y, shape.width, shape.height, corner);
  else if ('radius' in shape) path.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
  else for (const { x, y } of cornersOf(shape)) path.lineTo(x, y);
  path.closePath();
  return path;
}

function eyesOf({ x, y, width, height, radius }, facing) {
  const eyes = new Path2D();
  const [middle, level] = radius ? [x, y - 0.05] : [x + width / 2, y + height / 3];
  for (const side of [-1, 1]) {
    eyes.moveTo(middle, level);
    eyes.ellipse(middle + 0.1 * facing + 0.12 * side, level, 0.05, 0.09, 0, 0, 2 * Math.PI);
  }
  return eyes;
}
