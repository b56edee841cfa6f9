// A custom section of a WebAssembly module: what it says, and the module without it.

/**
 * The text of a section.
 *
 * @param {Uint8Array<ArrayBuffer>} module
 * @param {string} name
 */
export function textOfSection(module, name) {
  const parts = WebAssembly.Module.customSections(new WebAssembly.Module(module), name);
  return parts.map((part) => new TextDecoder().decode(part)).join('');
}

/**
 * The module without its custom sections of a name.
 *
 * @param {Buffer} module
 * @param {string} name
 */
export function withoutSection(module, name) {
  const kept = [module.subarray(0, 8)];
  for (let at = 8; at < module.length; ) {
    const size = numberAt(module, at + 1);
    const end = size.end + size.value;
    const length = numberAt(module, size.end);
    const isIt = module[at] === 0 && module.toString('utf8', length.end, length.end + length.value) === name;
    if (!isIt) kept.push(module.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

/** A number in LEB128, seven bits a byte, and where it ends. @param {Buffer} bytes @param {number} at */
function numberAt(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    value += (bytes[at] & 127) * 2 ** shift;
    if (bytes[at++] < 128) return { value, end: at };
  }
}
