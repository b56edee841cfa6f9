// English: the scene rotated-rect.

export default {
  title: 'Does this segment hit a rotated rectangle?',
  subtitle: 'Rotated rectangle',
  description:
    'Drag a segment and a rotated rectangle. Turns of three points decide whether they meet, even if the rectangle is flat.',
  label: 'A segment from a to b, and a rectangle that you can rotate, with corners 0 to 3.',
  hint: 'Drag an end, the rectangle or its knob',
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
    along: 'Along an edge',
    flat: 'No width',
    inLine: 'In line',
    point: 'A point',
  },
  features: {
    edge0: 'edge 0–1',
    edge1: 'edge 1–2',
    edge2: 'edge 2–3',
    edge3: 'edge 3–0',
    vertex0: 'corner 0',
    vertex1: 'corner 1',
    vertex2: 'corner 2',
    vertex3: 'corner 3',
  },
  turns: { clockwise: 'clockwise', straight: 'straight', counterClockwise: 'counter-clockwise' },
  marks: { t: 't {t:3}', enter: 'enter t {t:3}', exit: 'exit t {t:3}', touch: 'touch t {t:3}' },
  steps: {
    isSegment:
      'All four corners are on one line. This rectangle is the segment from ({lowX}, {lowY}) to ({highX}, {highY}) and is tested as one.',
    isPoint: 'All four corners are in one place. This rectangle is the point ({lowX}, {lowY}) and is tested as one.',
    segments: {
      turns: {
        clockwise: 'From {from} through {over} to {to} is a clockwise turn.',
        straight: 'From {from} through {over} to {to} there is no turn: the three points are on one line.',
        counterClockwise: 'From {from} through {over} to {to} is a counter-clockwise turn.',
      },
      onOneLine:
        'All the points are on one line. Go along it: at ({lowX}, {lowY}) the path and the rectangle have started, and at ({highX}, {highY}) one of them has ended.',
      apart: 'The path and the rectangle have no point in common.',
      proper:
        'The path and the flat rectangle cross at ({x}, {y}): each has its ends on different sides of the other. But a flat rectangle has no inside, so this is a touch.',
      touch: 'The path meets the rectangle only at ({x}, {y}).',
      overlap: 'The path and the rectangle share every point from ({lowX}, {lowY}) to ({highX}, {highY}).',
    },
    turns: {
      edge: {
        clockwise:
          'Edge {edge}–{next}: from corner {edge} through {next} to {end} is a clockwise turn, so {end} is behind the edge.',
        straight:
          'Edge {edge}–{next}: from corner {edge} through {next} to {end} there is no turn, so {end} is on the line of the edge.',
        counterClockwise:
          'Edge {edge}–{next}: from corner {edge} through {next} to {end} is a counter-clockwise turn, so {end} is in front of the edge.',
      },
      corner: {
        clockwise:
          'From a through b to corner {corner} is a clockwise turn: the corner is to the right of the line of the path.',
        straight: 'From a through b to corner {corner} there is no turn: the corner is on the line of the path.',
        counterClockwise:
          'From a through b to corner {corner} is a counter-clockwise turn: the corner is to the left of the line of the path.',
      },
    },
    inFront:
      'Edge {edge}–{next}: the whole path is in front of it, so the path misses the rectangle. No other edge needs a check.',
    inFrontReached:
      'Edge {edge}–{next}: no point of the path is behind it, so the path cannot enter the rectangle. At most it touches.',
    enters:
      'Edge {edge}–{next}: a is not behind it, b is. The path enters at {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}): near, the latest entry, is now {near:3}.',
    entersEarlier:
      'Edge {edge}–{next}: a is not behind it, b is. The path enters at {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}); near stays at {near:3}, which is later.',
    leaves:
      'Edge {edge}–{next}: a is behind it, b is not. The path leaves at {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}): far, the earliest exit, is now {far:3}.',
    leavesLater:
      'Edge {edge}–{next}: a is behind it, b is not. The path leaves at {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}); far stays at {far:3}, which is earlier.',
    behind: 'Edge {edge}–{next}: both ends are behind it, so this edge rules nothing out.',
    crosses:
      'No edge has the whole path in front of it, and the line of the path has corners on both sides. From t\u00a0=\u00a0{near:3} to {far:3} the path is inside: it crosses.',
    touches:
      'The path never enters the rectangle but meets its boundary from t\u00a0=\u00a0{near:3} to {far:3}: it touches.',
    touchesOnce: 'The path never enters the rectangle but meets its boundary at t\u00a0=\u00a0{near:3}: it touches.',
    misses: 'A line separates the path from the rectangle: the path misses.',
  },
  result: {
    crosses:
      'The path enters through {enter} at {near:%}\u00a0% of the way (t\u00a0=\u00a0{near:3}) and leaves through {exit} at {far:%}\u00a0% (t\u00a0=\u00a0{far:3}).',
    startsInside:
      'The path starts inside and leaves through {exit} at {far:%}\u00a0% of the way (t\u00a0=\u00a0{far:3}).',
    endsInside:
      'The path enters through {enter} at {near:%}\u00a0% of the way (t\u00a0=\u00a0{near:3}) and ends inside.',
    contained: 'The whole path is inside the rectangle and meets none of its edges.',
    touchesOnce: 'The path touches {enter} at {near:%}\u00a0% of the way (t\u00a0=\u00a0{near:3}) but does not go in.',
    touches: 'The path runs along the boundary from t\u00a0=\u00a0{near:3} to {far:3} but does not go in.',
    misses: {
      edge: 'The whole path stays in front of edge {edge}–{next}.',
      edgeReached: 'The path reaches the line of edge {edge}–{next} but never gets behind it.',
      corners: 'All four corners are to the {hand} of the line of the path.',
      oneSide: 'Both {one} and {two} are to the {hand} of the line from {from} to {over}.',
      inLine: 'The path and the rectangle are on one line, and one ends before the other begins.',
    },
  },
};
