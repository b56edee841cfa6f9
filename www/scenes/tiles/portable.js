// {about}

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ x: number, y: number, size: number }} Grid */

/** @param {Grid} grid @param {{ a: Point, b: Point }} segment */
export function* gridPieces(grid, { a, b }) {
  /** @param {'x' | 'y'} axis */
  const begin = (axis) => {
    const way = b[axis] - a[axis];
    const [from, to] = [a, b].map((p) => (p[axis] - grid[axis]) / grid.size);
    // {start}
    const tile = way < 0 ? Math.ceil(from) - 1 : Math.floor(from);
    /** @param {number} tile */
    const leave = (tile) => {
      const border = grid[axis] + (way < 0 ? tile : tile + 1) * grid.size;
      // {next}
      return way === 0 ? Infinity : (border - a[axis]) / way;
    };
    return {
      tile,
      last: Math.floor(to),
      next: leave(tile),
      leave,
      step: Math.sign(way),
    };
  };
  const [x, y] = [begin('x'), begin('y')];
  let [enter, from] = [0, a];
  while (x.tile !== x.last || y.tile !== y.last) {
    const exit = Math.min(x.next, y.next);
    // {lost}
    if (exit > 1) break;
    const to = { x: a.x + exit * (b.x - a.x), y: a.y + exit * (b.y - a.y) };
    yield { tile: { x: x.tile, y: y.tile }, enter, exit, a: from, b: to };
    // {cross}
    for (const axis of [x, y]) {
      if (axis.next > exit) continue;
      axis.tile += axis.step;
      axis.next = axis.leave(axis.tile);
    }
    [enter, from] = [exit, to];
  }
  yield { tile: { x: x.tile, y: y.tile }, enter, exit: 1, a: from, b };
}
