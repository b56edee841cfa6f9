// English: the scene half-planes.

export default {
  title: 'Half-planes',
  subtitle: 'Does this segment hit this box?',
  label: 'A segment from a to b and a box, taken as four half-planes.',
  hint: 'Drag an end, the box or one of its sides',
  handles: {
    a: 'Start a',
    b: 'End b',
    box: 'Box',
    left: 'Left side',
    right: 'Right side',
    top: 'Top side',
    bottom: 'Bottom side',
  },
  presets: {
    through: 'Through',
    past: 'Past it',
    along: 'Along a side',
    corner: 'A corner grazed',
    inside: 'From inside',
  },
  marks: {
    inFront: '{d} in front',
    behind: '{d} behind',
    onLine: 'on the line',
    t: 't {t:3}',
    enter: 'enter t {t:3}',
    exit: 'exit t {t:3}',
    touch: 'touch t {t:3}',
    near: 'near {t:3}',
    far: 'far {t:3}',
  },
  steps: {
    inFront:
      '{side}: no part of the path gets behind this line (a\u00a0{da}, b\u00a0{db}), so nothing of it is inside. The walk stops here.',
    behind: '{side}: both ends are behind the line (a\u00a0{da}, b\u00a0{db}), so it says nothing.',
    enters:
      '{side}: a is in front ({da}), b behind ({db}). The path enters at t\u00a0=\u00a0{t:3}, and near becomes {near:3}.',
    entersEarlier:
      '{side}: a is in front ({da}), b behind ({db}). The path enters at t\u00a0=\u00a0{t:3}; near is already {near:3} and stays.',
    leaves:
      '{side}: a is behind ({da}), b in front ({db}). The path leaves at t\u00a0=\u00a0{t:3}, and far becomes {far:3}.',
    leavesLater:
      '{side}: a is behind ({da}), b in front ({db}). The path leaves at t\u00a0=\u00a0{t:3}; far is already {far:3} and stays.',
    crosses:
      'near\u00a0{near:3} < far\u00a0{far:3}: in between, the path is behind all four lines at once. It crosses the box.',
    touches: 'The path stays out of the interior, yet it has a point on the boundary: it touches the box.',
    touchesOutOfOrder:
      'near\u00a0{near:3} ≥ far\u00a0{far:3}: no stretch is left for the interior, yet a point of the path is on the boundary. It touches the box.',
    misses: 'No point of the path is in the box or on its boundary: it misses.',
    missesOutOfOrder:
      'near\u00a0{near:3} ≥ far\u00a0{far:3}: the path leaves one half-plane before it enters another. It misses the box.',
  },
  result: {
    crosses: 'The path enters {enter} at t {near:3} and leaves {exit} at {far:3}.',
    startsInside: 'The path starts inside and leaves {exit} at t {far:3}.',
    endsInside: 'The path enters {enter} at t {near:3} and ends inside.',
    contained: 'The whole path is inside the box.',
    touchesOnce: 'The path touches {enter} at t {near:3} and goes no further in.',
    touches: 'The path runs along the boundary from t {near:3} to {far:3} without going in.',
    misses: 'The path misses the box.',
  },
};
