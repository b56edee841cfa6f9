// The imports of the crate's files: every path that begins with `crate`, `super` or `self`, and every `use` of a child,
// followed through re-exports to the file that holds the thing. What only tests import does not count.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** @typedef {{ path: string[], name: string }} Use a path as written, and the name it is known by then */

export class Crate {
  #root;
  /** @type {Map<string, { code: string, uses: Use[] }>} */
  #files = new Map();

  /** @param {string} root the folder that holds `src/` */
  constructor(root) {
    this.#root = root;
  }

  /**
   * Files that a file of the crate imports; `mod child;` alone is no import.
   *
   * @param {string} file
   * @returns {string[]}
   */
  importsOf(file) {
    const { code, uses } = this.#read(file);
    const mentions = [...code.matchAll(/\b(?:crate|super|self)(?:::\w+)+/g)].map(([path]) => path.split('::'));
    const found = [...uses.map(({ path }) => path), ...mentions].map((path) => this.#resolve(file, path));
    return [...new Set(found.filter((target) => target !== null && target !== file))].map(String);
  }

  /**
   * Files that are compiled for tests alone.
   *
   * @param {string} file
   * @returns {string[]} those that a file declares
   */
  testsOf(file) {
    const declared = readFileSync(join(this.#root, file), 'utf8').matchAll(/#\[cfg\(test\)\]\s*mod (\w+);/g);
    return [...declared].flatMap(([, name]) => this.#child(file, name) ?? []);
  }

  /** @param {string} file */
  #read(file) {
    const known = this.#files.get(file);
    if (known) return known;
    const text = withoutTests(readFileSync(join(this.#root, file), 'utf8').replaceAll(/\/\/.*$/gm, ''));
    const statements = /\buse\s+([^;]+);/g;
    const uses = [...text.matchAll(statements)].flatMap(([, tree]) => usesOf(tree.replaceAll(/\s+/g, ' ')));
    const read = { code: text.replaceAll(statements, ''), uses };
    this.#files.set(file, read);
    return read;
  }

  /**
   * @param {string} file
   * @param {string} name
   * @returns {string | null} the file of a child module
   */
  #child(file, name) {
    const folder = /\/(?:mod|lib)\.rs$/.test(file) ? dirname(file) : file.replace(/\.rs$/, '');
    return (
      [`${folder}/${name}.rs`, `${folder}/${name}/mod.rs`].find((path) => existsSync(join(this.#root, path))) ?? null
    );
  }

  /**
   * @param {string} file
   * @returns {string} the file of the parent module
   */
  #parent(file) {
    const folder = file.endsWith('/mod.rs') ? dirname(dirname(file)) : dirname(file);
    if (folder === 'src') return 'src/lib.rs';
    return existsSync(join(this.#root, `${folder}/mod.rs`)) ? `${folder}/mod.rs` : `${folder}.rs`;
  }

  /**
   * @param {string} file
   * @param {string[]} path
   * @param {Use[]} [followed] re-exports on the way here: none is followed twice
   * @returns {string | null} the file that holds what a path in a file names, null where that is another crate
   */
  #resolve(file, path, followed = []) {
    const [first, ...rest] = path;
    if (first === undefined) return file;
    if (first === 'crate') return this.#resolve('src/lib.rs', rest, followed) ?? 'src/lib.rs';
    if (first === 'super') return this.#resolve(this.#parent(file), rest, followed) ?? this.#parent(file);
    if (first === 'self') return this.#resolve(file, rest, followed) ?? file;
    const child = this.#child(file, first);
    if (child) return this.#resolve(child, rest, followed) ?? child;
    const alias = this.#read(file).uses.find((use) => use.name === first && !followed.includes(use));
    return alias ? this.#resolve(file, [...alias.path, ...rest], [...followed, alias]) : null;
  }
}

/**
 * The paths of a use tree: `a::{b, c::d as e}`.
 *
 * @param {string} tree
 * @param {string[]} [before]
 * @returns {Use[]}
 */
function usesOf(tree, before = []) {
  const brace = tree.indexOf('{');
  if (brace === -1) {
    const [path, alias] = tree.trim().split(' as ');
    const names = [...before, ...path.split('::').map((name) => name.trim())].filter((name) => name && name !== '*');
    const whole = names.at(-1) === 'self' && names.length > 1 ? names.slice(0, -1) : names;
    return whole.length > 0 ? [{ path: whole, name: (alias ?? whole.at(-1) ?? '').trim() }] : [];
  }
  const prefix = tree
    .slice(0, brace)
    .split('::')
    .map((name) => name.trim())
    .filter(Boolean);
  const inner = tree.slice(brace + 1, tree.lastIndexOf('}'));
  return atCommas(inner).flatMap((part) => usesOf(part, [...before, ...prefix]));
}

/**
 * @param {string} list
 * @returns {string[]} its parts, where a comma within braces parts nothing
 */
function atCommas(list) {
  let depth = 0;
  const parts = [''];
  for (const letter of list) {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.filter((part) => part.trim() !== '');
}

/**
 * @param {string} code
 * @returns {string} the code without the items that are marked `cfg(test)`
 */
function withoutTests(code) {
  const mark = '#[cfg(test)]';
  const at = code.indexOf(mark);
  if (at === -1) return code;
  const rest = code.slice(at + mark.length);
  return code.slice(0, at) + withoutTests(rest.slice(endOfItem(rest)));
}

/**
 * @param {string} code
 * @returns {number} where its first item ends: at a semicolon, or at the brace that closes the first one
 */
function endOfItem(code) {
  let depth = 0;
  for (const [index, letter] of [...code].entries()) {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (depth === 0 && (letter === ';' || letter === '}')) return index + 1;
  }
  return code.length;
}
