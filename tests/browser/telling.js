// The scenes that a property of all of them is asked of.

import { scenes } from '../../www/scenes/index.js';

/** How much room a scene keeps below its figure: it says which tools are there. @param {(typeof scenes)[number]} scene */
const roomOf = ({ room }) => JSON.stringify(room ?? {});

/** As few scenes as show every kind of tools: the first of those that need the same room. */
export const telling = scenes
  .filter((scene, i) => i === scenes.findIndex((other) => roomOf(other) === roomOf(scene)))
  .map(({ id }) => id);

/** Those that are asked what is alike in scenes with the same tools: all of them in the full check. */
export const asked = process.env.EVERYWHERE ? scenes.map(({ id }) => id) : telling;
