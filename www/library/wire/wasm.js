/** The one WebAssembly instance behind the library, and views of its shared record and list. */

import init, * as bindings from '../wasm/graze2d.js';
import { ENTRY } from '../wasm/tables.js';

/** @typedef {import('../wasm/graze2d.js').InitOutput} Exports */
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
 * Loads the WebAssembly module at once, from its bytes or compiled.
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
 * Throws unless the module is loaded.
 *
 * @param {string} caller the function that needs it, for the message
 */
export function checkLoaded(caller) {
  if (!exports) throw new Error(`${caller}: call \`await load()\` first`);
}

/**
 * The exported functions.
 *
 * @param {string} caller the function that needs them, for the message
 */
export function wasm(caller) {
  checkLoaded(caller);
  return bindings;
}

/**
 * An exported function by its name, to be called once the module is loaded.
 *
 * @param {string} name
 * @returns {(...numbers: any[]) => any}
 */
export function entryOf(name) {
  return /** @type {any} */ (bindings)[name];
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
 * The entries of the shared list.
 *
 * @returns {Float64Array[]}
 */
export function sharedEntries() {
  const list = sharedList();
  return Array.from({ length: list.length / ENTRY }, (_, i) => list.subarray(i * ENTRY, (i + 1) * ENTRY));
}

/**
 * A view of numbers in the WebAssembly memory: the last one, unless it died when the memory grew, or the numbers
 * moved. Ask for pointer and length first: making the record may itself grow the memory.
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
