// English: the scene minkowski.

export default {
  title: 'When do two moving shapes meet?',
  subtitle: 'Moving shapes',
  label: 'Two moving shapes A and B, the motion of A seen from B, and the Minkowski sum.',
  hint: 'Drag a shape, a corner, the tip of a motion or the point o',
  handles: {
    a: 'Shape A',
    'a.corner[]': 'Corner {n} of A',
    'a.radius': 'Radius of A',
    origin: 'Point o of A',
    b: 'Shape B',
    'b.corner[]': 'Corner {n} of B',
    'b.radius': 'Radius of B',
    view: 'View',
  },
  features: { rim: 'the rim' },
  owners: { a: 'A′', b: 'B', both: 'both A′ and B, which have one direction here' },
  toolbar: { field: 'Where would they meet?', near: 'meet', far: 'separate' },
  presets: {
    circles: 'Two circles',
    passes: 'Past it',
    tangent: 'Tangent',
    segment: 'A segment',
    short: 'Too short',
    alike: 'Same motion',
    atRest: 'B at rest',
    through: 'Both move',
    slides: 'Sliding along',
    slopes: 'Triangle and hexagon',
    round: 'Circle and slopes',
    alongSlope: 'Along a slope',
    corners: 'Corner to corner',
  },
  marks: {
    enter: 'meet t\u00a0=\u00a0{t:3}',
    exit: 'separate t\u00a0=\u00a0{t:3}',
    sum: 'Minkowski sum',
    sumAt: 'Minkowski sum, t\u00a0=\u00a0{t:3}',
    grown: 'B grown by A',
    grownAt: 'B grown by A, t\u00a0=\u00a0{t:3}',
    mirrored: 'A′',
  },
  steps: {
    relative: 'Seen from B, A moves by ({motionX}, {motionY}): the motion of A minus the motion of B.',
    minkowskiSum:
      'A and B overlap while o is in the Minkowski sum (B grown by A): all that A′ covers with its o in B. A′ is A rotated by 180° about o.',
    clip: {
      inFront: '{side} side of the sum: no point of the path of o is behind this line, so the boxes never overlap.',
      behind: '{side} side of the sum: the path of o never gets in front of this line, so this side rules nothing out.',
      enters: '{side} side of the sum: o enters {t:at}. Near, the latest entry, is here.',
      entersEarlier:
        '{side} side of the sum: o enters {t:at}. Near, the latest entry, stays at t\u00a0=\u00a0{near:3}.',
      leaves: '{side} side of the sum: o leaves {t:at}. Far, the earliest exit, is here.',
      leavesLater: '{side} side of the sum: o leaves {t:at}. Far, the earliest exit, stays at t\u00a0=\u00a0{far:3}.',
      crosses:
        'Near comes before far (t\u00a0=\u00a0{near:3} and {far:3>near}). Between these times o is inside the sum, and the boxes overlap.',
      touches: 'The point o never enters the sum but reaches its boundary: the boxes touch.',
      touchesAtOnce:
        'Near equals far (t\u00a0=\u00a0{near:3}), so o never enters the sum but reaches its boundary: the boxes touch.',
      misses: 'The point o never reaches the sum: the boxes stay apart.',
      missesOutOfOrder:
        'Far comes before near (t\u00a0=\u00a0{far:3} and {near:3>far}). So o leaves one half-plane before it enters another: the boxes stay apart.',
    },
    shapes: {
      sum: 'Seen from B, A moves by ({motionX}, {motionY}). The Minkowski sum has {edges} edges: those of B and of A′, in order of direction. A′ is A rotated by 180° about o.',
      sumRounded:
        'Seen from B, A moves by ({motionX}, {motionY}). The Minkowski sum has {edges} edges: those of B and A′ by direction, moved out by both radii, {radius}. A′ is A rotated by 180°.',
      sumOfPoints:
        'Seen from B, A moves by ({motionX}, {motionY}). The Minkowski sum is a circle: its radius is the sum of both, {radius}.',
      edge: 'Edge {n} of the sum comes from {owner}. Where is the path of o?',
      inFront: 'The whole path of o is in front of edge {n}, so A and B never overlap.',
      enters: 'At edge {n}, o enters {t:at}. Near, the latest entry, is here.',
      entersEarlier: 'At edge {n}, o enters {t:at}. Near, the latest entry, stays at t\u00a0=\u00a0{near:3}.',
      leaves: 'At edge {n}, o leaves {t:at}. Far, the earliest exit, is here.',
      leavesLater: 'At edge {n}, o leaves {t:at}. Far, the earliest exit, stays at t\u00a0=\u00a0{far:3}.',
      along: 'The path of o runs along edge {n}: A and B can only touch.',
      behind: 'The whole path of o is behind edge {n}, so this edge rules nothing out.',
      corner: 'There o is beyond the ends of the edges, so the circle around this corner decides.',
    },
    circles: {
      relative:
        'Seen from B, A moves by ({motionX}, {motionY}). Shrink A to its center, and grow B by the radius of A: B now has the radius {radius}.',
      startsInside:
        'The center of A starts inside the grown circle: the circles overlap, {depth:3} deep. The arrow shows the shortest way out.',
      startsOn: 'The center of A starts on the grown circle: the circles touch at the start.',
      startsOutside: 'The center of A starts outside the grown circle, {distance:3} from the center of B.',
      leadsAway: 'From there, the path comes no closer to B, so the circles never meet.',
      endsBefore:
        'The path ends {distance:3} from the center of B, outside and still coming closer. The motion ends before the circles meet.',
      closest:
        'The line of the path is closest to the center of B at t\u00a0=\u00a0{closest:3}: {distance:3} away. The grown circle has the radius {radius:3}.',
      enters: 'The path reaches the grown circle {t:at}: the circles meet.',
      leaves: 'The path leaves the grown circle {t:at}: the circles separate.',
      touchesLast: 'The path is last on the grown circle {t:at}.',
      crosses:
        'From t\u00a0=\u00a0{near:3} to {far:3>near} the center of A is inside the grown circle: the circles overlap.',
      touches: 'The center of A reaches the grown circle but does not go in: the circles touch.',
      misses: 'The center of A never reaches the grown circle: the circles stay apart.',
    },
    startsInside: 'A and B overlap from the start, {depth:3} deep. The arrow shows the shortest way out.',
    crosses: 'Between t\u00a0=\u00a0{near:3} and {far:3>near} o is inside the sum, and A and B overlap.',
    touches: 'The point o never enters the sum but reaches its boundary {near:at}: A and B touch.',
    misses: 'The point o never reaches the sum: A and B stay apart.',
    meets: {
      enters: 'The boxes meet {t:at}.',
      leaves: 'The boxes separate {t:at}.',
    },
  },
  result: {
    crosses: 'A hits {enter} of B {near:at} and separates from {exit} {far:at>near}.',
    startsInside: 'A starts {depth:3} deep in B and separates from {exit} {far:at}.',
    endsInside: 'A hits {enter} of B {near:at}, and they still overlap at the end.',
    contained: 'A and B overlap all the way, {depth:3} deep at the start.',
    touchesOnce: 'A touches {enter} of B {near:at} but does not go in.',
    touches: 'A touches B from t\u00a0=\u00a0{near:3} to {far:3>near} but does not go in.',
    misses: {
      leadsAway: 'Seen from B, A comes no closer than it is at the start: {distance:3} from center to center.',
      endsBefore: 'The motion ends with the centers {distance:3} apart, before the circles meet.',
      passes: 'Seen from B, the center of A passes at a distance of {distance:3}, more than the sum of the radii.',
      edge: 'Seen from B, the whole path of o stays in front of edge {n} of the sum, so A and B never meet.',
      sum: 'Seen from B, o passes beside the sum, so A and B never meet.',
      beside: 'Seen from B, the whole path of o stays {place} the sum, so A and B never meet.',
      reaches: 'Seen from B, o reaches the line of {side} of the sum but never gets behind it.',
      gap: 'Seen from B, o leaves the {lane} of the sum {far:at} and enters the {other} only {near:at>far}.',
    },
  },
};
