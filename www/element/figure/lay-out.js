// Lays out the labels of a drawing: each goes beside what it names, turned or moved away if that place is taken.

/** @import { Point } from '../../model/types.js' */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Area */
/** @import { Line } from './obstacles.js' */

/** @typedef {Area & { weight: number, isBeside?: boolean }} Taken an area, and what it costs a label to cover a pixel of it; whether it is only beside a label */

/**
 * A label in its place, the left end of the text at its middle; what it names; and a line to what it names, if that is far away or something else is nearer.
 * @typedef {import('./record.js').Label & { named: Point, leader?: Line }} Written
 */

/**
 * @typedef {object} Wish
 * @property {Point} at what is named, in pixels
 * @property {number} width of the text
 * @property {number} height
 * @property {Point} towards the direction that the label prefers
 * @property {number} gap distance from what is named
 * @property {Area} [room] where it must stay, too
 */

/** The font of labels of a size, 1 is usual. @param {number} size */
export const fontOf = (size) =>
  `500 ${13 * size}px 'JetBrains Mono Variable', ui-monospace, 'SF Mono', Menlo, Consolas, monospace`;

/** The width in pixels below which a picture is a thumbnail, without labels. */
export const small = 240;
/** How far from the edge of the picture labels stay, in pixels. */
const rim = 3;

/** The width of each text so far, by size: digits are equally wide, so a number that changes needs no new one. @type {Map<string, number>} */
const widths = new Map();
/** The most widths to keep. */
const most = 500;

/** Has texts measured again: a font has arrived. */
export const forgetWidths = () => widths.clear();

/**
 * The width of a text in the font of a context.
 * @param {Pick<CanvasRenderingContext2D, 'measureText'>} context @param {number} size of the text, as the font was set @param {string} text
 */
function widthOf(context, size, text) {
  const key = `${size} ${text.replace(/\d/g, '0')}`;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size >= most) widths.clear();
    width = context.measureText(text).width;
    widths.set(key, width);
  }
  return width;
}

/** The places a label tries first: turned away from its wish, at what price, and so many gaps away; a small gap counts as this. */
const turns = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180].map((degrees) => {
  const turn = (degrees * Math.PI) / 180;
  return { cos: Math.cos(turn), sin: Math.sin(turn), price: Math.abs(turn) * 10 };
});
const reaches = [1, 1.8, 3, 4.5, 6.5];
const leastGap = 12;

/** What it costs a label to lie over a line at all, and for each pixel of it: it rather goes some gaps away. */
const crossing = 110;
const crossingPixel = 10;
/**
 * How near a label looks first that finds no place, in pixels, and in what steps; then how far, in longer steps, unless so
 * many lines are near that it would take long.
 */
const searches = [
  { beside: 30, step: 3, most: Infinity },
  { beside: 80, step: 9, most: 200 },
];
const leastAway = 4;
/** How far from a label a line stays, in pixels. */
const apart = 3;
/** How far from a label in the same row another stays, in pixels: nearer they would read as one text. */
const word = 14;

/**
 * How much of a line is within an area that is wider by a little.
 * @param {Line} line @param {number} minX @param {number} minY @param {number} maxX @param {number} maxY
 */
function lengthWithin({ from, to }, minX, minY, maxX, maxY) {
  // Most lines lie on one side of the area, and need no division.
  if (from.x < minX - apart ? to.x < minX - apart : from.x > maxX + apart && to.x > maxX + apart) return 0;
  if (from.y < minY - apart ? to.y < minY - apart : from.y > maxY + apart && to.y > maxY + apart) return 0;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // A line that runs along an axis is a little oblique, so that nothing is divided by zero.
  const left = (minX - apart - from.x) / (dx || 1e-9);
  const right = (maxX + apart - from.x) / (dx || 1e-9);
  const near = Math.max(0, Math.min(left, right));
  const far = Math.min(1, Math.max(left, right));
  if (near >= far) return 0;
  const top = (minY - apart - from.y) / (dy || 1e-9);
  const bottom = (maxY + apart - from.y) / (dy || 1e-9);
  const share = Math.min(far, Math.max(top, bottom)) - Math.max(near, Math.min(top, bottom));
  return share > 0 ? share * Math.hypot(dx, dy) : 0;
}

/** @param {number} gap @param {number} reach @returns {number} how far away a label is, in pixels */
const awayBy = (gap, reach) => gap + (reach - 1) * Math.max(gap, leastGap);

/**
 * What a label could cover at any of its places: looking at nothing else makes a picture with many lines quick.
 * @param {Wish} wish @param {Taken[]} occupied @param {Line[]} lines @param {Area} room
 * @returns {{ areas: Taken[], lines: Line[] }}
 */
