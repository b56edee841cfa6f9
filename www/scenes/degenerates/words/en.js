// English: the scene degenerates.

export default {
  title: 'Does it hit, down to the last bit?',
  subtitle: 'Exact cases',
  label:
    'A path from a to b beside the corner of a wall. A magnifier shows every point that doubles can store around the corner.',
  hint: 'Drag the corner to another dot',
  figure: {
    instructions:
      'Press Tab to reach a handle and the arrow keys to move it to the next dot. Shift moves it by ten dots. Home puts it back.',
  },
  handles: {
    box: 'Corner of the wall',
  },
  presets: {
    past: 'Just past',
    corner: 'Corner grazed',
    along: 'Along a side',
    noSize: 'Zero size',
    late: 'Time rounds to 1',
  },
  marks: {
    magnified: '{power} times larger: no points between the dots',
    magnifiedShort: '{power} times larger',
    sides: { left: 'left of the path', right: 'right of the path', on: 'on the line' },
    sidesShort: { left: 'left', right: 'right', on: 'on the line' },
    gap: '{gap} of a gap',
  },
  contacts: { hit: 'Hit' },
  panel: { rules: 'Rules' },
  rules: {
    rule: 'Rule',
    says: 'Says',
    exact: 'Exact (this library)',
    right: 'agrees',
    wrong: 'differs',
    like: 'Like {name}',
    source: 'Source of this rule: {name}',
    note: 'The rules of others are rewritten here and computed in doubles. They say only hit or miss, so Hit counts as right for a touch.',
    plain: { name: 'Plain arithmetic', about: 'Signed distances in doubles, with no tolerance.' },
    planes: {
      name: 'Stack Overflow (planes)',
      about: 'An end on the line of a side counts as in front of it: along a side is a miss, through a corner a hit.',
    },
    cuts: {
      name: 'Stack Overflow (region codes)',
      about: 'Cuts pieces off at the start until it is inside. Each cut rounds.',
    },
    edges: { name: 'Phaser', about: 'Tests the sides one by one. The left side excludes its upper corner.' },
    nearParallel: {
      name: 'Box2D',
      about:
        'If a path covers less than 1.2 · 10⁻⁷ in x or y, that counts as 0. A path that starts inside counts as a miss.',
    },
    halfOpen: { name: 'intersect', about: 'A hit at t = 1 counts as a miss.' },
    strict: {
      name: 'Ray Tracing in One Weekend',
      about: 'Near must be less than far, so a touch counts as a miss. Thin boxes are made thicker.',
    },
    noNan: { name: 'bvh', about: 'NaN counts as a miss.' },
    axes: {
      name: 'Real-Time Collision Detection',
      about: 'Tests three separating axes, the last one with a tolerance of 1.2 · 10⁻⁷.',
    },
  },
  steps: {
    inFront:
      '{side} side: the whole path is in front of this line (distances a\u00a0{da}, b\u00a0{db}), so it misses the wall. No other side needs a check.',
    inFrontReached:
      '{side} side: no point of the path is behind this line (distances a\u00a0{da}, b\u00a0{db}), so the path cannot enter. At most it touches.',
    behind:
      '{side} side: the path never gets in front of this line (distances a\u00a0{da}, b\u00a0{db}), so this side rules nothing out.',
    enters: '{side} side: the path enters at t\u00a0=\u00a0{t}. Near, the latest entry, is here.',
    entersEarlier: '{side} side: the path enters at t\u00a0=\u00a0{t}. Near stays at {near}, which is later.',
    entersBarelyEarlier:
      '{side} side: the path enters at t\u00a0=\u00a0{t}. Near stays: it rounds to the same double, but is later.',
    leaves: '{side} side: the path leaves at t\u00a0=\u00a0{t}. Far, the earliest exit, is here.',
    leavesLater: '{side} side: the path leaves at t\u00a0=\u00a0{t}. Far stays at {far}, which is earlier.',
    leavesBarelyLater:
      '{side} side: the path leaves at t\u00a0=\u00a0{t}. Far stays: it rounds to the same double, but is earlier.',
    crosses: 'The exact near comes before the exact far (rounded: {near} and {far}). The path crosses the wall.',
    crossesBarely: 'The exact near comes before the exact far, but both round to {near}. The path crosses the wall.',
    touches: 'The path reaches that line on the boundary of the wall, but never gets behind it: it touches the wall.',
    touchesAtOnce: 'The exact near equals the exact far (rounded: {near}). The path only touches the wall.',
    misses: 'The whole path stays in front of that line: it misses the wall.',
    missesReached: 'The path reaches that line, but not on the wall: it misses the wall.',
    missesOutOfOrder: 'The exact near comes after the exact far (rounded: {near} and {far}). The path misses the wall.',
    missesBarely: 'The exact near comes after the exact far, but both round to {near}. The path misses the wall.',
  },
  result: {
    near: {
      right:
        'The path passes above the corner, by {gap} of the gap between dots. Plain arithmetic agrees. Rules that disagree: {wrong} of {count}.',
      wrong:
        'The path passes above the corner, by {gap} of the gap between dots. Plain arithmetic says {plain}. Rules that disagree: {wrong} of {count}.',
    },
    miss: {
      right: 'The path misses the wall. Plain arithmetic agrees. Rules that disagree: {wrong} of {count}.',
      wrong: 'The path misses the wall. Plain arithmetic says {plain}. Rules that disagree: {wrong} of {count}.',
    },
    touch: {
      right:
        'The path touches the wall but does not go in. Plain arithmetic agrees. Rules that disagree: {wrong} of {count}.',
      wrong:
        'The path touches the wall but does not go in. Plain arithmetic says {plain}. Rules that disagree: {wrong} of {count}.',
    },
    cross: {
      right: 'The path crosses the wall. Plain arithmetic agrees. Rules that disagree: {wrong} of {count}.',
      wrong: 'The path crosses the wall. Plain arithmetic says {plain}. Rules that disagree: {wrong} of {count}.',
    },
  },
};
