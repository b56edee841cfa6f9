// English: the scene orientation.

export default {
  title: 'Orientation',
  subtitle: 'Do these two segments meet, and how?',
  label: 'Two segments, from a to b and from c to d, between whole places of a lattice.',
  hint: 'Drag an end: it goes from place to place',
  handles: { a: 'Start a', b: 'End b', c: 'Start c', d: 'End d' },
  presets: {
    proper: 'Proper',
    apart: 'Apart',
    tee: 'Touch',
    ends: 'End to end',
    overlap: 'Overlap',
    inLine: 'Apart in line',
    noLength: 'No length',
  },
  contacts: { apart: 'Apart', proper: 'Proper', touch: 'Touch', overlap: 'Overlap' },
  turns: { clockwise: 'clockwise', straight: 'straight', counterClockwise: 'counter-clockwise' },
  marks: { begun: 'both begun', ended: 'one ended', point: '({x}, {y})' },
  panel: { points: { 0: 'point', 1: 'other end' } },
  toolbar: {
    fieldNote:
      'Tint: places of “{name}” that would make the segments cross. On the line around them they touch or overlap.',
  },
  steps: {
    turns: {
      clockwise: '{from}, {over}, {to} turn clockwise: {to} is to the right of the line from {from} to {over}.',
      straight: '{from}, {over}, {to} do not turn: the three are on one line.',
      counterClockwise:
        '{from}, {over}, {to} turn counter-clockwise: {to} is to the left of the line from {from} to {over}.',
    },
    onOneLine:
      'All four are on one line. Along it, both segments have begun at ({lowX}, {lowY}), and one of them has ended at ({highX}, {highY}).',
    apart: 'The segments have no point in common: apart.',
    proper:
      'c and d are on different sides of one line, a and b on different sides of the other: the interiors cross, at ({x}, {y}). Proper.',
    touch: 'They meet in ({x}, {y}) alone, which is an end of one of them: touch.',
    overlap: 'They share all from ({lowX}, {lowY}) to ({highX}, {highY}): overlap.',
  },
  result: {
    apart: 'The segments have no point in common.',
    proper: 'The segments cross at ({x}, {y}).',
    touch: 'The segments touch at ({x}, {y}), an end of one of them.',
    overlap: 'The segments share all from ({lowX}, {lowY}) to ({highX}, {highY}).',
  },
};
