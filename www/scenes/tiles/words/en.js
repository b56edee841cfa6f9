// English: the scene tiles.

export default {
  title: 'Which tiles does the line run through?',
  subtitle: 'Tiles',
  label: 'A segment from a to b over a grid of square tiles. Its piece in each tile has a number.',
  hint: 'Drag an end, the origin of the grid, or the size of a tile',
  handles: { grid: 'Origin of the grid', 'grid.size': 'Size of a tile' },
  presets: {
    split: 'Five pieces',
    border: 'Along a border',
    corners: 'Through corners',
    rising: 'Upward through corners',
    beside: 'Beside a corner',
    negative: 'Negative numbers',
    ends: 'Ends on a border',
  },
  contacts: { split: 'Split', whole: 'Whole', beyond: 'Too far' },
  panel: { first: 'first piece', last: 'last piece' },
  marks: { later: 'later: t\u00a0=\u00a0{t:3}', tile: '({x}, {y})' },
  steps: {
    starts:
      'The path starts in tile ({column}, {row}): column {column}, row {row}. It ends in tile ({lastColumn}, {lastRow}). Each step follows it to the next border.',
    startsAlone: 'The path starts and ends in tile ({column}, {row}), so it crosses no border.',
    first:
      'Tile ({column}, {row}): the path reaches {side} at t\u00a0=\u00a0{t:3}, before the line of {other} (t\u00a0=\u00a0{later:3}). So piece {number} ends at {side}.',
    firstNear:
      'Tile ({column}, {row}): the path reaches {side} at t\u00a0=\u00a0{t:3}, just before the line of {other}. So piece {number} ends at {side}.',
    firstClose:
      'Tile ({column}, {row}): both times round to the same double (t\u00a0=\u00a0{t:3}). Without rounding, {side} comes first, so piece {number} ends there.',
    corner:
      'Tile ({column}, {row}): the path leaves through {corner} at t\u00a0=\u00a0{t:3}. Piece {number} ends there, and the next tile is diagonally across.',
    only: {
      column:
        'Tile ({column}, {row}) is in the row of b, so the path can only leave through {side}. Piece {number} ends there, at t\u00a0=\u00a0{t:3}.',
      row: 'Tile ({column}, {row}) is in the column of b, so the path can only leave through {side}. Piece {number} ends there, at t\u00a0=\u00a0{t:3}.',
    },
    ends: 'Tile ({column}, {row}) contains b. So piece {number} is the last one, and ends at b, at t\u00a0=\u00a01.',
    endsAlone: 'The whole path is one piece, in tile ({column}, {row}).',
    endsAtBorder:
      'The path reaches tile ({column}, {row}) only at its end, b. So piece {number}, the last one, is the point b alone.',
    beyond: 'The path reaches tiles with numbers beyond ±2⁵³. JavaScript cannot tell all integers apart there.',
  },
  result: {
    whole: 'The whole path is in tile ({x}, {y}).',
    split:
      'The path has {count} pieces, from tile ({x}, {y}) to tile ({lastX}, {lastY}). Each ends exactly where the next one begins.',
    touches:
      'The path has {count} pieces, from tile ({x}, {y}) to tile ({lastX}, {lastY}). The last one is the point b alone.',
    more: 'The path runs through more tiles than this figure shows. These are its first {count} pieces.',
    beyond: 'The path reaches tiles with numbers beyond ±2⁵³.',
  },
};
