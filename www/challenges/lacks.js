// The referees: what is still missing in each challenge, told from the library's exact answer.

/** @import { Message, Point, State, Step } from '../model/types.js' */

/**
 * Says what is missing: the key of a sentence among those of the task, and its values; null if nothing is, so that the
 * challenge is solved.
 * @typedef {(result: any, steps: Step[], state: State) => Message | null} Lacks
 */

/** @param {any} hit @returns {boolean} whether it is at a corner, not on a side */
const isAtCorner = ({ feature }) => /^(top|bottom)(Left|Right)$/.test(feature);

/** A number, or all its digits if three would say that it is the wanted one. @param {number} value @param {number} wanted */
const unlike = (value, wanted) => (value.toFixed(3) === wanted.toFixed(3) && value !== wanted ? String(value) : value);

/** @param {Point} from @param {Point} to @returns {boolean} */
const isSame = (from, to) => from.x === to.x && from.y === to.y;

/** @param {string} key @param {Record<string, any>} [values] @returns {Message} */
const lack = (key, values) => ({ key, ...(values && { values }) });

/** @type {Record<string, Lacks>} */
export const lacks = {
  corner(result) {
    if (result === null) return lack('misses');
    const { contact, enter, exit } = result;
    if (contact === 'cross')
      return exit ? lack('crosses', { t: enter.t, end: exit.t }) : lack('enters', { t: enter.t });
    return isAtCorner(enter) ? null : lack('side', { feature: `@features.${enter.feature}` });
  },

  cuts(result, steps) {
    const count = steps.filter(({ kind }) => kind === 'cuts').length;
    if (result) return lack(count < 2 ? 'hits' : 'hitsAfter', { count });
    return count >= 2 ? null : lack(count ? 'once' : 'uncut');
  },

  diagonal({ found }) {
    const tiles = (found ?? []).map((/** @type {any} */ { tile }) => `${tile.x} ${tile.y}`);
    if (tiles.length !== 3) return lack('count', { count: tiles.length });
    return tiles.join() === '0 0,1 1,2 2' ? null : lack('other');
  },

  lane({ hits }, _steps, { b }) {
    if (hits > 0) return lack('hits', { hits });
    return b.y >= 96 ? null : lack('short');
  },

  sliver({ span }) {
    // The exact corners are between doubles: no path that starts at a just touches.
    if (!span) return lack('misses');
    if (!span.exit) return lack('stays');
    const share = span.exit.t - span.enter.t;
    return share < 0.05 ? null : lack('share', { share: unlike(share * 100, 5) });
  },

  rim(place, _steps, { p, circle }) {
    if (place !== 'boundary') return lack(place);
    return p.x === circle.x || p.y === circle.y ? lack('axis') : null;
  },

  round(result) {
    if (!result) return lack('misses');
    const { feature } = result.enter;
    return feature === 'bottomLeft' ? null : lack('other', { feature: `@features.${feature}` });
  },

  tangent(result) {
    if (!result) return lack('apart');
    return result.contact === 'touch' ? null : lack('crosses');
  },

  half(result) {
    if (!result?.enter) return lack('apart');
    const { t } = result.enter;
    return t === 0.5 ? null : lack(t < 0.5 ? 'early' : 'late', { t: unlike(t, 0.5) });
  },

  rest({ position, hits }) {
    if (hits.length === 0) return lack('free');
    const isOnFloor = position.y === 59;
    const isAtWall = position.x === 113;
    if (isOnFloor && isAtWall) return null;
    if (isOnFloor) return lack('floor', { gap: unlike(113 - position.x, 0) });
    return isAtWall ? lack('wall', { gap: unlike(59 - position.y, 0) }) : lack('away');
  },

  squeeze(_result, _steps, { walker, walls: [first] }) {
    if (walker.x - walker.radius >= first.maxX) return null;
    return lack(walker.x + walker.radius <= first.minX ? 'before' : 'inside');
  },

  line({ relation }, steps, { a, b, c, d }) {
    const straight = steps.filter(({ kind, turn }) => kind === 'turns' && turn === 'straight').length;
    if (isSame(a, b) || isSame(c, d))
      return lack('point', { name: isSame(a, b) ? 'a' : 'c', other: isSame(a, b) ? 'b' : 'd' });
    if (straight < 4) return lack('turns', { straight });
    return relation === 'apart' ? null : lack('meet');
  },

  last: ({ contact }) => (contact === 'touch' ? null : lack(contact === 'miss' ? 'misses' : 'crosses')),
};
