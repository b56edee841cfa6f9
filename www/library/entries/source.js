/** Loads the module from what somebody gives: an address, an answer, bytes. */

import { wrongType } from '../checks/errors.js';
import { failure, instantiate, isModuleOrBytes } from '../memory/wasm.js';

/** @import { Bytes, WasmModule } from '../memory/wasm.js' */
/**
 * A type of the environment, if it has one: pages, workers and Node know `Response`, other places may not.
 *
 * @template {string} Name
 * @typedef {typeof globalThis extends Record<Name, { prototype: infer Type }> ? Type : never} Ambient
 */
/**
 * Where the WebAssembly module comes from: an address, the response of a server, bytes, or the compiled module.
 *
 * @typedef {string | Ambient<'URL'> | Ambient<'Request'> | Ambient<'Response'> | Promise<Ambient<'Response'>> | Bytes | WasmModule} Source
 */

/** @param {Source} source */
export async function loadFrom(source) {
  const given = await arrived(source);
  const isAddress = typeof given === 'string' || given instanceof URL || is('Request', given);
  if (isAddress) await instantiateAnswer(await answerOf(/** @type {URL} */ (given)));
  else if (is('Response', given)) await instantiateAnswer(/** @type {Response} */ (given));
  else if (isModuleOrBytes(given)) await instantiate(/** @type {Bytes} */ (given));
  else throw wrongType('load: source', 'an address, a response, bytes or a compiled module', given);
}

/** What a promise leads to. @param {Source} source */
async function arrived(source) {
  try {
    return await source;
  } catch (cause) {
    throw failure(`load: source must be a response, was a promise of one that failed (${messageOf(cause)})`, { cause });
  }
}

const messageOf = (/** @type {unknown} */ cause) => (cause instanceof Error ? cause.message : String(cause));

/**
 * @param {'Request' | 'Response'} name
 * @param {unknown} value
 */
function is(name, value) {
  return typeof globalThis[name] === 'function' && value instanceof globalThis[name];
}

/** @param {string | URL | Request} address */
async function answerOf(address) {
  try {
    return await fetch(address);
  } catch (cause) {
    const url = is('Request', address) ? /** @type {Request} */ (address).url : address;
    throw failure(`load: cannot fetch ${url}`, { cause });
  }
}

/**
 * Only an answer with the right MIME type can be compiled while it arrives.
 *
 * @param {Response} response
 */
async function instantiateAnswer(response) {
  if (!response.ok) throw failure(`load: the server answered ${response.status} for ${response.url}`);
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/wasm') && 'compileStreaming' in (globalThis.WebAssembly ?? {})) {
    return instantiate(WebAssembly.compileStreaming(response));
  }
  const bytes = await response.arrayBuffer().catch((cause) => {
    throw failure(`load: cannot read what the server sent for ${response.url} (${messageOf(cause)})`, { cause });
  });
  const start = String.fromCharCode(...new Uint8Array(bytes).subarray(0, 4));
  if (start === '\0asm') return instantiate(bytes);
  const sent = type.includes('html') || start.startsWith('<') ? 'an HTML page' : 'something else';
  throw failure(`load: the server sent ${sent}, not wasm, for ${response.url}`);
}
