// A pen that draws nothing and writes down what it was asked for; a place that is no number is refused.

/**
 * @param {number} width of the picture in pixels
 * @returns {{ pen: any, strokes: any[][] }}
 */
export function recordingPen(width = 800) {
  /** @type {any[][]} */
  const strokes = [];
  const area = { minX: 0, minY: 0, maxX: 160, maxY: 100 };
  const known = { area, width, size: 1, length: (/** @type {number} */ pixels) => pixels / (width / 160) };
  const pen = new Proxy(known, {
    get: (target, name) => {
      if (name in target) return Reflect.get(target, name);
      return (/** @type {any[]} */ ...given) => {
        checkNumbers(String(name), given);
        strokes.push([String(name), ...given.map((each) => (each?.trace ? rectsOf(each) : structuredClone(each)))]);
      };
    },
  });
  return { pen, strokes };
}

/** The boxes of a crowd, if they are painted one by one. @param {any} crowd */
function rectsOf(crowd) {
  /** @type {number[][]} */
  const rects = [];
  const rect = (/** @type {number[]} */ ...given) => rects.push(given);
  crowd.trace({ rect }, { scale: 1, toScreen: (/** @type {any} */ at) => at });
  return rects;
}

/** @param {string} name @param {any} value */
function checkNumbers(name, value) {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${name} was given ${value}`);
  if (typeof value === 'string' && /NaN|undefined|\{\w+/.test(value)) throw new RangeError(`${name} says "${value}"`);
  if (value && typeof value === 'object') for (const part of Object.values(value)) checkNumbers(name, part);
}
