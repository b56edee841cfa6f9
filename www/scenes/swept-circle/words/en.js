// English: the scene swept-circle.

export default {
  title: 'When does this circle hit the wall?',
  subtitle: 'Moving circle',
  label: 'A circle that moves from a to b, and a wall.',
  hint: 'Drag the circle, the tip of its motion, the wall or one of its corners',
  handles: {
    wall: 'Wall',
    'wall.corner[]': 'Corner {n} of the wall',
    'wall.radius': 'Radius of the wall',
    view: 'What grows by the radius',
  },
  options: { wall: 'The wall grows', path: 'The path grows' },
  presets: {
    corner: 'Corner',
    side: 'Side',
    past: 'Past a corner',
    square: 'Corner square',
    rolling: 'Rolling',
    published: 'Published example',
    far: 'Far away',
    slope: 'A slope',
    ramp: 'Rolling down a slope',
  },
  marks: {
    sum: 'grown wall',
    mirrored: '',
  },
  steps: {
    boundsApart:
      '{side} side of the grown wall: the whole box around the path is in front of this line. The circle misses, and nothing else needs a check.',
    boundsMeet: 'The box around the path reaches the grown wall, so nothing is decided yet.',
    grownBox: {
      inFront: '{side} side of the grown wall: no point of the path is behind this line.',
      behind:
        '{side} side of the grown wall: the path never gets in front of this line, so this side rules nothing out.',
      enters: '{side} side of the grown wall: the path enters {t:at}. Near, the latest entry, is here.',
      entersEarlier:
        '{side} side of the grown wall: the path enters {t:at}. Near, the latest entry, stays at t\u00a0=\u00a0{near:3}.',
      leaves: '{side} side of the grown wall: the path leaves {t:at}. Far, the earliest exit, is here.',
      leavesLater:
        '{side} side of the grown wall: the path leaves {t:at}. Far, the earliest exit, stays at t\u00a0=\u00a0{far:3}.',
      crosses:
        'Near comes before far (t\u00a0=\u00a0{near:3} and {far:3>near}). With square corners, the path would cross the grown wall. Now for the round corners.',
      touches: 'With square corners, the path would only touch the grown wall. Now for the round corners.',
      touchesAtOnce:
        'Near equals far (t\u00a0=\u00a0{near:3}): with square corners, the path would only touch the grown wall. Now for the round corners.',
      misses: 'The path misses the grown wall, even with square corners.',
      missesOutOfOrder:
        'Far comes before near (t\u00a0=\u00a0{far:3} and {near:3>far}). The path misses the grown wall, even with square corners.',
    },
    startsInside: 'The circle overlaps the wall from the start, {depth:3} deep. The arrow shows the shortest way out.',
    sideStrip: {
      enters: 'The center enters the grown wall straight in front of {feature}, so the circle hits that side {t:at}.',
      leaves: 'The center leaves the grown wall straight in front of {feature}, so the circle leaves that side {t:at}.',
    },
    cornerSquare: {
      enters:
        'The path enters inside the square at {corner}. The circle there (radius {radius}) decides: its center is {distance:3} from the line of the path.',
      leaves:
        'The path leaves inside the square at {corner}. The circle there (radius {radius}) decides: its center is {distance:3} from the line of the path.',
      starts:
        'The path starts in the square at {corner}. The circle there (radius {radius}) decides: its center is {distance:3} from the line of the path.',
      ends: 'The path ends in the square at {corner}. The circle there (radius {radius}) decides: its center is {distance:3} from the line of the path.',
    },
    cornerMissed:
      'The path never enters the circle around {corner}, so it never enters the grown wall. No other corner needs a check.',
    cornerMet: {
      enters: 'The path reaches the circle around {corner} {t:at}.',
      leaves: 'The path leaves the circle around {corner} {t:at}.',
    },
    crosses:
      'From t\u00a0=\u00a0{near:3} to {far:3>near} the center is inside the grown wall: the circle crosses the wall.',
    touches: 'The center reaches the boundary of the grown wall but does not go in: the circle touches the wall.',
    misses: 'The center never reaches the grown wall: the circle misses the wall.',
    shapes: {
      sum: 'The radius is 0, so the wall does not grow. It has {edges} edges.',
      sumRounded:
        'The wall grows by the radius of the circle: its {edges} edges move out by {radius}, and its corners become round.',
      sumOfPoints: 'The grown wall is a circle. Its radius is the sum of both, {radius}.',
      edge: 'Edge {n} of the grown wall. On which side of its line is the path?',
      inFront: 'The whole path is in front of edge {n}, so the circle misses. No other edge needs a check.',
      enters: 'At edge {n}, the path enters {t:at}. Near, the latest entry, is here.',
      entersEarlier: 'At edge {n}, the path enters {t:at}. Near, the latest entry, stays at t\u00a0=\u00a0{near:3}.',
      leaves: 'At edge {n}, the path leaves {t:at}. Far, the earliest exit, is here.',
      leavesLater: 'At edge {n}, the path leaves {t:at}. Far, the earliest exit, stays at t\u00a0=\u00a0{far:3}.',
      along: 'The path runs along edge {n}: the circle can only touch the wall.',
      behind: 'The whole path is behind edge {n}, so this edge rules nothing out.',
      corner: 'There the center is beyond the ends of the edges, so the circle around this corner decides.',
    },
  },
  result: {
    crosses: 'The circle hits {enter} {near:at} and leaves {exit} {far:at>near}.',
    startsInside: 'The circle starts {depth:3} deep in the wall and leaves {exit} {far:at}.',
    endsInside: 'The circle hits {enter} {near:at}, and still overlaps the wall at the end.',
    contained: 'The circle overlaps the wall all the way. At the start the overlap is {depth:3} deep.',
    touchesOnce: 'The circle touches {enter} {near:at} but does not go in.',
    touches: 'The circle touches the wall from t\u00a0=\u00a0{near:3} to {far:3>near} but does not go in.',
    misses: {
      edge: 'The whole path stays in front of edge {n} of the grown wall.',
      sum: 'The center passes beside the grown wall.',
      beside: 'The circle stays {place} the wall all the way.',
      reaches: 'The center reaches the line of {side} of the grown wall but never gets behind it.',
      gap: 'The center leaves the {lane} of the grown wall {far:at} and enters the {other} only {near:at>far}.',
      pastCorner: 'The center passes {corner} at a distance of {distance:3}, more than the radius, {radius}.',
      wouldPass: 'The center would pass {corner} at a distance of {distance:3}, more than the radius, {radius}.',
      endsBefore: 'The motion ends before the circle reaches {corner}.',
      startsPast: 'The circle starts past {corner} and moves away from it.',
    },
  },
};
