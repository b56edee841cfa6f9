// What *Write it yourself* shows: the text of the portable lines, and how often they are wrong.

/** @type {Record<string, () => Promise<{ default: string }>>} */
const sources = {
  bounce: () => import('../../../portable/bounce.js?raw'),
  clipping: () => import('../../../portable/clipping.js?raw'),
  'half-planes': () => import('../../../portable/half-planes.js?raw'),
  minkowski: () => import('../../../portable/minkowski.js?raw'),
  orientation: () => import('../../../portable/orientation.js?raw'),
  'rotated-rect': () => import('../../../portable/rotated-rect.js?raw'),
  slide: () => import('../../../portable/slide.js?raw'),
  'swept-circle': () => import('../../../portable/swept-circle.js?raw'),
  walk: () => import('../../../portable/walk.js?raw'),
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
