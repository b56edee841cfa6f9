/** The race: contenders take turns, so that whatever disturbs the machine disturbs them alike. */

import { answersOf, differences, mustAgree } from './agreement.js';
import { garbage } from './garbage.js';
import { noAnswers, timedLoop } from './play.js';
import { median, percentile } from './statistics.js';

/** @typedef {import('./contenders/index.js').Contender<any>} Contender */
/** @typedef {import('./scene.js').Scene<any>} Scene */

const WARM_UP = 3;
const ROUNDS = 21;
/** Loops that a contender plays in one turn. */
const LOOPS = 2;

/**
 * Lets them race, and prints a table. A ratio above 1 is slower than the first contender.
 *
 * @param {string} title
 * @param {Contender[]} contenders
 * @param {() => Scene} createScene one of those in scene.js
 */
export async function race(title, contenders, createScene) {
  const racers = await Promise.all(contenders.map((contender) => prepare(contender, createScene())));
  const wanted = answersOf(racers[0].scene, racers[0].play);
  const differing = racers.map(({ name, scene, play }) => {
    const count = differences(scene, wanted, answersOf(scene, play));
    mustAgree(name, count, scene);
    return count;
  });
  for (let i = 0; i < WARM_UP; i++) for (const racer of racers) turn(racer);
  for (const racer of racers) racer.rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < racers.length; i++) turn(racers[(round + i) % racers.length]);
  }
  const bytes = garbage(
    contenders.map(({ name }) => name),
    createScene.name,
  );

  const medians = racers.map(({ rounds }) => ({
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
  }));
  const [ours] = medians;
  const frames = LOOPS * racers[0].scene.frames.length;
  console.log(`\n${title}, µs: medians of ${ROUNDS} rounds with ${frames} frames each\n`);
  const titles = ['p50', 'p99', 'p50 ratio', 'p99 ratio', 'KiB garbage', 'other hits', 'the player'];
  console.log(row('', titles));
  racers.forEach(({ name, player }, i) => {
    const { p50, p99 } = medians[i];
    const ratios = [p50 / ours.p50, p99 / ours.p99].map((ratio) => ratio.toFixed(2));
    const [kib, count] = [(bytes[name] / 1024).toFixed(1), `${differing[i]}`];
    console.log(row(name, [p50.toFixed(0), p99.toFixed(0), ...ratios, kib, count, player]));
  });
}

/** @param {Contender} contender @param {Scene} scene */
async function prepare({ name, player, create }, scene) {
  /** @type {{ p50: number, p99: number }[]} */
  const rounds = [];
  return { name, player, scene, play: await create(scene), answers: noAnswers(), rounds };
}

/**
 * One turn; it starts with a clean heap, so that each pays for its own garbage.
 *
 * @param {Awaited<ReturnType<typeof prepare>>} racer
 */
function turn({ scene, play, answers, rounds }) {
  globalThis.gc?.();
  const count = scene.frames.length;
  const times = new Float64Array(LOOPS * count);
  for (let i = 0; i < LOOPS; i++) timedLoop(scene, play, answers, times, i * count);
  rounds.push({ p50: median(times), p99: percentile(times, 0.99) });
}

/** @param {string} name @param {string[]} cells the last is text */
function row(name, cells) {
  const numbers = cells.slice(0, -1).map((cell) => cell.padStart(12));
  return `  ${name.padEnd(24)}${numbers.join('')}  ${cells.at(-1)}`;
}