function nearTo({ at, width, height, gap }, occupied, lines, room) {
  const farthest = Math.max(searches[1].beside, awayBy(gap, reaches[reaches.length - 1]));
  const [across, down] = [farthest + width, farthest + height];
  // At the rim a label moves inside, at most by as much as what it names is outside.
  const x = Math.min(Math.max(at.x, room.minX), room.maxX);
  const y = Math.min(Math.max(at.y, room.minY), room.maxY);
  const reach = { minX: x - across, minY: y - down, maxX: x + across, maxY: y + down };
  return {
    areas: occupied.filter(
      ({ minX, minY, maxX, maxY }) => maxX > reach.minX && minX < reach.maxX && maxY > reach.minY && minY < reach.maxY,
    ),
    lines: lines.filter((line) => lengthWithin(line, reach.minX, reach.minY, reach.maxX, reach.maxY) > 0),
  };
}

/** What two areas have in common. @param {Area} one @param {Area} other @returns {Area} */
const common = (one, other) => ({
  minX: Math.max(one.minX, other.minX),
  minY: Math.max(one.minY, other.minY),
  maxX: Math.min(one.maxX, other.maxX),
  maxY: Math.min(one.maxY, other.maxY),
});

/** Where another label would be read as a part of this one. @param {Area} label @returns {Taken} */
const rowOf = ({ minX, minY, maxX, maxY }) => ({
  minX: minX - word,
  minY: minY + 5,
  maxX: maxX + word,
  maxY: maxY - 5,
  weight: 1,
  isBeside: true,
});

/**
 * Places for labels, in the order of the wishes: the first one chooses freely.
 * @param {Wish[]} wishes
 * @param {Taken[]} taken what labels should not cover
 * @param {Area} room where labels must stay @param {Line[]} [lines]
 * @returns {Area[]}
 */
export function placeLabels(wishes, taken, room, lines = []) {
  const occupied = [...taken];
  const crossed = [...lines];
  return wishes.map((wish) => {
    const own = wish.room ? common(wish.room, room) : room;
    const best = placeOf(wish, nearTo(wish, occupied, crossed, own), own);
    occupied.push({ ...best, weight: 100 });
    occupied.push(rowOf(best));
    const from = nearestIn(best, wish.at);
    if (between(from, wish.at) > far + wish.gap) crossed.push({ from, to: wish.at });
    return best;
  });
}

/**
 * The best place of one label. It runs for every label of every frame, so it makes no objects on the way.
 * @param {Wish} wish @param {{ areas: Taken[], lines: Line[] }} near @param {Area} room
 * @returns {Area}
 */
function placeOf({ at, width, height, towards, gap }, { areas, lines }, room) {
  const length = Math.hypot(towards.x, towards.y) || 1;
  const [wishX, wishY] = [towards.x / length, towards.y / length];
  let [bestX, bestY, least] = [room.minX, room.minY, Infinity];
  const leader = { from: { x: 0, y: 0 }, to: at };
  const others = areas.filter((area) => !area.isBeside && between(nearestIn(area, at), at) > 0);
  const consider = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ price) => {
    const minX = x + Math.max(room.minX - x, 0) + Math.min(room.maxX - x - width, 0);
    const minY = y + Math.max(room.minY - y, 0) + Math.min(room.maxY - y - height, 0);
    for (let i = 0; i < lines.length && price < least; i++) {
      const length = lengthWithin(lines[i], minX, minY, minX + width, minY + height);
      if (length > 0) price += crossing + crossingPixel * length;
    }
    for (let i = 0; i < areas.length && price < least; i++) {
      const other = areas[i];
      const across = Math.min(minX + width, other.maxX) - Math.max(minX, other.minX);
      const down = Math.min(minY + height, other.maxY) - Math.max(minY, other.minY);
      if (across > 0 && down > 0) price += other.weight * across * down;
    }
    leader.from.x = Math.min(Math.max(at.x, minX), minX + width);
    leader.from.y = Math.min(Math.max(at.y, minY), minY + height);
    const isFar = between(leader.from, at) > far + gap;
    for (let i = 0; isFar && i < others.length && price < least; i++) {
      if (isCrossed(leader, others[i])) price += crossing;
    }
    if (price < least) [bestX, bestY, least] = [minX, minY, price];
  };
  for (const reach of reaches) {
    const away = awayBy(gap, reach);
    for (const { cos, sin, price: turned } of turns) {
      // Turning and distance cost a little, so the wished place wins if it is free.
      const price = turned + (reach - 1) ** 2 * 25;
      // Measure the gap to the nearest edge of the label, not to its middle, so wide and tall labels look equally near.
      const x = at.x + (wishX * cos - wishY * sin) * (away + width / 2) - width / 2;
      const y = at.y + (wishX * sin + wishY * cos) * (away + height / 2) - height / 2;
      if (price < least) consider(x, y, price);
    }
  }
  // What is in the way of one place is often in the way of the next: it is asked first.
  const isFree = (/** @type {number} */ x, /** @type {number} */ y) => {
    const i = lines.findIndex((line) => lengthWithin(line, x, y, x + width, y + height) > 0);
    if (i > 0) [lines[0], lines[i]] = [lines[i], lines[0]];
    return i < 0;
  };
  // Where all of them cross something, any place near it that crosses nothing will do.
  for (const { beside, step, most } of searches) {
    if (lines.length > most) break;
    for (let y = -beside - height; y <= beside && least >= crossing; y += step) {
      const down = Math.max(y, -y - height, 0);
      for (let x = -beside - width; x <= beside; x += step) {
        const away = Math.hypot(Math.max(x, -x - width, 0), down);
        if (away >= leastAway && away <= beside && isFree(at.x + x, at.y + y)) consider(at.x + x, at.y + y, away);
      }
    }
  }
  return { minX: bestX, minY: bestY, maxX: bestX + width, maxY: bestY + height };
}

