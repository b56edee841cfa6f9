// English: the words that all scenes share.

/** The handles of walls. */
export const walls = {
  'walls[]': 'Wall {n}',
  'walls[].left': 'Wall {n}, left side',
  'walls[].right': 'Wall {n}, right side',
  'walls[].top': 'Wall {n}, top side',
  'walls[].bottom': 'Wall {n}, bottom side',
};

export default {
  sides: { left: 'Left', right: 'Right', top: 'Top', bottom: 'Bottom' },
  features: {
    left: 'the left side',
    right: 'the right side',
    top: 'the top side',
    bottom: 'the bottom side',
    topLeft: 'the top left corner',
    topRight: 'the top right corner',
    bottomLeft: 'the bottom left corner',
    bottomRight: 'the bottom right corner',
  },
  places: { left: 'left of', right: 'right of', top: 'above', bottom: 'below' },
  lanes: { x: 'vertical strip', y: 'horizontal strip' },
  gap: { leaves: 'leaves the {lane}', enters: 'enters the {lane}' },
  hands: { clockwise: 'right', counterClockwise: 'left' },
  edges: {
    left: 'The left wall of the room',
    right: 'The right wall of the room',
    top: 'The top wall of the room',
    bottom: 'The bottom wall of the room',
    inner: 'its inner side',
  },
  contacts: { cross: 'Cross', touch: 'Touch', miss: 'Miss' },
  values: { digits: '{value:3}' },
  moments: {
    start: 'at the start',
    between: 'at t\u00a0=\u00a0{t:3}',
    end: 'at the end',
    later: 'a hair later',
  },
  figure: {
    told: '{verdict}. {sentence}',
    // Between two sentences.
    space: ' ',
    notLoaded:
      'Part of this figure could not be loaded. If the page was updated meanwhile, reload it; if not, check the connection and try again.',
    instructions:
      'Press Tab to reach a handle and the arrow keys to move it. Shift moves it ten times as far, Alt a tenth as far. Home puts it back.',
    walls: 'On a wall, Page Down and Page Up go to another one; Insert adds a wall and Delete removes it.',
    handle: '{name}, {x}, {y}',
    handleX: '{name}, {x}',
    handleY: '{name}, {y}',
    handleOf: '{name}, {number}',
    role: 'handle',
  },
  toolbar: {
    steps: 'Steps',
    first: 'First step',
    previous: 'Previous step',
    next: 'Next step',
    last: 'Last step',
    slider: 'Step',
    stepOf: '{step} of {count}',
    stepAt: 'Step {step}',
    motion: 'Motion',
    time: 'Time on the path',
    play: 'Play the motion',
    pause: 'Pause the motion',
    undo: 'Undo',
    redo: 'Redo',
    reset: 'Reset',
    near: 'enter',
    far: 'exit',
    share: 'Share',
  },
};
