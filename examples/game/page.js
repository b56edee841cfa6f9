// The page of the game: it steps sixty times a second, is saved when the page is left, and plays again what was recorded.

import { load } from 'graze2d';
import { draw } from './draw.js';
import { held, listen, REWIND } from './input.js';
import { readLevel } from './level.js';
import { Game, STEP } from './rules.js';

const [canvas, status, told] = ['canvas', '#status', '#told'].map((name) => document.querySelector(name));
const tell = (error) => {
  told.textContent = `The game cannot go on (${error.message}). Reload the page.`;
};
addEventListener('error', tell);

const read = async (name) => (await fetch(new URL(name, import.meta.url))).json();
const files = Promise.all([read('hills.tmj'), read('cellar.tmj'), read('tiles.tsj'), load()]);
files.catch(tell);
const [hills, cellar, tileset] = await files;
const levels = [readLevel(hills, tileset), readLevel(cellar, tileset)];

const KEY = 'graze-game-1'; // another number for other maps: their things have other ids

/** `record` has what was held since the first step: the bits, and for how many steps. */
let { game, record } = restored() ?? { game: new Game(levels), record: [] };
let past = []; // the last ten seconds, a snapshot for each step
let replay = null; // while it is shown, the steps that it still has to play, and the hash that it should end with

function restored() {
  try {
    const { saved, record } = JSON.parse(localStorage.getItem(KEY));
    return { game: new Game(levels, saved), record };
  } catch {
    return null; // nothing was saved, or the browser keeps nothing for this page
  }
}

function save() {
  if (replay) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ saved: game.save(), record }));
  } catch {
    told.textContent = 'This browser keeps nothing for this page: the game is gone once you leave.';
  }
}

function step() {
  const keys = held();
  if (keys & REWIND) return rewind();
  past.push(game.snapshot());
  if (past.length > 600) past.shift();
  if (record.at(-1)?.[0] === keys) record.at(-1)[1] += 1;
  else record.push([keys, 1]);
  game.step(keys);
}

/** Undoes the last step. */
function rewind() {
  if (past.length === 0) return;
  game.goBack(past.pop());
  record.at(-1)[1] -= 1;
  if (record.at(-1)[1] === 0) record.pop();
}

/** Plays some of the recorded steps; after the last one it is the player's turn again. */
function stepReplay() {
  for (const keys of replay.keys.splice(0, 8)) game.step(keys);
  if (replay.keys.length > 0) return;
  const isSame = game.hash === replay.hash;
  told.textContent = `The replay ended ${isSame ? 'in the same place, to the last bit' : 'elsewhere'}: ${hex(game.hash)}.`;
  replay = null;
}

const hex = (hash) => hash.toString(16).padStart(8, '0');

function begin() {
  game.world.dispose();
  game = new Game(levels);
  past = [];
  told.textContent = '';
  document.activeElement.blur(); // the space bar jumps again
}

document.querySelector('#replay').onclick = () => {
  const keys = record.flatMap(([bits, count]) => Array(count).fill(bits));
  if (replay || keys.length === 0) return;
  replay = { keys, hash: game.hash };
  begin();
};
document.querySelector('#again').onclick = () => {
  [replay, record] = [null, []];
  begin();
};
document.addEventListener('visibilitychange', () => document.hidden && save());
addEventListener('pagehide', save);
save(); // tells at once where nothing can be kept
listen(document.querySelector('#pad'));

let [last, due] = [performance.now(), 0];
function frame(now) {
  due += Math.min((now - last) / 1000, 0.1); // no more, as after the page was hidden
  last = now;
  for (; due >= STEP; due -= STEP) replay ? stepReplay() : step();
  draw(canvas, game, due / STEP);
  const { coins, crashes } = game;
  status.textContent = `Coins: ${coins}. Tries: ${crashes + 1}.`;
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);
