// Reads a level from a map of the editor Tiled: its tiles and its objects, all in tiles from the top left corner.

/** Layers of the world, a bit for each: what stops the player, what it collects, and where it leaves. */
export const [WALLS, COINS, DOORS] = [1, 2, 4];
const layersOf = { coin: COINS, door: DOORS };

/** How Tiled marks a flipped tile in its number: left to right, top to bottom, along the diagonal. */
const [ACROSS, UPSIDE_DOWN, DIAGONAL] = [0x80000000, 0x40000000, 0x20000000];

/** `things` has all that is in the world. The place of a thing in this list is its id. */
export function readLevel(map, tileset) {
  const [tiles, objects] = ['tilelayer', 'objectgroup'].map((type) => map.layers.find((layer) => layer.type === type));
  const things = [];
  let player;
  for (const [n, number] of tiles.data.entries()) {
    const column = n % map.width;
    if (number > 0) things.push(readTile(number, { x: column, y: (n - column) / map.width }, tileset));
  }
  for (const object of objects.objects) {
    const { dx = 0, dy = 0, seconds = 0 } = propertiesOf(object);
    const motion = { x: dx / map.tilewidth, y: dy / map.tilewidth };
    const shape = readShape(object, ({ x, y }) => ({ x: x / map.tilewidth, y: y / map.tilewidth }));
    const layers = layersOf[object.type] ?? WALLS;
    if (object.type === 'player') player = shape;
    else things.push({ type: object.type, shape, layers, motion, seconds });
  }
  const isSeenFromAbove = propertiesOf(map).view === 'above';
  const { width, height } = map;
  const idsOf = (...types) => [...things.keys()].filter((id) => types.includes(things[id].type));
  const ids = {
    solids: idsOf('lift', 'crusher'),
    platforms: idsOf('oneWay', 'lift'), // who jumps passes them from below
    coins: idsOf('coin'),
    doors: idsOf('door'),
  };
  return { things, ...ids, player, width, height, isSeenFromAbove };
}

/** What was added to a map or an object in Tiled, by name. */
const propertiesOf = ({ properties = [] }) => Object.fromEntries(properties.map(({ name, value }) => [name, value]));

/** A tile is a whole square, or has the shape that was drawn for it in Tiled's collision editor. */
function readTile(number, { x, y }, { tiles, tilewidth }) {
  const tile = tiles.find(({ id }) => id === (number & 0x1fffffff) - 1);
  if (!tile) return { type: 'wall', shape: { x, y, width: 1, height: 1 }, layers: WALLS };
  const shape = readShape(tile.objectgroup.objects[0], (point) => {
    let [u, v] = [point.x / tilewidth, point.y / tilewidth];
    if (number & DIAGONAL) [u, v] = [v, u];
    return { x: x + (number & ACROSS ? 1 - u : u), y: y + (number & UPSIDE_DOWN ? 1 - v : v) };
  });
  return { type: tile.type ?? 'wall', shape, layers: WALLS };
}

/** The shape of an object of Tiled: a polygon, a circle or a box. `place` leads from its pixels to the level. */
function readShape({ x, y, width, height, ellipse, polygon }, place) {
  if (polygon) return { points: polygon.map((point) => place({ x: x + point.x, y: y + point.y })) };
  const [a, b] = [place({ x, y }), place({ x: x + width, y: y + height })];
  const size = { width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
  if (ellipse) return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, radius: size.width / 2 };
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), ...size };
}
