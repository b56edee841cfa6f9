// English: the scene circles.

export default {
  title: 'When do two moving circles meet?',
  subtitle: 'Moving circles',
  label: 'Two moving circles, A and B, and the circle B grown by the radius of A, with the motion of A as B sees it.',
  hint: 'Drag a circle or the tip of a motion',
  handles: {
    a: 'Circle A',
    'a.radius': 'Radius of A',
    b: 'Circle B',
    'b.radius': 'Radius of B',
    view: 'View',
  },
  toolbar: { field: 'Where would they meet?', near: 'meet', far: 'separate' },
  presets: {
    tangent: 'Tangent',
    segment: 'A segment',
    short: 'Too short',
    alike: 'Same motion',
  },
  marks: {
    enter: 'meet t\u00a0=\u00a0{t:3}',
    exit: 'separate t\u00a0=\u00a0{t:3}',
    grown: 'B grown by A',
  },
  steps: {
    relative:
      'Seen from B, A moves by ({motionX}, {motionY}). Shrink A to its center, and grow B by the radius of A: B now has the radius {radius}.',
    path: {
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
  },
  result: {
    crosses: 'A meets B {near:at} and separates from it {far:at>near}.',
    startsInside: 'A starts {depth:3} deep in B and separates from it {far:at}.',
    endsInside: 'A meets B {near:at}, and they still overlap at the end.',
    contained: 'A and B overlap all the way. At the start the overlap is {depth:3} deep.',
    touchesOnce: 'A touches B {near:at} but does not go in.',
    touches: 'A touches B from t\u00a0=\u00a0{near:3} to {far:3>near} but does not go in.',
    misses: {
      leadsAway: 'Seen from B, A comes no closer than it is at the start: {distance:3} from center to center.',
      endsBefore: 'The motion ends with the centers {distance:3} apart, before the circles meet.',
      passes: 'Seen from B, the center of A passes at a distance of {distance:3}, more than the sum of the radii.',
    },
  },
};
