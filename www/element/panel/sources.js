// The Rust files that scenes show: the very files that are compiled, loaded when they are first looked at.

/** @type {Record<string, () => Promise<{ default: string }>>} */
const sources = {
  clip: () => import('../../../src/clip.rs?raw'),
  half_planes: () => import('../../../src/half_planes.rs?raw'),
  'orientation/quad': () => import('../../../src/orientation/quad.rs?raw'),
  'orientation/segments': () => import('../../../src/orientation/segments.rs?raw'),
  sweep_box: () => import('../../../src/sweep_box.rs?raw'),
  sweep_circle: () => import('../../../src/sweep_circle.rs?raw'),
  travel: () => import('../../../src/travel.rs?raw'),
};

/**
 * The text of a file.
 * @param {string} file its name in src/, without its ending
 * @returns {Promise<string>}
 */
export async function loadSource(file) {
  return (await sources[file]()).default;
}
