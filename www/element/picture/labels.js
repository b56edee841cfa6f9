// Places labels: each goes beside what it names, turned or moved away if that place is taken.

/** @typedef {import('../../model/types.js').Point} Point */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Area */

/** @typedef {Area & { weight: number }} Taken an area, and what it costs a label to cover a pixel of it */

/**
 * @typedef {object} Wish
 * @property {Point} at what is named, in pixels
 * @property {number} width of the text
 * @property {number} height
 * @property {Point} towards the direction that the label prefers
 * @property {number} gap distance from what is named
 */

/** The places a label can try: turned away from its wish, and so many gaps away. */
const turns = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180].map((degrees) => (degrees * Math.PI) / 180);
const reaches = [1, 1.8, 3, 4.5];

/**
 * How many pixels two areas share.
 * @param {Area} one @param {Area} other
 * @returns {number}
 */
function overlap(one, other) {
  const across = Math.min(one.maxX, other.maxX) - Math.max(one.minX, other.minX);
  const down = Math.min(one.maxY, other.maxY) - Math.max(one.minY, other.minY);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * Where a label is after turning from its wish and moving so many gaps away.
 * @param {Wish} wish @param {number} turn @param {number} reach
 * @returns {Area}
 */
function standing({ at, width, height, towards, gap }, turn, reach) {
  const length = Math.hypot(towards.x, towards.y) || 1;
  const x = (towards.x * Math.cos(turn) - towards.y * Math.sin(turn)) / length;
  const y = (towards.x * Math.sin(turn) + towards.y * Math.cos(turn)) / length;
  // Measure the gap to the nearest edge of the label, not to its middle, so wide and tall labels look equally near.
  const middleX = at.x + x * (gap * reach + width / 2);
  const middleY = at.y + y * (gap * reach + height / 2);
  return {
    minX: middleX - width / 2,
    minY: middleY - height / 2,
    maxX: middleX + width / 2,
    maxY: middleY + height / 2,
  };
}

/**
 * The areas that a label could cover at any of its places: looking at no others makes a picture with many lines quick.
 * @param {Wish} wish @param {Taken[]} occupied @param {Area} room
 * @returns {Taken[]}
 */
function nearTo({ at, width, height, gap }, occupied, room) {
  const farthest = gap * reaches[reaches.length - 1];
  const [across, down] = [farthest + width, farthest + height];
  // At the rim a label moves inside, at most by as much as what it names is outside.
  const x = Math.min(Math.max(at.x, room.minX), room.maxX);
  const y = Math.min(Math.max(at.y, room.minY), room.maxY);
  const reach = { minX: x - across, minY: y - down, maxX: x + across, maxY: y + down };
  return occupied.filter(
    ({ minX, minY, maxX, maxY }) => maxX > reach.minX && minX < reach.maxX && maxY > reach.minY && minY < reach.maxY,
  );
}

/**
 * Places for labels, in the order of the wishes: the first one chooses freely.
 * @param {Wish[]} wishes
 * @param {Taken[]} taken what labels should not cover
 * @param {Area} room where labels must stay
 * @returns {Area[]}
 */
export function placeLabels(wishes, taken, room) {
  const occupied = [...taken];
  return wishes.map((wish) => {
    const near = nearTo(wish, occupied, room);
    let best = standing(wish, 0, 1);
    let least = Infinity;
    for (const reach of reaches) {
      for (const turn of turns) {
        // Turning and distance cost a little, so the wished place wins if it is free.
        let price = Math.abs(turn) * 10 + (reach - 1) * 25;
        if (price >= least) continue;
        const area = inside(standing(wish, turn, reach), room);
        for (const other of near) {
          price += other.weight * overlap(area, other);
          if (price >= least) break;
        }
        if (price < least) {
          least = price;
          best = area;
        }
      }
    }
    occupied.push({ ...best, weight: 8 });
    return best;
  });
}

/**
 * An area moved to lie inside the room.
 * @param {Area} area @param {Area} room
 * @returns {Area}
 */
function inside(area, room) {
  const dx = Math.max(room.minX - area.minX, 0) + Math.min(room.maxX - area.maxX, 0);
  const dy = Math.max(room.minY - area.minY, 0) + Math.min(room.maxY - area.maxY, 0);
  return { minX: area.minX + dx, minY: area.minY + dy, maxX: area.maxX + dx, maxY: area.maxY + dy };
}
