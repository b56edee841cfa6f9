// English: the scene bounce.

export default {
  title: 'Where does a bouncing box end?',
  subtitle: 'Bouncing box',
  description: 'Drag a box in a room. It is mirrored at each wall and spends all of its time, at any frame rate.',
  label: 'A box that bounces among four walls in a room.',
  hint: 'Drag the box, the tip of its motion or a wall',
  handles: {
    mover: 'Box',
    'mover.left': 'Left side of the box',
    'mover.right': 'Right side of the box',
    'mover.top': 'Top side of the box',
    'mover.bottom': 'Bottom side of the box',
    motion: 'Motion',
    wall1: 'Wall 1',
    wall2: 'Wall 2',
    wall3: 'Wall 3',
    wall4: 'Wall 4',
    restitution: 'Restitution',
    turns: 'Bounces at most',
  },
  presets: {
    room: 'A room',
    channel: 'Channel',
    losing: 'Losing speed',
    limit: 'Two bounces at most',
    corner: 'Inner corner',
    free: 'Free',
    overlap: 'Overlapping',
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
  marks: { t: 't {t:3}', pushOut: 'out by {depth:3}', left: '{left:%}\u00a0% of the time left' },
  steps: {
    startsInside: '{wall} overlaps the box from the start, {depth:3} deep, so the box does not move.',
    leg: {
      first: 'Leg {leg}: from ({x}, {y}), by ({motionX}, {motionY}) if no wall is in the way.',
      next: 'Leg {leg}: on from ({x}, {y}), by ({motionX}, {motionY}) in the time left.',
    },
    candidate: '{wall} would be hit {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}).',
    hits: {
      first: '{wall} comes first: the box hits {feature} {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}).',
      together: '{wall} is hit at the same moment, at {feature}. The walls act together, once for each axis.',
    },
    turns: {
      bounce: 'The motion is mirrored at the wall: it is now ({motionX}, {motionY}) for a whole step.',
      bounceTimes:
        'The motion is mirrored at the wall and multiplied by {restitution}: it is now ({motionX}, {motionY}) for a whole step.',
      limit: 'That was the last bounce allowed. The box stays here, with {left:%}\u00a0% of its time left.',
    },
    ends: {
      done: 'The time is up. The top left corner of the box ends at ({x}, {y}).',
      early: 'The top left corner of the box stays at ({x}, {y}), with {left:%}\u00a0% of the time left.',
    },
  },
  result: {
    free: 'Nothing is in the way: the top left corner of the box ends at ({x}, {y}).',
    bounces: 'The box bounces off walls {count} times, and its top left corner ends at ({x}, {y}).',
    bouncesOnce: 'The box bounces once, and its top left corner ends at ({x}, {y}).',
    stops:
      'After {count} hits the limit is reached: the box stays at ({x}, {y}), with {left:%}\u00a0% of its time left.',
    stopsOnce:
      'After one hit the limit is reached: the box stays at ({x}, {y}), with {left:%}\u00a0% of its time left.',
    inside:
      'The box overlaps a wall from the start, {depth:3} deep, and does not move. The dotted box shows the nearest free place.',
  },
};
