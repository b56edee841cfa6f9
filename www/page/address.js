// The address of the page: after the # come the name of the scene and its link, with what differs from the default.
//
//   #half-planes~1~a=12.5,30

import { findScene } from '../scenes/index.js';

/** @typedef {import('../element/graze-scene.js').GrazeScene} GrazeScene */

/** The shortest time between two changes of the address, in milliseconds: browsers limit them. */
const pause = 300;

/**
 * The scene and the link in the address. If no scene has that name, all of it counts as a link, which cannot be read.
 * @returns {{ name: string, link: string }}
 */
export function readAddress() {
  const text = location.hash.slice(1);
  const [name, ...rest] = text.split('~');
  return findScene(name) ? { name, link: rest.join('~') } : { name: '', link: text };
}

/**
 * Keeps the address and the scene in sync.
 * @param {GrazeScene} scene @param {(name: string) => void} onScene called when another scene is wanted
 */
export function watchAddress(scene, onScene) {
  let timer = 0;
  let last = 0;
  const write = () => {
    last = performance.now();
    const link = scene.writeLink();
    const hash = `#${scene.name}${link && '~'}${link}`;
    if (hash !== location.hash && (link || location.hash)) history.replaceState(null, '', hash);
  };
  scene.addEventListener('graze-change', () => {
    clearTimeout(timer);
    timer = window.setTimeout(write, Math.max(0, last + pause - performance.now()));
  });
  const read = async () => {
    clearTimeout(timer);
    const { name, link } = readAddress();
    if (name && name !== scene.name) {
      scene.name = name;
      onScene(name);
    }
    // A scene that cannot start shows its own message.
    const isReady = await scene.ready.then(
      () => true,
      () => false,
    );
    if (isReady && link !== scene.writeLink()) scene.readLink(link);
  };
  window.addEventListener('hashchange', read);
  read();
}
