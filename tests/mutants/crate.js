// Mutants of the crate. All of them are compiled into one program, and a variable of the environment says which one lives.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, run } from '../../scripts/build/run.js';
import { copyProject, target } from './common.js';

/** @typedef {{ line: number, column: number }} Position */
/** @typedef {{ start: Position, end: Position }} Span */
/** @typedef {{ name: string, file: string, span: Span, replacement: string, function: { function_name: string, return_type: string, span: Span } }} Listed */
/** @typedef {Listed & { id: number, room: string, isWritten?: boolean }} Chosen */
/** @typedef {{ reason: string, executable?: string, message: { level: string, rendered: string, spans: { file_name: string, line_start: number }[] } }} Said what cargo says in a line */

/** @type {Record<string, string>} the files of each room */
export const crateRooms = {
  ...Object.fromEntries(['exact', 'query', 'shape', 'sweep', 'world'].map((name) => [name, `src/${name}/**`])),
  top: 'src/*.rs',
};
const version = '27.1.0';
const tool = join(target, 'bin/cargo-mutants');
const env = { CARGO_TARGET_DIR: process.env.CARGO_TARGET_DIR ?? join(target, 'build') };
/** A test program tells times, and stops at a failure, only if it is asked like one of a nightly toolchain. */
const asNightly = { RUSTC_BOOTSTRAP: '1' };

const switchOfMutants = `//! Which mutant lives.
use std::sync::LazyLock;
static LIVES: LazyLock<usize> = LazyLock::new(|| std::env::var("MUTANT").map_or(0, |id| id.parse().expect("an id")));
pub(crate) fn living() -> usize {
    *LIVES
}
`;

/** @param {string} source @param {Position} position */
function offset(source, { line, column }) {
  let at = 0;
  for (let i = 1; i < line; i += 1) at = source.indexOf('\n', at) + 1;
  return at + column - 1;
}

/**
 * Gives each function a body for each of its mutants, beside its own.
 *
 * @param {string} source of a file @param {Chosen[]} mutants in it
 */
function withBodies(source, mutants) {
  let written = source;
  // From the last function to the first, so that places before stay the same. One around another is left out.
  let next = Number.POSITIVE_INFINITY;
  const startOf = (/** @type {Chosen} */ each) => offset(source, each.function.span.start);
  for (const start of [...new Set(mutants.map(startOf))].sort((a, b) => b - a)) {
    const inside = mutants.filter((each) => startOf(each) === start);
    const { function_name, span } = inside[0].function;
    const end = offset(source, span.end);
    const head = start + source.slice(start).search(new RegExp(`\\bfn\\s+${function_name.split('::').at(-1)}\\b`));
    if (end > next || /\bconst\s*$/.test(source.slice(start, head))) continue;
    next = start;
    const open = source.indexOf('{', head) + 1;
    const arms = inside.map((each) => {
      each.isWritten = true;
      const before = source.slice(open, offset(source, each.span.start));
      const after = source.slice(offset(source, each.span.end), end - 1);
      return `/*mutant ${each.id}*/ ${each.id} => { ${before} ${each.replacement} ${after} }\n`;
    });
    const own = `/*mutant 0*/ _ => { ${source.slice(open, end - 1)} }\n`;
    const body = ` match crate::mutants::living() {\n${arms.join('')}${own}} `;
    written = written.slice(0, open) + body + written.slice(end - 1);
  }
  return written;
}

/**
 * @param {string[]} rooms
 * @param {<T>(all: T[], nameOf: (one: T) => string) => T[]} sample
 * @returns {Promise<Record<string, import('./common.js').Mutant[]>>} of each room as many as are asked for, or more
 */
