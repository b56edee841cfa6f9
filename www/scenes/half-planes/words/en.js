// English: the scene half-planes.

export default {
  title: 'Does this segment hit the box?',
  subtitle: 'Half-planes',
  label: 'A segment from a to b, and a box made of four half-planes.',
  hint: 'Drag an end, the box or one of its sides',
  presets: {
    along: 'Along a side',
    corner: 'Through a corner',
    inside: 'From inside',
  },
  steps: {
    inFront:
      '{side} side: the whole path is in front of this line (distances a\u00a0{da}, b\u00a0{db}), so it misses the box. No other side needs a check.',
    inFrontReached:
      '{side} side: no point of the path is behind this line (distances a\u00a0{da}, b\u00a0{db}), so the path cannot enter the box. At most it touches.',
    behind:
      '{side} side: the path never gets in front of this line (distances a\u00a0{da}, b\u00a0{db}), so this side rules nothing out.',
    enters:
      '{side} side: a is not behind it ({da}), but b is ({db}). The path enters {when}. Near, the latest entry, is here.',
    entersEarlier:
      '{side} side: a is not behind it ({da}), but b is ({db}). The path enters {when}. Near, the latest entry, stays at t\u00a0=\u00a0{near:3}.',
    leaves:
      '{side} side: a is behind it ({da}), but b is not ({db}). The path leaves {when}. Far, the earliest exit, is here.',
    leavesLater:
      '{side} side: a is behind it ({da}), but b is not ({db}). The path leaves {when}. Far, the earliest exit, stays at t\u00a0=\u00a0{far:3}.',
    crosses:
      'Near comes before far (t\u00a0=\u00a0{near:3} and {far:3>near}). Between these times the path is behind all four lines: it crosses the box.',
    touches: 'The path reaches that line on the boundary of the box, but never gets behind it: it touches the box.',
    touchesAtOnce:
      'Near equals far (t\u00a0=\u00a0{near:3}): the path enters one half-plane at the very moment it leaves another. It only touches the box.',
    misses: 'The whole path stays in front of that line: it misses the box.',
    missesReached: 'The path reaches that line, but not on the box: it misses the box.',
    missesOutOfOrder:
      'Far comes before near (t\u00a0=\u00a0{far:3} and {near:3>far}). The path leaves one half-plane before it enters another: it misses the box.',
  },
  quotient: 'at t\u00a0=\u00a0{da}\u00a0/\u00a0({da}\u00a0+\u00a0{db}) = {t:3}',
  result: {
    startsInside: 'The path starts inside and leaves through {exit} {far:at}.',
    endsInside: 'The path enters through {enter} {near:at} and ends inside.',
    contained: 'The whole path is inside the box.',
    touches: 'The path runs along the boundary from t\u00a0=\u00a0{near:3} to {far:3>near} but does not go in.',
    misses: {
      beside: 'The whole path stays {place} the box.',
      reaches: 'The path reaches the line of {side} but never gets behind it.',
      gap: 'The path leaves the {lane} of the box {far:at} and enters the {other} only {near:at>far}.',
    },
  },
};
