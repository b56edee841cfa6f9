// English: the scene rotated-rect.

export default {
  title: 'Does this segment hit a rotated rectangle?',
  subtitle: 'Rotated rectangle',
  label: 'A segment from a to b, and a rectangle that you can rotate, with corners 0 to 3.',
  hint: 'Drag an end, the rectangle or its knob, or free its corners',
  handles: {
    quad: 'Quadrilateral',
    'quad.corner0': 'Corner 0',
    'quad.corner1': 'Corner 1',
    'quad.corner2': 'Corner 2',
    'quad.corner3': 'Corner 3',
    form: 'How the rectangle is given',
  },
  options: { angle: 'Center and angle', corners: 'Four corners' },
  presets: {
    corner: 'Past a corner',
    inside: 'Inside',
    along: 'Along an edge',
    flat: 'Zero width',
    inLine: 'On one line, apart',
    triangle: 'A triangle',
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
  steps: {
    isSegment:
      'All four corners are on one line. This rectangle is the segment from c\u00a0({lowX}, {lowY}) to d\u00a0({highX}, {highY}) and is tested as one.',
    isPoint:
      'All four corners are in one place. This rectangle is the point c\u00a0({lowX}, {lowY}) and is tested as one.',
    segments: {
      turns: {
        clockwise:
          '{from}\u00a0→ {over}\u00a0→ {to} turns clockwise: {to} is to the right of the line from {from} to {over}.',
        straight: '{from}\u00a0→ {over}\u00a0→ {to} does not turn: the three points are on one line.',
        counterClockwise:
          '{from}\u00a0→ {over}\u00a0→ {to} turns counterclockwise: {to} is to the left of the line from {from} to {over}.',
      },
      onOneLine:
        'All points are on one line. The later start is ({lowX}, {lowY}), the earlier end ({highX}, {highY}). They share everything in between, unless the end comes first.',
      apart: 'The path and the rectangle have no point in common.',
      proper:
        'They cross at ({x}, {y}): each has its ends on different sides of the other. But a flat rectangle has no inside, so this is a touch.',
      touch: 'The path meets the rectangle only at ({x}, {y}).',
      overlap: 'The path and the rectangle share every point from ({lowX}, {lowY}) to ({highX}, {highY}).',
    },
    turns: {
      edge: {
        clockwise:
          'Edge {edge}–{next}: corner {edge}\u00a0→ {next}\u00a0→ {end} turns clockwise, so {end} is behind the edge.',
        straight:
          'Edge {edge}–{next}: corner {edge}\u00a0→ {next}\u00a0→ {end} does not turn, so {end} is on the line of the edge.',
        counterClockwise:
          'Edge {edge}–{next}: corner {edge}\u00a0→ {next}\u00a0→ {end} turns counterclockwise, so {end} is in front of the edge.',
      },
      edgeReversed: {
        clockwise:
          'Edge {edge}–{next}: corner {edge}\u00a0→ {next}\u00a0→ {end} turns clockwise, but the corners run the other way. So {end} is in front of the edge.',
        straight:
          'Edge {edge}–{next}: corner {edge}\u00a0→ {next}\u00a0→ {end} does not turn, so {end} is on the line of the edge.',
        counterClockwise:
          'Edge {edge}–{next}: corner {edge}\u00a0→ {next}\u00a0→ {end} turns counterclockwise, as the corners run. So {end} is behind the edge.',
      },
      corner: {
        clockwise:
          'a\u00a0→ b\u00a0→ corner {corner} turns clockwise: the corner is to the right of the line of the path.',
        straight: 'a\u00a0→ b\u00a0→ corner {corner} does not turn: the corner is on the line of the path.',
        counterClockwise:
          'a\u00a0→ b\u00a0→ corner {corner} turns counterclockwise: the corner is to the left of the line of the path.',
      },
    },
    empty: 'Edge {edge}–{next}: both corners are in one place, so this edge rules nothing out.',
    inFront:
      'Edge {edge}–{next}: the whole path is in front of it, so the path misses the rectangle. No other edge needs a check.',
    inFrontReached:
      'Edge {edge}–{next}: no point of the path is behind it, so the path cannot enter the rectangle. At most it touches.',
    enters:
      'Edge {edge}–{next}: a is not behind it, but b is. The path enters {t:at}. Near, the latest entry, is now here.',
    entersEarlier:
      'Edge {edge}–{next}: a is not behind it, but b is. The path enters {t:at}. Near, the latest entry, stays at t\u00a0=\u00a0{near:3}.',
    leaves:
      'Edge {edge}–{next}: a is behind it, but b is not. The path leaves {t:at}. Far, the earliest exit, is now here.',
    leavesLater:
      'Edge {edge}–{next}: a is behind it, but b is not. The path leaves {t:at}. Far, the earliest exit, stays at t\u00a0=\u00a0{far:3}.',
    behind: 'Edge {edge}–{next}: both ends are behind it, so this edge rules nothing out.',
    crosses:
      'None of these lines keeps the path and the rectangle apart. From t\u00a0=\u00a0{near:3} to {far:3>near} the path is inside: it crosses.',
    touches:
      'The path never enters the rectangle but meets its boundary from t\u00a0=\u00a0{near:3} to {far:3>near}: it touches.',
    touchesOnce: 'The path never enters the rectangle but meets its boundary at t\u00a0=\u00a0{near:3}: it touches.',
    misses: 'The path and the rectangle have no point in common: the path misses.',
  },
  result: {
    startsInside: 'The path starts inside and leaves through {exit} {far:at}.',
    endsInside: 'The path enters through {enter} {near:at} and ends inside.',
    contained: 'The whole path is inside the rectangle and meets none of its edges.',
    touches: 'The path runs along the boundary from t\u00a0=\u00a0{near:3} to {far:3>near} but does not go in.',
    misses: {
      edge: 'The whole path stays in front of edge {edge}–{next}.',
      edgeReached:
        'The path never gets behind the line of edge {edge}–{next}, and reaches it only beside the rectangle.',
      corners: 'All four corners are to the {hand} of the line of the path.',
      inLine: 'The path and the rectangle are on one line, and one ends before the other begins.',
    },
  },
};
