// English: the scene walk.

export default {
  title: 'Why does my circle stick to walls?',
  subtitle: 'Two walkers',
  label: 'A room with an exact and a naive walker.',
  hint: 'Click here and hold ↓ and →: watch the red circle go wrong',
  walk: {
    label: 'Walk here: arrow keys, or W A S D',
    touch: 'Push the stick ↘: watch the red circle go wrong',
    task: { keys: 'Click here and hold the arrow keys', touch: 'Push the stick' },
  },
  handles: {
    walker: 'Both walkers',
    'walker.radius': 'Radius',
    from: 'Start of the last timestep',
    motion: 'Motion of the last timestep',
    naive: 'Naive walker',
    naiveFrom: 'Naive walker: start of the last timestep',
  },
  presets: { seam: 'Stuck on a seam', corner: 'Jitter in a corner', tunnel: 'Through a wall', gap: 'Tight hallway' },
  contacts: {
    together: 'Together',
    apart: 'Apart',
    sticks: 'Sticks',
    short: 'Stops short',
    jitters: 'Jitters',
    through: 'Through',
  },
  marks: { exact: 'Exact', naive: 'Naive', naiveFailure: 'Naive: {verdict}', failure: '✕ {verdict}' },
  result: '{exact} {naive}',
  exact: {
    stands: 'The blue circle stands still.',
    walks: 'Nothing is in the way of the blue circle.',
    slides: 'The blue circle slides along the wall.',
    stops: 'The blue circle stops at the wall.',
    inside: 'The blue circle overlaps a wall and can only walk out.',
  },
  naive: {
    together: 'The red one is at the same place.',
    apart: 'The red one went wrong on the way: it is somewhere else.',
    sticks: 'The red one is stuck.',
    short: 'The red one stops before it reaches the wall.',
    jitters: 'The red one jumps back and forth.',
    through: 'The red one went through the wall.',
  },
};