/**
 * How near to what it names a line from a label ends, and from how far away on each label has one, in pixels; in the second
 * case beside its gap.
 */
const clear = 6;
const far = 18;
/** Half the size of a dot, in pixels. */
const dot = 4;
/** How close to what it names a label leaves no doubt, in pixels. */
const close = 14;

/** How far apart two places are. @param {Point} one @param {Point} other */
const between = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** The place in an area that is nearest to another. @param {Area} area @param {Point} at @returns {Point} */
const nearestIn = ({ minX, minY, maxX, maxY }, { x, y }) => ({
  x: Math.min(Math.max(x, minX), maxX),
  y: Math.min(Math.max(y, minY), maxY),
});

/** Whether two places are marked by dots of their own. @param {Point} one @param {Point} other */
const isApart = (one, other) => between(one, other) > clear;

/** The area of the dot that marks a place. @param {Point} at @returns {Area} */
const dotAt = ({ x, y }) => ({ minX: x - dot, minY: y - dot, maxX: x + dot, maxY: y + dot });

/** Whether a line leads through an area, or nearly so. @param {Line} line @param {Area} area */
const isCrossed = (line, { minX, minY, maxX, maxY }) => lengthWithin(line, minX, minY, maxX, maxY) > 0;

/**
 * A line from a label to what it names, if that is far away, or something else is nearer to the label.
 * @param {Area} area of the label @param {{ at: Point, gap: number }} label what it names, and how far from it it belongs
 * @param {Point[]} marks of that and of all else
 * @returns {Line | undefined}
 */
function leaderOf(area, { at, gap }, marks) {
  const from = nearestIn(area, at);
  const away = between(at, from);
  // As near as what it names, or nearly so, is also in doubt where the label is not close to that.
  const doubt = away > close ? clear : 0;
  const isLost = marks.some((mark) => isApart(mark, at) && between(mark, nearestIn(area, mark)) < away + doubt);
  if (away <= clear || !(away > far + gap || isLost)) return undefined;
  const part = 1 - clear / away;
  return { from, to: { x: from.x + part * (at.x - from.x), y: from.y + part * (at.y - from.y) } };
}

/**
 * The labels of a drawing, each where it covers least. One is left out if the line to what it names would lead through
 * another label or another hit: it would seem to name that. The others are then laid out without it.
 * @param {import('./record.js').Drawing} drawing @param {Area[]} areas that labels should not cover either, in pixels
 * @param {Pick<CanvasRenderingContext2D, 'font' | 'measureText'>} context whose texts are measured
 * @returns {Written[]}
 */
export function layOut(drawing, areas, context) {
  const { view, size, labels, obstacles, hits, marks } = drawing;
  if (view.width < small) return [];
  context.font = fontOf(size);
  // A handle lies over a label; all else lies below.
  const taken = [...obstacles.taken, ...areas.map((area) => ({ ...area, weight: 100 }))];
  const room = { minX: rim, minY: rim, maxX: view.width - rim, maxY: view.height - rim };
  const wishes = labels.map((label) => ({
    ...label,
    width: widthOf(context, size, label.text) + 4,
    height: 17 * size,
  }));
  const named = [...marks, ...labels.map(({ at }) => at)];
  const places = placeLabels(wishes, taken, room, obstacles.lines);
  const leaders = places.map((area, i) => leaderOf(area, labels[i], named));
  const plain = labels.filter(({ at }, i) => {
    const others = [...places.filter((_, other) => other !== i), ...hits.filter((hit) => isApart(hit, at)).map(dotAt)];
    return !others.some((other) => leaders[i] && isCrossed(leaders[i], other));
  });
  if (plain.length < labels.length) return layOut({ ...drawing, marks: named, labels: plain }, areas, context);
  return places.map((area, i) => {
    const at = { x: area.minX + 2, y: (area.minY + area.maxY) / 2 + 1 };
    return { ...labels[i], named: labels[i].at, at, leader: leaders[i] };
  });
}
