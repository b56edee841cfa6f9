// English: the scene degenerates.

export default {
  title: 'Does it hit, to the last bit?',
  subtitle: 'Exact cases',
  description:
    'Move a path by one step of the last bit, under a magnifier that shows single numbers, and see which rules still tell a hit from a miss.',
  label:
    'A path from a to b beside the corner of a wall. Magnifiers show the numbers that a computer has around the corner and around both ends.',
  hint: 'Drag a dot in a magnifier, or use the arrow keys: one step of the last bit; with Shift 10',
  figure: {
    instructions:
      'Press Tab to reach a handle and the arrow keys to move it by one step of the last bit. Shift moves it ten steps. Home puts it back.',
  },
  handles: {
    a: 'Start a',
    b: 'End b',
    box: 'Corner of the wall',
    other: 'Second wall',
    'other.right': 'Second wall, right side',
    'other.top': 'Second wall, top side',
    walls: 'Walls',
  },
  options: { one: 'One wall', two: 'Two walls' },
  presets: {
    past: 'Just past',
    corner: 'Corner grazed',
    cut: 'Corner cut',
    along: 'Along a side',
    noLength: 'No length',
    noSize: 'No size',
    late: 'Time rounds to 1',
    seam: 'Seam',
    hair: 'A hair apart',
    huge: 'Largest numbers',
    tiny: 'Smallest numbers',
  },
  marks: {
    exact: 'exact: {verdict}',
    plainRight: 'plain: {verdict} ✓',
    plainWrong: 'plain: {verdict} ✗',
    around: 'around {name}',
    magnified: '{power} times larger: these points are all there are',
    magnifiedShort: '{power} ×',
    gap: '{gap} step',
  },
  contacts: { hit: 'Hit' },
  walls: { only: '', first: 'Wall 1. ', second: 'Wall 2. ' },
  panel: { rules: 'Rules' },
  pad: {
    label: 'One step of the last bit',
    left: 'One step left',
    up: 'One step up',
    down: 'One step down',
    right: 'One step right',
  },
  rules: {
    rule: 'Rule',
    says: 'Says',
    exact: 'Exact (this library)',
    right: 'agrees',
    wrong: 'differs',
    like: 'Like {name}',
    source: 'Where to read the rule: {name}',
    note: 'The rules of others are written anew and computed in doubles. They tell hits from misses only, so a touch counts as a hit.',
    hits: {
      none: 'Miss',
      only: 'Hit',
      both: 'Hit, hit',
      first: 'Hit, miss',
      second: 'Miss, hit',
      neither: 'Miss, miss',
    },
    plain: { name: 'Plain arithmetic', about: 'The portable lines: signed distances in doubles, with no tolerance.' },
    edges: { name: 'Phaser', about: 'Tries edge after edge. The left edge ends below its upper corner.' },
    nearParallel: {
      name: 'Box2D',
      about: 'An extent below 1.2 · 10⁻⁷ counts as parallel. A path that starts inside is no hit.',
    },
    halfOpen: { name: 'intersect', about: 'A hit at t = 1 comes too late.' },
    strict: {
      name: 'Ray Tracing in One Weekend',
      about: 'Times must strictly overlap, so a touch is no hit. Thin boxes are made thicker.',
    },
    noNan: { name: 'bvh', about: 'A result that is not a number is no hit.' },
    axes: { name: 'Real-Time Collision Detection', about: 'Three axes, the last with a tolerance of 1.2 · 10⁻⁷.' },
  },
  steps: {
    inFront:
      '{wall}{side} side: no point of the path is behind this line (distances a\u00a0{da}, b\u00a0{db}), so the path cannot enter. The other sides need no check.',
    behind:
      '{wall}{side} side: the path never gets in front of this line (distances a\u00a0{da}, b\u00a0{db}), so this side rules nothing out.',
    enters: '{wall}{side} side: the path enters at t\u00a0=\u00a0{t}, and near becomes {near}.',
    entersEarlier: '{wall}{side} side: the path enters at t\u00a0=\u00a0{t}; near stays at {near}, which is later.',
    leaves: '{wall}{side} side: the path leaves at t\u00a0=\u00a0{t}, and far becomes {far}.',
    leavesLater: '{wall}{side} side: the path leaves at t\u00a0=\u00a0{t}; far stays at {far}, which is earlier.',
    crosses: '{wall}The exact near comes before the exact far (rounded: {near} and {far}). The path crosses the wall.',
    touches: '{wall}The path does not enter the wall, but it lies on its boundary. It touches the wall.',
    touchesOutOfOrder:
      '{wall}The exact near is not before the exact far (rounded: {near} and {far}), but the path meets the boundary. It touches the wall.',
    misses: '{wall}No point of the path is in the wall or on its boundary. It misses the wall.',
    missesOutOfOrder:
      '{wall}The exact near comes after the exact far (rounded: {near} and {far}). The path misses the wall.',
  },
  result: {
    near: {
      right:
        'The path passes the corner {gap} of a step away. Plain arithmetic agrees. Rules that differ: {wrong} of {count}.',
      wrong:
        'The path passes the corner {gap} of a step away. Plain arithmetic cannot see it and says {plain}. Rules that differ: {wrong} of {count}.',
    },
    miss: {
      right: 'The path does not meet the wall. Plain arithmetic agrees. Rules that differ: {wrong} of {count}.',
      wrong: 'The path does not meet the wall. Plain arithmetic says {plain}. Rules that differ: {wrong} of {count}.',
    },
    touch: {
      right:
        'The path touches the wall but does not go in. Plain arithmetic agrees. Rules that differ: {wrong} of {count}.',
      wrong: 'The path touches the wall. Plain arithmetic says {plain}. Rules that differ: {wrong} of {count}.',
    },
    cross: {
      right: 'The path goes into the wall. Plain arithmetic agrees. Rules that differ: {wrong} of {count}.',
      wrong: 'The path goes into the wall. Plain arithmetic says {plain}. Rules that differ: {wrong} of {count}.',
    },
    two: {
      right: 'Wall 1: {first}. Wall 2: {second}. Plain arithmetic agrees. Rules that differ: {wrong} of {count}.',
      wrong: 'Wall 1: {first}. Wall 2: {second}. Plain arithmetic differs. Rules that differ: {wrong} of {count}.',
    },
  },
};
