/** The one WebAssembly instance behind the library, and its memory as numbers. */

import { coded, noMemory, wrongType } from '../checks/errors.js';
import * as entries from '../wasm/graze2d.js';

/** @typedef {{ memory: { buffer: ArrayBuffer }, __stack_pointer?: { value: number } }} Exports */
/** @typedef {ArrayBuffer | ArrayBufferView} Bytes */
/**
 * A compiled module, if the types of the environment know one.
 *
 * @typedef {typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } } ? Module : never} WasmModule
 */

/** @type {Exports | undefined} */
let exports;
/** @type {Promise<void> | undefined} */
let loading;
/** @type {Float64Array} */
let memory = new Float64Array(0);
/** Where Rust's stack begins. */
let stackTop = 0;

/** The exported functions of Rust. They can be called once the module is loaded. */
export { entries };

/** Where the shared record begins in the memory, once the module is loaded: the answer of the last query. */
export let recordAt = 0;

/** The shortest module: eight bytes that every engine compiles if it may. */
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether the page forbids WebAssembly. */
export function isForbidden() {
  try {
    // WebKit compiles what it then refuses to instantiate.
    new WebAssembly.Instance(new WebAssembly.Module(EMPTY));
    return false;
  } catch {
    return true;
  }
}

/**
 * Loads the module, once; later calls wait for the first one. After a failure it can be called again.
 *
 * @param {() => Promise<void>} start
 * @returns {Promise<void>}
 */
export async function loadOnce(start) {
  if (exports) return;
  loading ??= start().catch((error) => {
    loading = undefined;
    throw error;
  });
  await loading;
}

/** The error if the module cannot be loaded. @param {string} message @param {ErrorOptions} [options] */
export function failure(message, options) {
  return coded(new Error(message, options), 'load_failed');
}

const tagOf = (/** @type {unknown} */ value) => Object.prototype.toString.call(value);

/** Whether these are bytes, of this page or of another frame. @param {unknown} value */
const isBytes = (value) => ArrayBuffer.isView(value) || tagOf(value) === '[object ArrayBuffer]';

/** Whether a module can be made of this, or it is one. @param {unknown} value */
export const isModuleOrBytes = (value) => isBytes(value) || tagOf(value) === '[object WebAssembly.Module]';

/**
 * Makes the instance from the module's bytes or from the compiled module. If that fails, everything is as before.
 *
 * @param {Bytes | WasmModule | Promise<WasmModule>} source
 */
export async function instantiate(source) {
  checkWebAssembly('load');
  try {
    const given = await source;
    take('load', isBytes(given) ? await WebAssembly.compile(/** @type {BufferSource} */ (given)) : given);
  } catch (error) {
    throw explained('load', error);
  }
}

/**
 * Loads the WebAssembly module at once, from its bytes or compiled. If that fails, everything is as before.
 *
 * @param {Bytes | WasmModule} source
 */
export function loadSync(source) {
  if (exports) return;
  checkWebAssembly('loadSync');
  if (!isModuleOrBytes(source)) throw wrongType('loadSync: source', 'bytes or a compiled module', source);
  try {
    take('loadSync', isBytes(source) ? new WebAssembly.Module(/** @type {BufferSource} */ (source)) : source);
  } catch (error) {
    throw explained('loadSync', error);
  }
}

/** @param {string} caller */
function checkWebAssembly(caller) {
  if (typeof WebAssembly !== 'object') {
    throw failure(`${caller}: this browser has no WebAssembly, which graze2d needs`);
  }
}

/**
 * The error for what the engine or we refuse.
 *
 * @param {string} caller
 * @param {unknown} cause
 */
function explained(caller, cause) {
  if (/** @type {any} */ (cause)?.code === 'load_failed') return cause;
  const reason = isForbidden()
    ? "the content security policy of this page forbids WebAssembly: add 'wasm-unsafe-eval' to its script-src"
    : `the WebAssembly module failed to start (${cause instanceof Error ? cause.message : cause})`;
  return failure(`${caller}: ${reason}`, { cause });
}

/**
 * Starts a module, if it is ours: the scripts of Rust would keep any other one.
 *
 * @param {string} caller
 * @param {any} module
 */
function take(caller, module) {
  const [digest] = WebAssembly.Module.customSections(module, 'graze2d');
  if (!digest || new TextDecoder().decode(digest) !== entries.DIGEST) {
    throw failure(`${caller}: the module must be the graze2d.wasm of this version of the library, was another one`);
  }
  ready(entries.initSync({ module }));
}

/** @param {Exports} instance */
function ready(instance) {
  exports = instance;
  recordAt = entries.recordPointer() / Float64Array.BYTES_PER_ELEMENT;
  if (instance.__stack_pointer) stackTop = instance.__stack_pointer.value;
}

/** Empties Rust's stack after an exception has passed through its functions. None of them may be running. */
export function rewind() {
  if (exports?.__stack_pointer) exports.__stack_pointer.value = stackTop;
}

/**
 * What to throw when an error has ended a call of Rust. If Rust itself stopped, the engine says no more than that: either Rust
 * panicked, and has told why and where, or no memory is left.
 *
 * @param {string} caller
 * @param {any} error
 */
export function ended(caller, error) {
  if (!(error instanceof WebAssembly.RuntimeError && /unreachable/i.test(error.message))) return error;
  const panic = entries.takePanic();
  return panic ? Object.assign(error, { message: panic }) : noMemory(caller, 'the answer');
}

/**
 * Calls Rust.
 *
 * @template Answer
 * @param {string} caller
 * @param {() => Answer} call
 * @returns {Answer}
 */
export function called(caller, call) {
  try {
    return call();
  } catch (error) {
    throw ended(caller, error);
  }
}

/**
 * Throws unless the module is loaded.
 *
 * @param {string} caller the function that needs it, for the message
 */
export function checkLoaded(caller) {
  if (!exports) throw coded(new Error(`${caller}: call \`await load()\` first`), 'not_loaded');
}

/**
 * The memory as numbers. Get it again after each call: when the memory grows, the last view is detached.
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
