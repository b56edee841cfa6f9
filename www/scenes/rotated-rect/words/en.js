// English: the scene rotated-rect.

export default {
  title: 'Does this segment hit a rotated rectangle?',
  subtitle: 'Rotated rectangle',
  label: 'A segment from a to b, and a rectangle that you can rotate, with numbered corners.',
  hint: 'Drag an end, the shape, its knob or its corners',
  handles: {
    rectangle: 'Shape',
    'rectangle.corner[]': 'Corner {n}',
  },
  options: { rectangle: 'Rectangle' },
  presets: {
    corner: 'Past a corner',
    inside: 'Inside',
    along: 'Along an edge',
    flat: 'Zero width',
    inLine: 'On one line, apart',
    octagon: 'Octagon',
  },
  features: {
    edge: 'edge {edge}–{next}',
    corner: 'corner {corner}',
  },
  steps: {
    turns: {
      edge: {
        clockwise:
          'Edge {edge}–{next}: corner {edge}\u00a0→ {next}\u00a0→ {end} turns clockwise, so {end} is behind the edge.',
        straight:
          'Edge {edge}–{next}: corner {edge}\u00a0→ {next}\u00a0→ {end} does not turn, so {end} is on the line of the edge.',
        counterClockwise:
          'Edge {edge}–{next}: corner {edge}\u00a0→ {next}\u00a0→ {end} turns counterclockwise, so {end} is in front of the edge.',
      },
      corner: {
        clockwise:
          'a\u00a0→ b\u00a0→ corner {corner} turns clockwise: the corner is to the right of the line of the path.',
        straight: 'a\u00a0→ b\u00a0→ corner {corner} does not turn: the corner is on the line of the path.',
        counterClockwise:
          'a\u00a0→ b\u00a0→ corner {corner} turns counterclockwise: the corner is to the left of the line of the path.',
      },
    },
    inFront:
      'Edge {edge}–{next}: the whole path is in front of it, so the path misses the shape. No other edge needs a check.',
    enters:
      'Edge {edge}–{next}: the path runs inward and meets the line of this edge {t:at}. Near, the latest entry, is here.',
    entersEarlier:
      'Edge {edge}–{next}: the path runs inward and meets the line of this edge {t:at}. Near, the latest entry, stays at t\u00a0=\u00a0{near:3}.',
    leaves:
      'Edge {edge}–{next}: the path runs outward and meets the line of this edge {t:at}. Far, the earliest exit, is here.',
    leavesLater:
      'Edge {edge}–{next}: the path runs outward and meets the line of this edge {t:at}. Far, the earliest exit, stays at t\u00a0=\u00a0{far:3}.',
    along:
      'Edge {edge}–{next}: the whole path is on the line of this edge, so the path cannot enter the shape. At most it touches.',
    behind: 'Edge {edge}–{next}: both ends are behind it, so this edge rules nothing out.',
    corner:
      'The path and the shape are on one line, and a is beyond corner {corner}. So they meet only if the path reaches this corner.',
    startsInside: 'a is inside the shape. The shortest way out is {depth} long.',
    crosses:
      'None of these lines keeps the path and the shape apart. From t\u00a0=\u00a0{near:3} to {far:3>near} the path is inside: it crosses.',
    touches:
      'The path never enters the shape but meets its boundary from t\u00a0=\u00a0{near:3} to {far:3>near}: it touches.',
    touchesOnce: 'The path never enters the shape but meets its boundary at t\u00a0=\u00a0{near:3}: it touches.',
    misses: 'The path and the shape have no point in common: the path misses.',
  },
  result: {
    startsInside: 'The path starts inside and leaves through {exit} {far:at}.',
    endsInside: 'The path enters through {enter} {near:at} and ends inside.',
    contained: 'The whole path is inside the shape and meets none of its edges.',
    touches: 'The path runs along the boundary from t\u00a0=\u00a0{near:3} to {far:3>near} but does not go in.',
    misses: {
      edge: 'The whole path stays in front of edge {edge}–{next}.',
      corners: 'All corners are to the {hand} of the line of the path.',
      inLine: 'The path and the shape are on one line, and one ends before the other begins.',
    },
  },
};
