// English: the scene walk.

export default {
  title: 'Why does my circle stick to walls?',
  subtitle: 'Walk',
  description:
    'Walk with the arrow keys. Exact tests slide along a tiled wall where naive ones stick, or go through it.',
  label: 'A room where a circle walks and slides along the walls.',
  hint: 'Walk with the arrow keys or the stick; drag walls as you go',
  walk: {
    label: 'Walk here: arrow keys, or W A S D',
    words: 'Walk with the stick, the arrow keys, W A S D or a gamepad.',
  },
  handles: {
    walker: 'Walker',
    'walker.radius': 'Radius',
    from: 'Last step from',
    motion: 'Last motion',
    wall1: 'Wall 1',
    wall2: 'Wall 2',
    wall3: 'Wall 3',
    wall4: 'Wall 4',
    wall5: 'Wall 5',
    wall6: 'Wall 6',
    pace: 'Pace',
    test: 'Tests',
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
    held: 'Blocked',
    inside: 'No room',
    sticks: 'Sticks',
    twoSides: 'Two sides',
    tunnels: 'Through',
  },
  panel: { first: 'hit 1', second: 'hit 2', end: 'end' },
  marks: { exact: 'exact' },
  steps: {
    startsInside: '{wall} overlaps the walker from the start, {depth:3} deep. The walker can only walk out.',
    leg: {
      first: 'Leg {leg} of the last step, a sixtieth of a second: from ({x}, {y}), by ({motionX}, {motionY}).',
      next: 'Leg {leg}: from ({x}, {y}) the motion left is ({motionX}, {motionY}).',
    },
    candidate: '{wall} would be hit {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}).',
    hits: {
      first: '{wall} comes first: the walker hits {feature} {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}).',
      together: '{wall} is hit at the same moment, at {feature}. The walls act together.',
    },
    turns: {
      slide: 'The wall takes away the part of the motion that points into it. The rest goes on along the wall.',
      limit: 'That was the last turn allowed. The walker stays here, with {left:%}\u00a0% of the step left.',
      stays: 'The walls block the way on. The walker stays here, with {left:%}\u00a0% of the step left.',
    },
    ends: {
      done: 'With exact tests the step ends at ({x}, {y}), outside every wall.',
      early:
        'With exact tests the walker stays at ({x}, {y}), outside every wall, with {left:%}\u00a0% of the step left.',
    },
  },
  result: {
    stands: 'The walker stands at ({x}, {y}). Use the stick or the arrow keys.',
    walks: 'Nothing is in the way. The walker is at ({x}, {y}).',
    slides: '{wall} is in the way. The walker slides along it to ({x}, {y}).',
    held: '{wall} blocks the way. The walker stays at ({x}, {y}).',
    inside: 'The walls leave no room for the walker.',
    sticks: '{wall}: naive tests hold the walker here; exact tests would let it walk on.',
    sticksAtTwo:
      '{wall}: naive tests report {one} and {two} at once, so the walker sticks. Exact tests would let it walk on.',
    twoSides: '{wall}: naive tests report {one} and {two} at once, though the walker hit one at most.',
    tunnels:
      '{wall} was in the way, but naive tests look only at where the step ends. The walker went straight through.',
  },
};
