// What *Write it yourself* shows: the text of the portable lines, and how often they are wrong.

/** @type {Record<string, () => Promise<{ default: string }>>} */
const sources = {
  bounce: () => import('../../../scenes/bounce/portable.js?raw'),
  clipping: () => import('../../../scenes/clipping/portable.js?raw'),
  'half-planes': () => import('../../../scenes/half-planes/portable.js?raw'),
  minkowski: () => import('../../../scenes/minkowski/portable.js?raw'),
  orientation: () => import('../../../scenes/orientation/portable.js?raw'),
  'rotated-rect': () => import('../../../scenes/rotated-rect/portable.js?raw'),
  slide: () => import('../../../scenes/slide/portable.js?raw'),
  'swept-circle': () => import('../../../scenes/swept-circle/portable.js?raw'),
  walk: () => import('../../../scenes/walk/portable.js?raw'),
};

/**
 * The lines of a scene.
 * @param {string} id
 * @returns {Promise<string>}
 */
export const loadPortable = async (id) => (await sources[id]()).default;

/**
 * How many of the nasty cases the lines of a scene get wrong, and a state in which they do.
 * @param {string} id
 * @returns {Promise<{ of: number, wrong: number, differs: string | null }>}
 */
export async function loadMeasured(id) {
  const { default: text } = await import('../../../portable/measured.json?raw');
  return JSON.parse(text)[id];
}
