// English: the scene point.

export default {
  title: 'Is this point inside the box?',
  subtitle: 'Point in box',
  label: 'A point p, and a box made of four half-planes.',
  hint: 'Drag the point, the box or one of its sides',
  handles: {
    p: 'Point p',
    box: 'Box',
    left: 'Left side',
    right: 'Right side',
    top: 'Top side',
    bottom: 'Bottom side',
  },
  presets: {
    inside: 'Inside',
    outside: 'Outside',
    side: 'On a side',
    corner: 'On a corner',
    line: 'On a line',
  },
  contacts: { inside: 'Inside', boundary: 'Boundary', outside: 'Outside' },
  marks: { inFront: '{d} in front', behind: '{d} behind', onLine: 'on the line' },
  steps: {
    inFront: '{side} side: p is {d} in front of this line, so it is outside the box. No other side needs a check.',
    on: '{side} side: p is on this line, so it is not inside the box. The other sides decide.',
    behind: '{side} side: p is {d} behind this line, so this side rules nothing out.',
    lies: {
      inside: 'p is behind all four lines: it is inside the box.',
      boundary: 'p is on a line and in front of none: it is on the boundary of the box.',
      outside: 'p is in front of that line: it is outside the box.',
    },
  },
  result: {
    inside: 'The point is behind all four lines.',
    boundary: 'The point is on {side} of the box.',
    outside: 'The point is {d} in front of the line of {side}.',
  },
};
