// English: the scene swept-circle.

export default {
  title: 'When does this circle hit the wall?',
  subtitle: 'Moving circle',
  label: 'A circle that moves from a to b, and one wall or several.',
  hint: 'Drag the circle, the tip of its motion or a wall',
  handles: {
    view: 'What grows by the radius',
  },
  options: { rounded: 'The wall grows', capsule: 'The path grows' },
  presets: {
    corner: 'Corner',
    side: 'Side',
    past: 'Past a corner',
    square: 'Corner square',
    rolling: 'Rolling',
    published: 'Published example',
    far: 'Far away',
    several: 'Several walls',
  },
  steps: {
    boundsApart:
      '{side} side of the grown wall: the whole box around the path is in front of this line. The circle misses, and nothing else needs a check.',
    boundsMeet: 'The box around the path reaches the grown wall, so nothing is decided yet.',
    grownBox: {
      inFront: '{side} side of the grown wall: no point of the path is behind this line.',
      behind:
        '{side} side of the grown wall: the path never gets in front of this line, so this side rules nothing out.',
      enters: '{side} side of the grown wall: the path enters {t:at}. Near, the latest entry, is now here.',
      entersEarlier:
        '{side} side of the grown wall: the path enters {t:at}. Near, the latest entry, stays at t\u00a0=\u00a0{near:3}.',
      leaves: '{side} side of the grown wall: the path leaves {t:at}. Far, the earliest exit, is now here.',
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
    among: {
      stage: '{wall}. {says}',
      first: '{wall} is hit first. {says}',
      firstSoFar: '{wall} is first so far. {says}',
      together: '{wall} is hit at the same moment. {says}',
      later: '{wall} would be hit later. {says}',
      missed: '{wall} is missed. {says}',
      ends: 'Of {count} walls, {wall} is hit first, {t:at}.',
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
      beside: 'The circle stays {place} the wall all the way.',
      reaches: 'The center reaches the line of {side} of the grown wall but never gets behind it.',
      gap: 'The center leaves the {lane} of the grown wall {far:at} and enters the {other} only {near:at>far}.',
      pastCorner: 'The center passes {corner} at a distance of {distance:3}, more than the radius, {radius}.',
      wouldPass: 'The center would pass {corner} at a distance of {distance:3}, more than the radius, {radius}.',
      endsBefore: 'The motion ends before the circle reaches {corner}.',
      startsPast: 'The circle starts past {corner} and moves away from it.',
    },
    among: {
      first: '{wall} is hit first. {says}',
      together: '{wall} is hit first. {says} Also hit at that moment: {more}.',
      missed: 'The circle misses all {count} walls.',
    },
  },
};
