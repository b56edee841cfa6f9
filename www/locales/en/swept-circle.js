// English: the scene swept-circle.

export default {
  title: 'Moving circle',
  subtitle: 'When does this circle hit this wall, and where?',
  label: 'A circle that moves from a to b, and a wall.',
  hint: 'Drag the circle, the tip of its motion or the wall',
  handles: {
    circle: 'Circle',
    'circle.radius': 'Radius',
    motion: 'Motion',
    box: 'Wall',
    left: 'Left side',
    right: 'Right side',
    top: 'Top side',
    bottom: 'Bottom side',
    view: 'What grows by the radius',
  },
  options: { rounded: 'The wall grows', capsule: 'The path grows' },
  presets: {
    corner: 'Corner',
    side: 'Side',
    past: 'Past a corner',
    square: 'Corner square',
    rolling: 'Rolling',
    overlap: 'Overlapping',
    far: 'Far away',
  },
  marks: {
    inFront: '{d} in front',
    behind: '{d} behind',
    onLine: 'on the line',
    t: 't {t:3}',
    enter: 'enter t {t:3}',
    exit: 'exit t {t:3}',
    touch: 'touch t {t:3}',
    distance: '{d:3} away',
    pushOut: 'out by {depth:3}',
  },
  steps: {
    boundsApart:
      '{side}: the whole motion is in front of this side of the grown wall. Nothing more has to be asked: a cheap reject.',
    boundsMeet: 'The box around the motion meets the grown wall, so nothing is decided yet.',
    grownBox: {
      inFront: '{side} of the grown wall: no part of the path gets behind this line.',
      behind: '{side} of the grown wall: both ends are behind the line, so it says nothing.',
      enters: '{side} of the grown wall: the path enters at t\u00a0=\u00a0{t:3}, and near becomes {near:3}.',
      entersEarlier: '{side} of the grown wall: the path enters at t\u00a0=\u00a0{t:3}; near stays {near:3}.',
      leaves: '{side} of the grown wall: the path leaves at t\u00a0=\u00a0{t:3}, and far becomes {far:3}.',
      leavesLater: '{side} of the grown wall: the path leaves at t\u00a0=\u00a0{t:3}; far stays {far:3}.',
      crosses:
        'near\u00a0{near:3} < far\u00a0{far:3}: the path crosses the grown wall. Now its corners have to be rounded.',
      touches: 'The path touches the grown wall without going in.',
      touchesOutOfOrder: 'near\u00a0{near:3} ≥ far\u00a0{far:3}: the path only touches the grown wall.',
      misses: 'The path does not meet the grown wall.',
      missesOutOfOrder: 'near\u00a0{near:3} ≥ far\u00a0{far:3}: the path does not meet the grown wall.',
    },
    startsInside: 'The circle overlaps the wall from the start, {depth:3} deep; the arrow is the shortest way out.',
    sideStrip: {
      enters: 'The path comes in through a strip: the circle meets {feature} at t\u00a0=\u00a0{t:3}.',
      leaves: 'The path goes out through a strip: the circle leaves {feature} at t\u00a0=\u00a0{t:3}.',
    },
    cornerSquare: {
      enters:
        'On the way in, the square at {corner}: its circle decides. The line passes that corner {distance:3} away.',
      leaves:
        'On the way out, the square at {corner}: its circle decides. The line passes that corner {distance:3} away.',
    },
    cornerMissed:
      'The path does not get into the circle around {corner}, and so nowhere into the rounded wall: no other corner can matter.',
    cornerMet: {
      enters: 'The path meets the circle around {corner} at t\u00a0=\u00a0{t:3}.',
      leaves: 'The path leaves the circle around {corner} at t\u00a0=\u00a0{t:3}.',
    },
    crosses: 'From t\u00a0{near:3} to {far:3} the centre is inside the rounded wall: the circle crosses the wall.',
    touches: 'The centre has a point on the boundary of the rounded wall and none inside: the circle touches the wall.',
    misses: 'The centre stays outside the rounded wall: the circle misses the wall.',
  },
  result: {
    crosses: 'The circle meets {enter} at t {near:3} and leaves {exit} at {far:3}.',
    startsInside: 'The circle starts {depth:3} deep in the wall and leaves {exit} at t {far:3}.',
    endsInside: 'The circle meets {enter} at t {near:3}; its motion ends in the wall.',
    contained: 'The circle overlaps the wall all the way, at first {depth:3} deep.',
    touchesOnce: 'The circle touches {enter} at t {near:3} and goes no further in.',
    touches: 'The circle touches the wall from t {near:3} to {far:3} without going in.',
    misses: 'The circle misses the wall.',
  },
};
