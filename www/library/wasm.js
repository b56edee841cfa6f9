/** The one WebAssembly instance behind the library, and the view of its shared record. */

import init, * as bindings from './wasm/graze2d.js';

/** @typedef {import('./wasm/graze2d.js').InitOutput} Exports */
/** @typedef {URL | Response | Promise<Response> | BufferSource | WebAssembly.Module} Source */

/** @type {Exports | undefined} */
let exports;
/** @type {Promise<void> | undefined} */
let loading;
let record = new Float64Array(0);

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
 * The same at once, from the bytes of the module or a compiled one.
 *
 * @param {BufferSource | WebAssembly.Module} source
 */
export function loadSync(source) {
  exports ??= bindings.initSync({ module: source });
}

/** @param {Source} [source] */
async function start(source) {
  if (exports) return;
  if (typeof WebAssembly !== 'object') {
    throw new Error('load: this browser has no WebAssembly, which graze2d needs');
  }
  exports = await init(source === undefined ? undefined : { module_or_path: source });
}

/**
 * The exported functions.
 *
 * @param {string} caller the function that needs them, for the message
 */
export function wasm(caller) {
  if (!exports) throw new Error(`${caller}: call \`await load()\` first`);
  return bindings;
}

/**
 * The shared record. A view dies when the WebAssembly memory grows, and the record moves when a
 * trace outgrows it; so ask for it after the query.
 *
 * @returns {Float64Array}
 */
export function sharedRecord() {
  // First both numbers: to make the record may itself grow the memory.
  const pointer = bindings.recordPointer();
  const length = bindings.recordLength();
  const buffer = /** @type {Exports} */ (exports).memory.buffer;
  if (record.buffer !== buffer || record.byteOffset !== pointer || record.length !== length) {
    record = new Float64Array(buffer, pointer, length);
  }
  return record;
}
