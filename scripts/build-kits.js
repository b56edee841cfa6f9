// Builds the WebAssembly modules of the kits: for each the same exact code as in the library's module, built for size and cut
// down to the functions that its scenes call.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import binaryen from 'binaryen';
import { fingerprint, makeModule, wasmFolder } from './build-wasm.js';
import { refresh } from './products.js';
import { isMain } from './run.js';

/** Where the finished modules go, named by their kit. */
export const kitsFolder = join(wasmFolder, 'kits');

const field = ['tile_new', '__wbg_tile_free'];
const world = ['__wbg_world_free', 'world_insert', 'world_new', 'world_travel'];

/** The functions of each kit, as Rust exports them. The files in www/library/kits/ say what JavaScript makes of them. */
export const kits = {
  'segment-aabb': ['clipSegment', 'pointVsAabb', 'segmentVsAabb', 'segmentVsAabbField', ...field],
  segments: ['segmentVsSegment', 'segmentVsSegmentField', ...field],
  quad: ['pointVsQuad', 'quadFromAngle', 'segmentVsQuad', 'segmentVsRectangleField', ...field],
  'circle-aabb': ['circleVsAabb', 'circleVsAabbContact', 'circleVsAabbOrder', 'pointVsAabb'],
  'circle-aabb-field': ['circleVsAabbField', ...field],
  'aabb-aabb': ['aabbVsAabb', 'aabbVsAabbField', 'pointVsAabb', ...field],
  'world-boxes': ['pointVsAabb', ...world],
  world: ['circleVsAabbContact', 'pointVsAabb', ...world],
};

/** The builds of the crate that the kits are cut from: in one circles move, in the other boxes. */
const builds = /** @type {const} */ ({
  'web-small': ['segment-aabb', 'segments', 'quad', 'circle-aabb', 'circle-aabb-field', 'aabb-aabb', 'world'],
  'web-boxes': ['world-boxes'],
});

/** What every kit needs: its memory, and what the bindings call themselves. */
const shared = /^(memory|recordPointer|scratch|__wbindgen_\w+|__externref_\w+)$/;

/**
 * Functions that only prepare the words of a panic. A kit has nobody to tell them to: there a panic is a trap, which the
 * browser reports.
 */
const wordsOfPanics =
  /panicking|panic_fmt|rust_panic|unwrap_failed|expect_failed|_fail$|capacity_overflow|handle_(alloc_)?error|core\S*::fmt|as core\S*::fmt/;

/**
 * Functions that no figure calls, and that stay because a table of methods names them: tasks and closures of wasm-bindgen;
 * and, beside a world, steps and questions that its figures do not ask for. Called all the same, they would be a trap, which
 * the test of the kits would find. 1.4 KB of a world.
 */
const neverCalled = /jspi|convert::closures/;
const neverAmongWalls =
  /web::(segment_aabb|circle_aabb|circle_circle|segment_circle|aabb_aabb)::|::(narrate|trace_)|Filtered::(all|any|overlaps|earliest)::/;

/** The types of the package look for it on the module. */
const { setBody } = /** @type {any} */ (binaryen).Function;

/**
 * Builds what is out of date.
 *
 * @param {{ output?: 'show' | 'keep' | 'stderr' }} [options]
 */
export async function buildKits({ output = 'show' } = {}) {
  await refresh({
    folder: kitsFolder,
    names: Object.keys(kits).map((name) => `${name}.wasm`),
    inputs: () => fingerprint('scripts/build-kits.js'),
    async make(staging) {
      for (const feature of /** @type {(keyof typeof builds)[]} */ (Object.keys(builds))) {
        const folder = join(staging, feature);
        await makeModule({ profile: 'small', feature, output, isNamed: true }, folder);
        const whole = withoutPlaces(readFileSync(join(folder, 'graze2d_bg.wasm')));
        for (const name of builds[feature]) {
          writeFileSync(join(staging, `${name}.wasm`), cut(whole, new Set(kits[name])));
        }
      }
    },
  });
}

/**
 * The module without the places in the source that panics would tell: a sixth of a small kit. Such a place is four
 * numbers, of which the first two say where the name of a file stands.
 *
 * @param {Buffer} whole
 */
function withoutPlaces(whole) {
  const module = /** @type {any} */ (binaryen.readBinary(whole)); // its types are of another version
  for (let i = 0; i < module.getNumDataSegments(); i++) {
    const { offset, data } = module.getDataSegmentInfo(module.getDataSegmentByIndex(i));
    const [words, bytes] = [new DataView(data), Buffer.from(data)];
    const at = whole.indexOf(bytes);
    if (at < 0) throw new Error('build-kits: the data of the module does not lie in it as it is');
    for (let place = 0; place + 16 <= bytes.length; place += 4) {
      const name = words.getUint32(place, true) - offset;
      const end = name + words.getUint32(place + 4, true);
      if (name < 0 || end > bytes.length || !/^[ -~]{1,200}\.rs$/.test(bytes.toString('latin1', name, end))) continue;
      whole.fill(0, at + place, at + place + 16);
      whole.fill(0, at + name, at + end);
    }
  }
  module.dispose();
  return whole;
}

/**
 * The module with these functions alone, and all that they call.
 *
 * @param {Uint8Array} whole
 * @param {Set<string>} wanted
 */
function cut(whole, wanted) {
  const module = binaryen.readBinary(whole);
  const found = Array.from({ length: module.getNumExports() }, (_, i) => module.getExportByIndex(i));
  const exported = found.map((each) => binaryen.getExportInfo(each).name);
  const missing = [...wanted].filter((name) => !exported.includes(name));
  if (missing.length > 0) throw new Error(`build-kits: the module does not export ${missing.join(', ')}`);
  for (const name of exported) if (!wanted.has(name) && !shared.test(name)) module.removeExport(name);
  for (let i = 0; i < module.getNumFunctions(); i++) {
    const each = module.getFunctionByIndex(i);
    const { name, base } = /** @type {{ name: string, base: string }} */ (binaryen.getFunctionInfo(each));
    if (base) continue;
    const isDead =
      wordsOfPanics.test(name) || neverCalled.test(name) || (wanted.has('world_new') && neverAmongWalls.test(name));
    if (isDead) setBody(each, module.unreachable());
  }
  binaryen.setOptimizeLevel(2);
  binaryen.setShrinkLevel(2);
  // Code that stands in several places repeats itself, but not in a way that brotli sees: 1 KB of a world.
  binaryen.setOneCallerInlineMaxSize(0);
  binaryen.setFlexibleInlineMaxSize(0);
  // The lowest addresses are the end of the stack, which is not reached: 0.3 KB of a world.
  binaryen.setLowMemoryUnused(true);
  // The second round finds what the first has left without a caller.
  module.optimize();
  module.optimize();
  module.runPasses(['strip-producers', 'strip-target-features']);
  const bytes = module.emitBinary();
  module.dispose();
  return bytes;
}

if (isMain(import.meta.url)) {
  try {
    await buildKits({ output: 'stderr' });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
