// English: the scene slide.

export default {
  title: 'Where does a sliding circle end?',
  subtitle: 'Sliding circle',
  description:
    'Drag a circle among walls. It stops, slides or bounces, and never ends inside a wall. No epsilon is needed.',
  label: 'A circle that moves among five walls and slides along the ones it hits.',
  hint: 'Drag the circle, the tip of its motion or a wall',
  handles: {
    circle: 'Circle',
    'circle.radius': 'Radius',
    motion: 'Motion',
    wall1: 'Wall 1',
    wall2: 'Wall 2',
    wall3: 'Wall 3',
    wall4: 'Wall 4',
    wall5: 'Wall 5',
    response: 'At a wall',
    corner: 'At a corner',
  },
  options: {
    slide: 'Slide',
    stop: 'Stop',
    bounce: 'Bounce',
    round: 'Slide around corners',
    halt: 'Stop at corners',
  },
  presets: {
    tiles: 'Floor of tiles',
    inner: 'Inner corner',
    round: 'Around a corner',
    dead: 'Stop dead',
    wedge: 'Wedge',
    overlap: 'Overlapping',
    bounce: 'Bounce',
  },
  toolbar: {
    near: 'hit',
    far: 'end',
    field: 'Where would it end?',
    fieldCross: 'meets a wall; the stronger, the farther from the tip it ends',
    fieldTouch: 'starts in a wall',
    fieldMiss: 'free all the way',
  },
  panel: { first: 'hit 1', second: 'hit 2', end: 'end' },
  marks: { t: 't {t:3}', pushOut: 'out by {depth:3}' },
  steps: {
    startsInside: '{wall} overlaps the circle from the start, {depth:3} deep, so the circle does not move.',
    leg: {
      first: 'Leg {leg}: from ({x}, {y}) the circle would move by ({motionX}, {motionY}) if no wall were in the way.',
      next: 'Leg {leg}: from ({x}, {y}) the motion left is ({motionX}, {motionY}).',
    },
    candidate: '{wall} would be hit {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}).',
    hits: {
      first: '{wall} comes first: the circle hits {feature} {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}).',
      together: '{wall} is hit at the same moment, at {feature}. The walls act together.',
    },
    turns: {
      slide: 'The wall takes away the part of the motion that points into it. The rest goes on along the wall.',
      bounce: 'The motion is mirrored at the wall: it is now ({motionX}, {motionY}) for a whole step.',
      stop: 'The circle stops here, with {left:%}\u00a0% of its time left.',
      halts: 'This circle stops at corners. It stays here, with {left:%}\u00a0% of its time left.',
      limit: 'That was the last turn allowed. The circle stays here, with {left:%}\u00a0% of its time left.',
      stays:
        'Sliding along this wall would lead back, so the circle stays here, with {left:%}\u00a0% of its time left.',
    },
    ends: {
      done: 'The circle ends at ({x}, {y}), outside every wall, with no time left.',
      early: 'The circle ends at ({x}, {y}), with {left:%}\u00a0% of its time left.',
    },
  },
  result: {
    free: 'Nothing is in the way: the circle ends at ({x}, {y}).',
    slides: 'After {count} hits the circle slides on along the walls and ends at ({x}, {y}).',
    slidesOnce: 'The circle hits one wall, slides along it and ends at ({x}, {y}).',
    stops: 'After {count} hits the circle stops at ({x}, {y}), with {left:%}\u00a0% of its time left.',
    stopsOnce: 'The circle hits a wall and stops at ({x}, {y}), with {left:%}\u00a0% of its time left.',
    bounces: 'The circle bounces off walls {count} times and ends at ({x}, {y}).',
    bouncesOnce: 'The circle bounces once and ends at ({x}, {y}).',
    inside:
      'The circle overlaps a wall from the start, {depth:3} deep, and does not move. The dotted circle shows the nearest free place.',
  },
};
