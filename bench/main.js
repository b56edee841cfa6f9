// `npm run bench`: every race, one after the other, on this machine; what they print is written to docs/BENCHMARKS.md. Nothing else
// should run meanwhile. A word picks the races whose name has it, and writes nothing.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../scripts/build/run.js';
import { wasmFolder } from '../scripts/build/wasm.js';

const races = [
  {
    name: 'The crate beside other crates',
    about: [
      'Nanoseconds for each call; *learnt*: the same inputs repeat, so the processor predicts every branch.',
      'Building a world takes longer than a bare index: a world keeps ids, layers, the order of insertion and the room in which',
      'each box may move, and every group is cut at a median. Cutting slabs and tiles by one sort builds 2.5 times as fast, but its',
      'groups overlap more: overlaps and short segments took 13 to 17 % longer, so it was left out. All hits: every contender is asked',
      'for the same exact answers in order, which take two thirds of our time; so the factors say less about the trees than',
      'those of the first hit. The worst travels start inside walls with numbers up to 2000 powers of two apart, and the way out',
      'of each such wall is five correctly rounded roots.',
    ].join('\n'),
    command: ['cargo', 'run', '--quiet', '--locked', '--release', '--manifest-path', 'bench/Cargo.toml'],
  },
  {
    name: 'How exact',
    about: [
      'How many verdicts are wrong, of the cases in `tests/cases` that were asked; exact arithmetic has judged these cases. Graze answers',
      'three ways. The others answer two ways, and a touch is right either way. A panic or NaN is wrong, and is told at the end of the line.',
      'Who computes in single precision is asked only what it can store. Casts hit nothing without motion; then it was asked whether the shapes',
      'overlap. Of planck only rays are asked, since its casts keep a skin of 0.01 on purpose, and only from outside, since they never hit',
      'a shape that they start in. The direction of a ray, the middle of a box and half its size are rounded to doubles beforehand, as',
      'callers would. The epsilon is 10⁻⁸. *Last bit*: corners and sides are met or missed by the last bit. *Thin, still*: hardly any size',
      'or motion. *Far range*: sizes far apart, or ends of the range.',
    ].join('\n'),
    command: [process.execPath, 'bench/exactness.js'],
  },
  {
    name: 'A frame of a game',
    about: 'In Node, beside other libraries; single calls; frames among many boxes.',
    command: [process.execPath, 'bench/game.js'],
  },
  {
    name: 'A frame of the page',
    about: 'The script of a frame while a handle is dragged, in Chromium.',
    command: [process.execPath, 'bench/frames.js'],
  },
];

const [wanted = ''] = process.argv.slice(2);
const chosen = races.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
const rust = execFileSync('rustc', ['--version'], { encoding: 'utf8' }).split(' ')[1];
const parts = [
  '# Benchmarks',
  'Made by `npm run bench`. Compare numbers of one table only: they differ from machine to machine, and from run to run.',
  `${new Date().toISOString().slice(0, 10)}; ${cpus()[0].model}, ${cpus().length} threads; Rust ${rust}, Node ${process.versions.node}.`,
  `Rivals: ${[...crates(), ...packages()].join(', ')}.`,
];
for (const { name, about, command } of chosen) {
  console.error(name);
  // What is installed and built meanwhile is told elsewhere.
  const [program, ...args] = command;
  const text = execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  parts.push(`## ${name}`, about, `\`\`\`text\n${text.trim()}\n\`\`\``);
  console.log(text);
}
const bytes = brotliCompressSync(readFileSync(join(wasmFolder, 'graze2d_bg.wasm'))).length;
parts.push('## Bytes', `The module has ${(bytes / 1000).toFixed(1)} KB (brotli).`);
if (chosen.length === races.length) writeFileSync(join(root, 'docs/BENCHMARKS.md'), `${parts.join('\n\n')}\n`);

/** The crates that race, with their versions. */
function crates() {
  const read = (/** @type {string} */ name) => readFileSync(join(root, 'bench', name), 'utf8');
  const [, rivals] = read('Cargo.toml').split('# The rivals.');
  const names = [...rivals.split('\n\n')[0].matchAll(/^(\w[\w-]*) =/gm)].map(([, name]) => name);
  const lock = read('Cargo.lock');
  return names.map((name) => `${name} ${new RegExp(`name = "${name}"\nversion = "(.+)"`).exec(lock)?.[1]}`);
}

/** The npm packages that race, with their versions. */
function packages() {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'bench/game/package.json'), 'utf8'));
  return Object.entries(devDependencies).map(([name, version]) => `${name} ${version}`);
}
