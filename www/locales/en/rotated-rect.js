// English: the scene rotated-rect.

export default {
  title: 'Rotated rectangle',
  subtitle: 'Does this segment hit this rectangle?',
  label: 'A segment from a to b and a rectangle that can be turned, with its corners 0 to 3.',
  hint: 'Drag an end or the rectangle; turn the knob',
  handles: {
    a: 'Start a',
    b: 'End b',
    rectangle: 'Rectangle',
    'rectangle.halfX': 'Half width',
    'rectangle.halfY': 'Half height',
    'rectangle.angle': 'Angle in degrees',
  },
  presets: {
    through: 'Through',
    past: 'Past it',
    corner: 'Past a corner',
    inside: 'Inside',
    from: 'From inside',
    along: 'Along',
    flat: 'No width',
    inLine: 'In line',
    point: 'A point',
  },
  contacts: { contained: 'Inside' },
  features: {
    edge0: 'edge 0',
    edge1: 'edge 1',
    edge2: 'edge 2',
    edge3: 'edge 3',
    vertex0: 'corner 0',
    vertex1: 'corner 1',
    vertex2: 'corner 2',
    vertex3: 'corner 3',
  },
  turns: { clockwise: 'clockwise', straight: 'straight', counterClockwise: 'counter-clockwise' },
  marks: { t: 't {t:3}', enter: 'enter t {t:3}', exit: 'exit t {t:3}', touch: 'touch t {t:3}' },
  steps: {
    isSegment:
      'All corners are on one line. This rectangle is the segment from ({lowX}, {lowY}) to ({highX}, {highY}), and is asked as one.',
    isPoint: 'All corners are in one place. This rectangle is the point ({lowX}, {lowY}), and is asked as one.',
    segments: {
      turns: {
        clockwise: '{from}, {over}, {to} turn clockwise.',
        straight: '{from}, {over}, {to} do not turn: the three are on one line.',
        counterClockwise: '{from}, {over}, {to} turn counter-clockwise.',
      },
      onOneLine:
        'All of it is on one line. Along it, both have begun at ({lowX}, {lowY}), and one of them has ended at ({highX}, {highY}).',
      apart: 'Path and rectangle have no point in common: apart.',
      proper: 'Different sides both times: they cross at ({x}, {y}). There is no interior to enter, so it is a touch.',
      touch: 'They meet in ({x}, {y}) alone.',
      overlap: 'They share all from ({lowX}, {lowY}) to ({highX}, {highY}).',
    },
    turns: {
      edge: {
        clockwise: 'Edge {edge}: {edge}, {next}, {end} turn clockwise, so {end} is behind it.',
        straight: 'Edge {edge}: {edge}, {next}, {end} do not turn, so {end} is on its line.',
        counterClockwise: 'Edge {edge}: {edge}, {next}, {end} turn counter-clockwise, so {end} is in front of it.',
      },
      corner: {
        clockwise: 'The path: a, b, {corner} turn clockwise, so corner {corner} is to the right of its line.',
        straight: 'The path: a, b, {corner} do not turn, so corner {corner} is on its line.',
        counterClockwise:
          'The path: a, b, {corner} turn counter-clockwise, so corner {corner} is to the left of its line.',
      },
    },
    inFront: 'Edge {edge}: no part of the path gets behind it, so the interior cannot be entered. The walk stops here.',
    enters: 'Edge {edge}: a is not behind it, b is. The path enters at t\u00a0=\u00a0{t:3}, and near becomes {near:3}.',
    entersEarlier:
      'Edge {edge}: a is not behind it, b is. The path enters at t\u00a0=\u00a0{t:3}; near is already {near:3} and stays.',
    leaves: 'Edge {edge}: a is behind it, b is not. The path leaves at t\u00a0=\u00a0{t:3}, and far becomes {far:3}.',
    leavesLater:
      'Edge {edge}: a is behind it, b is not. The path leaves at t\u00a0=\u00a0{t:3}; far is already {far:3} and stays.',
    behind: 'Edge {edge}: both ends are behind it, so it says nothing.',
    crosses:
      'No edge has the whole path in front, and the path has corners on both sides. From t\u00a0{near:3} to {far:3} it is inside.',
    touches: 'The path stays out of the interior, yet meets the boundary from t\u00a0{near:3} to {far:3}: it touches.',
    touchesOnce: 'The path stays out of the interior, yet meets the boundary at t\u00a0{near:3}: it touches.',
    misses: 'A line lies strictly between path and rectangle: it misses.',
  },
  result: {
    crosses: 'The path enters {enter} at t {near:3} and leaves {exit} at {far:3}.',
    startsInside: 'The path starts inside and leaves {exit} at t {far:3}.',
    endsInside: 'The path enters {enter} at t {near:3} and ends inside.',
    contained: 'The whole path is inside: it meets no edge, and is in contact all the same.',
    touchesOnce: 'The path touches {enter} at t {near:3} and goes no further in.',
    touches: 'The path runs along the boundary from t {near:3} to {far:3} without going in.',
    misses: 'The path misses the rectangle.',
  },
};
