/** The one WebAssembly instance behind the library, and its memory as numbers. */

import init, * as entries from '../wasm/graze2d.js';

/** @typedef {import('../wasm/graze2d.js').InitOutput} Exports */
/** @typedef {URL | Response | Promise<Response> | BufferSource | WebAssembly.Module} Source */

/** @type {Exports | undefined} */
let exports;
/** @type {Promise<void> | undefined} */
let loading;
/** @type {Float64Array} */
let memory = new Float64Array(0);

/** The exported functions of Rust. They can be called once the module is loaded. */
export { entries };

/** Where the shared record begins in the memory, once the module is loaded: the answer of the last query. */
export let recordAt = 0;

/**
 * Loads the WebAssembly module, once; later calls wait for the first one. After a failure it can be
 * called again.
 *
 * @param {Source} [source] where the module is; by default the file beside this one
 * @returns {Promise<void>}
 */
export function load(source) {
  loading ??= start(source).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Loads the WebAssembly module at once, from its bytes or compiled.
 *
 * @param {BufferSource | WebAssembly.Module} source
 */
export function loadSync(source) {
  if (!exports) ready(entries.initSync({ module: source }));
}

/** @param {Source} [source] */
async function start(source) {
  if (exports) return;
  if (typeof WebAssembly !== 'object') {
    throw new Error('load: this browser has no WebAssembly, which graze2d needs');
  }
  ready(await init(source === undefined ? undefined : { module_or_path: source }));
}

/** @param {Exports} instance */
function ready(instance) {
  exports = instance;
  recordAt = entries.recordPointer() / Float64Array.BYTES_PER_ELEMENT;
}

/**
 * Throws unless the module is loaded.
 *
 * @param {string} caller the function that needs it, for the message
 */
export function checkLoaded(caller) {
  if (!exports) throw new Error(`${caller}: call \`await load()\` first`);
}

/**
 * The memory as numbers. Ask after each call: when the memory has grown, the last view is dead.
 *
 * @returns {Float64Array}
 */
export function numbers() {
  if (memory.length === 0) memory = new Float64Array(/** @type {Exports} */ (exports).memory.buffer);
  return memory;
}

/**
 * The place in the memory that a field of the record points to.
 *
 * @param {number} pointer the field's place in the record
 */
export function placeOf(pointer) {
  return numbers()[recordAt + pointer] / Float64Array.BYTES_PER_ELEMENT;
}
