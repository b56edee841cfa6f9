// The Rust files that scenes show: the files that are compiled, each loaded when first shown.

/** @type {Record<string, () => Promise<{ default: string }>>} */
const sources = {
  'query/aabb_aabb': () => import('../../../../src/query/aabb_aabb.rs?raw'),
  'query/circle_aabb': () => import('../../../../src/query/circle_aabb.rs?raw'),
  'query/clip': () => import('../../../../src/query/clip.rs?raw'),
  'query/quad': () => import('../../../../src/query/quad.rs?raw'),
  'query/segment_aabb': () => import('../../../../src/query/segment_aabb.rs?raw'),
  'query/segments': () => import('../../../../src/query/segments.rs?raw'),
  'world/travel': () => import('../../../../src/world/travel.rs?raw'),
};

/**
 * The text of a file.
 * @param {string} file its name in src/, without its ending
 * @returns {Promise<string>}
 */
export async function loadSource(file) {
  return (await sources[file]()).default;
}
