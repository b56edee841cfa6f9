// The example game with random keys, in Node and in a page: nobody inside a wall, and memory as it was.

/**
 * @param {{ Game: any, levels: any[], WALLS: number }} game what the modules of examples/game export
 * @param {number} frames
 * @param {() => number} memory bytes in use
 * @returns {Promise<{ hash: number, memory: number[], coins: number, crashes: number, inside: number[] }>} bytes at each tenth of the
 *   way, and the frames in which the player was inside
 */
export async function play({ Game, levels, WALLS }, frames, memory) {
  let seed = 1;
  const word = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed >>> 8;
  };
  let game = new Game(levels);
  const told = {
    hash: 0,
    memory: /** @type {number[]} */ ([]),
    coins: 0,
    crashes: 0,
    inside: /** @type {number[]} */ ([]),
  };
  let [keys, left] = [0, 0];
  for (let frame = 1; frame <= frames; frame++) {
    if (left-- === 0) [keys, left] = [word() % 16, word() % 60];
    game.step(keys);
    const held = game.world.overlaps(game.player, { mask: WALLS });
    if (held.some((/** @type {number} */ id) => !game.level.platforms.includes(id))) told.inside.push(frame);
    // A game of ten minutes; now and then it is saved and goes on, and goes back by a snapshot.
    if (frame % 36_000 === 0) {
      told.coins += game.coins;
      told.crashes += game.crashes;
      told.hash = Math.imul(told.hash ^ game.hash, 16777619) >>> 0;
      game.world.dispose();
      game = new Game(levels);
    } else if (frame % 5_000 === 0) {
      const { world } = game;
      game = new Game(levels, JSON.parse(JSON.stringify(game.save())));
      world.dispose();
    } else if (frame % 1_000 === 0) game.goBack(game.snapshot());
    if (frame % Math.ceil(frames / 10) === 0) told.memory.push(memory());
    // A page that never rests looks dead.
    if (frame % 10_000 === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  told.hash = Math.imul(told.hash ^ game.hash, 16777619) >>> 0;
  game.world.dispose();
  return told;
}
