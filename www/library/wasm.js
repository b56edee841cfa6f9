/** The one WebAssembly instance behind the library, and the view of its shared record. */

import init, * as bindings from './wasm/graze2d.js';

/** @typedef {import('./wasm/graze2d.js').InitOutput} Exports */
/** @typedef {URL | Response | Promise<Response> | BufferSource | WebAssembly.Module} Source */

/** @type {Exports | undefined} */
let exports;
/** @type {Promise<void> | undefined} */
let loading;
/** @type {Float64Array} */
let record = new Float64Array(0);
/** @type {Float64Array} */
let list = new Float64Array(0);

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
 * The shared record: the answer of the last query, and its steps.
 *
 * @returns {Float64Array}
 */
export function sharedRecord() {
  record = view(record, bindings.recordPointer(), bindings.recordLength());
  return record;
}

/**
 * The shared list: what the last query on a world found.
 *
 * @returns {Float64Array}
 */
export function sharedList() {
  list = view(list, bindings.listPointer(), bindings.listLength());
  return list;
}

/**
 * A view of numbers in the WebAssembly memory: the last one, unless it died as the memory grew, or
 * the numbers moved. Both are asked for first, since to make the record may itself grow the memory.
 *
 * @param {Float64Array} last
 * @param {number} pointer
 * @param {number} length
 */
function view(last, pointer, length) {
  const buffer = /** @type {Exports} */ (exports).memory.buffer;
  const same = last.buffer === buffer && last.byteOffset === pointer && last.length === length;
  return same ? last : new Float64Array(buffer, pointer, length);
}
