// English: the scene point.

export default {
  title: 'Is this point inside?',
  subtitle: 'Point in box, rectangle, circle',
  label: 'A point p, and a box, a rotated rectangle or a circle.',
  hint: 'Drag the point or the shape, or choose another shape',
  handles: {
    p: 'Point p',
    shape: 'Shape',
  },
  options: { box: 'Box', rectangle: 'Rotated rectangle', circle: 'Circle' },
  toolbar: { field: 'Where would it be inside?', fieldCross: 'inside', fieldTouch: 'boundary', fieldMiss: 'outside' },
  presets: {
    inside: 'Inside',
    outside: 'Outside',
    side: 'On a side',
    pastEdge: 'Past an edge',
    flat: 'Zero height',
    onCircle: 'On the circle',
    offCircle: 'Off by one bit',
  },
  contacts: { inside: 'Inside', boundary: 'Boundary', outside: 'Outside' },
  marks: {
    length: '{d}',
    squared: '{d}² {sign} {squared}',
    insideBarely: '< {d}',
    outsideBarely: '> {d}',
    rounded: '{squared} (rounded)',
  },
  steps: {
    inFront: '{side} side: p is {d} in front of this line, so it is outside the box. No other side needs a check.',
    on: '{side} side: p is on this line, so it is not inside the box. The other sides decide.',
    behind: '{side} side: p is {d} behind this line, so this side rules nothing out.',
    lies: {
      inside: 'p is behind all four lines: it is inside the box.',
      boundary: 'p is on a line and in front of none: it is on the boundary of the box.',
      outside: 'p is in front of that line: it is outside the box.',
    },
    turns: {
      clockwise:
        'Edge {edge}–{next}: corner {edge}\u00a0→ {next}\u00a0→ p turns clockwise, so p is behind this edge. It rules nothing out.',
      straight:
        'Edge {edge}–{next}: corner {edge}\u00a0→ {next}\u00a0→ p does not turn, so p is on the line of this edge. The other edges decide.',
      counterClockwise:
        'Edge {edge}–{next}: corner {edge}\u00a0→ {next}\u00a0→ p turns counterclockwise. So p is in front of this edge, and outside.',
    },
    corner: 'p is on the line of the rectangle, beyond corner {corner}. It counts only if it is at this corner.',
    offset: {
      rightDown: 'p is {across} to the right of the center and {down} below it. Squared and added: {squared}.',
      rightUp: 'p is {across} to the right of the center and {down} above it. Squared and added: {squared}.',
      leftDown: 'p is {across} to the left of the center and {down} below it. Squared and added: {squared}.',
      leftUp: 'p is {across} to the left of the center and {down} above it. Squared and added: {squared}.',
    },
    compares: {
      inside: 'The squared distance, {squared}, is less than the squared radius, {squaredRadius}.',
      insideBarely: 'The squared distance is less than the squared radius, but both round to {squared}.',
      boundary: 'The squared distance is exactly the squared radius, {squaredRadius}.',
      outside: 'The squared distance, {squared}, is more than the squared radius, {squaredRadius}.',
      outsideBarely: 'The squared distance is more than the squared radius, but both round to {squared}.',
    },
    inside: {
      rectangle: 'p is behind all four edges: it is inside the rectangle.',
      circle: 'p is closer to the center than the radius: it is inside the circle.',
    },
    boundary: {
      rectangle: 'p is on the line of an edge and in front of none: it is on the boundary of the rectangle.',
      corner: 'p is at that corner: it is on the boundary of the rectangle.',
      circle: 'p is as far from the center as the radius: it is on the circle.',
    },
    outside: {
      rectangle: 'p is in front of that edge: it is outside the rectangle.',
      corner: 'p is not at that corner: it is outside the rectangle.',
      circle: 'p is farther from the center than the radius: it is outside the circle.',
    },
  },
  result: {
    box: {
      inside: 'The point is behind all four lines.',
      boundary: 'The point is on {side} of the box.',
      outside: 'The point is {d} in front of the line of {side}.',
    },
    rectangle: {
      inside: 'The point is behind all four edges.',
      boundary: 'The point is on edge {edge}–{next} of the rectangle.',
      corner: 'The point is at corner {corner} of the rectangle.',
      outside: 'The point is in front of edge {edge}–{next}.',
    },
    flat: {
      boundary: 'The rectangle has no area, and the point is on it.',
      outside: 'The rectangle has no area, and the point is not on it.',
    },
    circle: {
      inside: 'The point is {distance} from the center, less than the radius, {radius}.',
      insideBarely: 'The point is just inside: its distance from the center and the radius both round to {radius}.',
      boundary: 'The point is exactly as far from the center as the radius, {radius}.',
      outside: 'The point is {distance} from the center, more than the radius, {radius}.',
      outsideBarely: 'The point is just outside: its distance from the center and the radius both round to {radius}.',
    },
  },
};
