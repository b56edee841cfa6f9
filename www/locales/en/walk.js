// English: the scene walk.

export default {
  title: 'Walk',
  subtitle: 'Why does my circle stick to walls?',
  label: 'A room with walls, and a circle that walks through it and slides along them.',
  hint: 'Click the picture and walk with the arrow keys; drag a wall meanwhile',
  walk: {
    label: 'Walk here: arrow keys, or W A S D',
    words: 'Drag the stick, or click it and use the arrow keys or W A S D. A gamepad works, too.',
  },
  edge: 'The edge of the room',
  handles: {
    walker: 'Walker',
    'walker.radius': 'Radius',
    from: 'Last sweep from',
    motion: 'Last motion',
    wall1: 'Wall 1',
    wall2: 'Wall 2',
    wall3: 'Wall 3',
    wall4: 'Wall 4',
    wall5: 'Wall 5',
    wall6: 'Wall 6',
    pace: 'Pace',
    test: 'Which tests',
  },
  options: { walk: 'Walk', run: 'Run', dash: 'Dash', exact: 'Exact', naive: 'Naive' },
  presets: {
    room: 'Room',
    seam: 'Naive: two sides',
    tunnel: 'Naive: through a wall',
    gap: 'Tight gap',
    maze: 'Maze',
  },
  contacts: {
    stands: 'Stands',
    walks: 'Walks',
    slides: 'Slides',
    held: 'Held',
    inside: 'No room',
    sticks: 'Sticks',
    twoSides: 'Two sides',
    tunnels: 'Through',
  },
  panel: { first: 'hit 1', second: 'hit 2', end: 'end' },
  marks: { exact: 'exact' },
  steps: {
    startsInside: '{wall} is around the walker from the start, {depth:3} deep; it may only walk out.',
    leg: {
      first: 'Leg {leg} of the last sixtieth of a second: from ({x}, {y}), by ({motionX}, {motionY}).',
      next: 'Leg {leg}: from ({x}, {y}), by what is left, ({motionX}, {motionY}).',
    },
    candidate: '{wall} would be entered at t\u00a0=\u00a0{t:3} of this leg.',
    hits: {
      first: '{wall} comes first: it is met at {feature}, at t\u00a0=\u00a0{t:3} of the step.',
      together: '{wall} is hit at the same moment, at {feature}; both act together.',
    },
    turns: {
      slide: 'What would go into the wall is taken away; the rest goes on along it.',
      stays: 'No way leads on from here: the walker stays, with {left:3} of the step left.',
    },
    ends: {
      done: 'By exact tests the step ends at ({x}, {y}), in no wall.',
      early: 'By exact tests the walker stays at ({x}, {y}), in no wall; {left:3} of the step is left.',
    },
  },
  result: {
    stands: 'The walker stands at ({x}, {y}). Take the stick or the arrow keys.',
    walks: 'Nothing is in the way. The walker is at ({x}, {y}).',
    slides: '{wall} is in the way. The walker slides along it and is at ({x}, {y}).',
    held: 'No way leads on in this direction. The walker is held at ({x}, {y}).',
    inside: 'The walls leave no room for the walker.',
    sticks: '{wall}: naive tests hold the walker there, where exact ones let it walk on.',
    sticksAtTwo:
      '{wall}: naive tests report {one} and {two} at once, and the walker sticks. By exact ones it would walk on.',
    twoSides: '{wall}: naive tests report {one} and {two} at once, though no more than one was hit.',
    tunnels: '{wall} was on the way, but naive tests look at the end of the step alone: the walker has gone through.',
  },
};