export async function crateMutants(rooms, sample) {
  if (rooms.length === 0) return {};
  if (!existsSync(tool)) {
    console.error(`Installing cargo-mutants ${version} (some minutes, only once)`);
    const install = ['cargo', 'install', '--locked', `cargo-mutants@${version}`, '--root', target];
    await must(install, { output: 'stderr', env: { CARGO_TARGET_DIR: join(target, 'tool') } });
  }
  const cwd = copyProject('crate');
  /** @type {Chosen[]} */
  let chosen = [];
  for (const room of rooms) {
    const listed = await must([tool, 'mutants', '--list', '--json', '--package=graze2d', `--file=${crateRooms[room]}`]);
    // Each body of a function that returns an `impl` has a type of its own.
    const all = /** @type {Listed[]} */ (JSON.parse(listed)).filter(
      (each) => each.function && !each.function.return_type.includes('impl '),
    );
    for (const each of sample(all, ({ name }) => name)) chosen.push({ ...each, id: chosen.length + 1, room });
  }
  const lib = join(cwd, 'src/lib.rs');
  writeFileSync(join(cwd, 'src/mutants.rs'), switchOfMutants);
  writeFileSync(lib, readFileSync(lib, 'utf8').replace(/^mod /m, 'mod mutants;\nmod '));
  const sources = new Map(chosen.map(({ file }) => [file, readFileSync(join(cwd, file), 'utf8')]));
  for (let broken = new Set([0]); broken.size > 0; ) {
    for (const [file, source] of sources) {
      const inside = chosen.filter((each) => each.file === file);
      writeFileSync(join(cwd, file), withBodies(source, inside));
    }
    broken = await notCompiled(cwd);
    chosen = chosen.filter((each) => !broken.has(each.id));
  }
  const tests = await readyTests(cwd);
  const mutantsOf = (/** @type {string} */ room) =>
    chosen
      .filter((each) => each.room === room && each.isWritten)
      .map(({ name, id }) => ({ name, cwd, tests, env: { ...asNightly, MUTANT: `${id}` } }));
  return Object.fromEntries(rooms.map((room) => [room, mutantsOf(room)]));
}

/** @param {string} cwd @returns the mutants that are no Rust */
async function notCompiled(cwd) {
  const check = 'cargo check --lib --features=serde --message-format=json'.split(' ');
  const { code, text } = await run(check, { cwd, env });
  const broken = new Set();
  for (const { reason, message } of said(text)) {
    if (reason !== 'compiler-message' || message.level !== 'error') continue;
    for (const { file_name, line_start } of message.spans) {
      const before = readFileSync(join(cwd, file_name), 'utf8').split('\n').slice(0, line_start).join('\n');
      const id = Number(before.match(/.*\/\*mutant (\d+)\*\//s)?.[1] ?? 0);
      if (id > 0) broken.add(id);
    }
  }
  if (code !== 0 && broken.size === 0) throw new Error(`Without a mutant it does not compile, either:\n${text}`);
  return broken;
}

/** @param {string} text @returns {Said[]} */
function said(text) {
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
}

/** @param {string} cwd @returns every test of the crate */
async function readyTests(cwd) {
  const build = 'cargo test --lib --test=it --features=serde --no-run --message-format=json'.split(' ');
  const programs = said(await must(build, { cwd, env })).flatMap(({ executable }) => executable ?? []);
  const tests = [];
  for (const program of programs) {
    const command = [program, '-Zunstable-options', '--test-threads=1'];
    const text = await must([...command, '--report-time'], { cwd, env: asNightly });
    const times = [...text.matchAll(/^test (\S+) .*<([\d.]+)s>$/gm)].map(([, name, time]) => ({
      name,
      seconds: Number(time),
    }));
    const quick = [...command, '--fail-fast', '--exact'];
    tests.push(...times.map((each) => ({ ...each, command: quick })));
  }
  // The quickest first, but those of one program together if they take about as long.
  const magnitude = (/** @type {{ seconds: number }} */ each) => Math.ceil(Math.log10(each.seconds + 0.001));
  return tests.sort((a, b) => magnitude(a) - magnitude(b));
}
