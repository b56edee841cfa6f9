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
      'a is in tile ({column}, {row}), b in tile ({lastColumn}, {lastRow}): column first, then row. The path runs from border to border until it is there.',
    startsAlone: 'a and b are in the same tile, ({column}, {row}). The path meets no border on the way.',
    first:
      'Tile ({column}, {row}): the path comes to {side} at t\u00a0=\u00a0{t:3}, and to the line of {other} only at t\u00a0=\u00a0{later:3}. Piece {number} ends at the first of them.',
    firstClose:
      'Tile ({column}, {row}): the path comes to {side} and {other} at times that both round to t\u00a0=\u00a0{t:3}. Without rounding, {side} comes first. Piece {number} ends there.',
    corner:
      'Tile ({column}, {row}): the path comes to both sides at t\u00a0=\u00a0{t:3}, in {corner}. Piece {number} ends there, and the next tile is the one across.',
    only: {
      column:
        'Tile ({column}, {row}): the path is in its last row, so only {side} is left. It comes there at t\u00a0=\u00a0{t:3}, and piece {number} ends.',
      row: 'Tile ({column}, {row}): the path is in its last column, so only {side} is left. It comes there at t\u00a0=\u00a0{t:3}, and piece {number} ends.',
    },
    ends: 'Tile ({column}, {row}) is the tile of b. Piece {number} is the last one and ends at b, at t\u00a0=\u00a01.',
    endsAlone: 'Tile ({column}, {row}) is the tile of b, too. The path is one piece.',
    endsAtBorder:
      'Tile ({column}, {row}) is the tile of b, which lies on its border. Piece {number}, the last one, is the point b alone.',
    beyond: 'The path leads to tiles whose numbers are beyond ±2⁵³, where JavaScript no longer has every integer.',
  },
  result: {
    whole: 'The whole path is in tile ({x}, {y}).',
    split:
      'The path has {count} pieces, from tile ({x}, {y}) to tile ({lastX}, {lastY}). Each begins exactly where the one before it ends.',
    touches:
      'The path has {count} pieces, from tile ({x}, {y}) to tile ({lastX}, {lastY}). The last one is the point b alone, on the border.',
    more: 'The path runs through more tiles than this figure shows. These are its first {count} pieces.',
    beyond: 'The path leads to tiles whose numbers are beyond ±2⁵³.',
  },
};
