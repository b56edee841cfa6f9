// Cuts wasm-bindgen's script down to what one module has and asks for. Bundlers cannot: to them, any method might be called.

/**
 * The script without the methods that a module does not have, and without the functions that it does not import: a kilobyte
 * of a figure. Where the whole module stands in, what it imports beyond those does nothing: no figure makes it call that.
 *
 * @param {string} script as wasm-bindgen makes it, for the whole module
 * @param {Uint8Array<ArrayBuffer>} wasm the module that it shall serve
 * @param {(code: string) => object} parse to an ESTree
 */
export function trimGlue(script, wasm, parse) {
  const module = new WebAssembly.Module(wasm);
  const exported = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
  const imported = new Set(WebAssembly.Module.imports(module).map(({ name }) => name));
  const textOf = (/** @type {any} */ node) => script.slice(node.start, node.end);
  const isDead = (/** @type {any} */ node) => {
    if (node.type === 'Property') return /^__wb/.test(node.key.name) && !imported.has(node.key.name);
    if (node.type !== 'MethodDefinition') return false;
    return [...textOf(node).matchAll(/\bwasm\.(\w+)/g)].some(([, name]) => !exported.has(name));
  };
  let trimmed = '';
  let end = 0;
  for (const node of nodesOf(parse(script), isDead)) {
    trimmed += script.slice(end, node.start);
    end = node.end + (script[node.end] === ',' ? 1 : 0);
  }
  return withStandIns(withoutEncoder(trimmed + script.slice(end)));
}

/** @param {string} script */
function withStandIns(script) {
  const imports = '"./graze2d_bg.js": import0';
  if (!script.includes(imports)) throw new Error('trim-glue: the script no longer names its imports as it did');
  return script.replace(
    imports,
    '"./graze2d_bg.js": new Proxy(import0, { get: (all, name) => all[name] ?? (() => {}) })',
  );
}

/**
 * The script without the encoder of strings, which it makes at once, where it passes none.
 *
 * @param {string} script
 */
function withoutEncoder(script) {
  if (script.split('passStringToWasm0').length > 2) return script;
  return script
    .replace('const cachedTextEncoder = new TextEncoder();', 'let cachedTextEncoder;')
    .replace(/\nif \(!\('encodeInto' in cachedTextEncoder\)\) \{[\s\S]*?\n\}\n/, '\n');
}

/**
 * The nodes of a tree that pass a test, in the order of the text; none of those inside another.
 *
 * @param {any} tree @param {(node: any) => boolean} test
 * @returns {any[]}
 */
function nodesOf(tree, test) {
  if (typeof tree !== 'object' || tree === null) return [];
  if (test(tree)) return [tree];
  return Object.values(tree).flatMap((part) => nodesOf(part, test));
}
