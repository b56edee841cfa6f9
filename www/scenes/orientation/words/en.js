// English: the scene orientation.

export default {
  title: 'Do these two segments cross?',
  subtitle: 'Four turns',
  label: 'Two segments, from a to b and from c to d, with their ends on a grid.',
  hint: 'Drag an end; it snaps to the grid',
  handles: { c: 'Start c', d: 'End d' },
  presets: {
    proper: 'Cross',
    apart: 'Apart',
    tee: 'Touch',
    overlap: 'Overlap',
    noLength: 'Zero length',
    bits32: 'Too large for 32 bits',
    bits64: 'Too large for 64 bits',
    doubles: 'Too large for doubles',
  },
  contacts: { apart: 'Miss', proper: 'Cross', touch: 'Touch', overlap: 'Touch' },
  marks: {
    begun: 'later start',
    ended: 'earlier end',
    point: '({x}, {y})',
    named: '{name} ({x}, {y})',
    turn: '{turn} {det}',
  },
  panel: { points: { 0: 'point', 1: 'other end' } },
  toolbar: { field: 'Where would they cross?' },
  steps: {
    turns: {
      clockwise:
        '{from}\u00a0→ {over}\u00a0→ {to} turns clockwise: {to} is to the right of the line from {from} to {over}.',
      straight: '{from}\u00a0→ {over}\u00a0→ {to} does not turn: the three points are on one line.',
      counterClockwise:
        '{from}\u00a0→ {over}\u00a0→ {to} turns counterclockwise: {to} is to the left of the line from {from} to {over}.',
    },
    areas: '{told} Signed areas of the dashed rectangles: {left} − {right} = {det}{sign}.',
    onOneLine:
      'All points are on one line. The segments share what lies between the later start and the earlier end, unless that end comes first.',
    apart: 'The segments have no point in common: they miss each other.',
    proper:
      'c and d are on different sides of the line a–b, and a and b are on different sides of the line c–d. The segments cross at ({x}, {y}).',
    touch: {
      one: 'The segments meet only at ({x}, {y}), where one of them ends: they touch.',
      both: 'The segments meet only at ({x}, {y}), where both of them end: they touch.',
    },
    overlap: 'The segments share every point from ({lowX}, {lowY}) to ({highX}, {highY}) but do not cross: they touch.',
  },
  result: {
    misses: {
      inLine: 'All four ends are on one line, and one segment ends before the other begins.',
    },
    proper: 'The segments cross at ({x}, {y}).',
    touch: {
      one: 'One segment ends on the other, at ({x}, {y}).',
      both: 'The segments meet end to end, at ({x}, {y}).',
    },
    overlap: 'The segments overlap from ({lowX}, {lowY}) to ({highX}, {highY}) but do not cross.',
  },
};
