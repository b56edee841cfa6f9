// English: the scene tiles.

export default {
  title: 'Which tiles does the line run through?',
  subtitle: 'Tiles',
  label: 'A segment from a to b over a grid of square tiles. Its piece in each tile has a number.',
  hint: 'Drag an end, the grid, or the size of its tiles',
  handles: { a: 'Start a', b: 'End b', grid: 'Origin of the grid', 'grid.size': 'Size of a tile' },
  presets: {
    split: 'Five pieces',
    border: 'Along a border',
    corners: 'Through corners',
    rising: 'Corners, upward',
    beside: 'Beside a corner',
    backward: 'Backward',
    negative: 'Negative numbers',
    ends: 'Ends on a border',
    whole: 'In one tile',
    noLength: 'No length',
  },
  contacts: { split: 'Split', whole: 'Whole', beyond: 'Too far' },
  panel: { first: 'first piece', last: 'last piece' },
  marks: { t: 't\u00a0=\u00a0{t:3}', later: 'later: t\u00a0=\u00a0{t:3}', tile: '({x}, {y})' },
  steps: {
    starts:
      'a is in tile ({column}, {row}): column {column}, row {row}. b is in tile ({lastColumn}, {lastRow}). The path goes from border to border until it reaches that tile.',
    startsAlone: 'a and b are in the same tile, ({column}, {row}), so there is no border between them.',
    first:
      'Tile ({column}, {row}): the path reaches {side} at t\u00a0=\u00a0{t:3}, and the line of {other} only at t\u00a0=\u00a0{later:3}. So piece {number} ends at {side}.',
    firstNear:
      'Tile ({column}, {row}): the path reaches {side} at t\u00a0=\u00a0{t:3}, and the line of {other} a little later. So piece {number} ends at {side}.',
    firstClose:
      'Tile ({column}, {row}): the times of both borders round to t\u00a0=\u00a0{t:3}. Without rounding, {side} comes first, so piece {number} ends there.',
    corner:
      'Tile ({column}, {row}): the path leaves through {corner} at t\u00a0=\u00a0{t:3}. Piece {number} ends there, and the next tile lies diagonally across.',
    only: {
      column:
        'Tile ({column}, {row}): this is the row of b, so the path can only leave through {side}. It does so at t\u00a0=\u00a0{t:3}, and piece {number} ends.',
      row: 'Tile ({column}, {row}): this is the column of b, so the path can only leave through {side}. It does so at t\u00a0=\u00a0{t:3}, and piece {number} ends.',
    },
    ends: 'Tile ({column}, {row}) is the tile of b. Piece {number} is the last one and ends at b, at t\u00a0=\u00a01.',
    endsAlone: 'Tile ({column}, {row}) is the tile of b, too, so the whole path is one piece.',
    endsAtBorder:
      'b lies on a border that belongs to tile ({column}, {row}). So piece {number}, the last one, is the point b alone.',
    beyond: 'The path leads to tiles whose numbers are beyond ±2⁵³, where JavaScript no longer has every integer.',
  },
  result: {
    whole: 'The whole path is in tile ({x}, {y}).',
    split:
      'The path has {count} pieces, from tile ({x}, {y}) to tile ({lastX}, {lastY}). Each begins exactly where the one before it ends.',
    touches:
      'The path has {count} pieces, from tile ({x}, {y}) to tile ({lastX}, {lastY}). The last one is the point b alone.',
    more: 'The path runs through more tiles than this figure shows. These are its first {count} pieces.',
    beyond: 'The path leads to tiles whose numbers are beyond ±2⁵³.',
  },
};
