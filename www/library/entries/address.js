/**
 * Where the WebAssembly module is: the one place that says so. Bundlers know this form of a `URL`, copy the file and put
 * the new name here.
 */
export function address() {
  return new URL('../wasm/graze2d_bg.wasm', import.meta.url);
}
