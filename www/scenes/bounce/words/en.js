// English: the scene bounce.

import travels from '../../../locales/en/travels.js';

export default {
  title: 'Where does a bouncing box end?',
  subtitle: 'Bouncing box',
  label: 'A box that bounces among four walls in a room.',
  hint: 'Drag the box, the tip of its motion or a wall',
  handles: {
    mover: 'Box',
    'mover.left': 'Left side of the box',
    'mover.right': 'Right side of the box',
    'mover.top': 'Top side of the box',
    'mover.bottom': 'Bottom side of the box',
  },
  presets: {
    room: 'Room',
    channel: 'Channel',
    losing: 'Losing speed',
    corner: 'Inner corner',
  },
  ...travels,
  toolbar: {
    ...travels.toolbar,
    field: 'How many times would it bounce?',
    fieldCross: '1, 2, 3, 4 or more bounces',
    fieldShade: '',
  },
  marks: { left: '{left:%} of the time left' },
  steps: {
    startsInside: '{wall} overlaps the box from the start, {depth:3} deep, so the box does not move.',
    leg: {
      first:
        'Leg {leg}: with its top left corner at ({x}, {y}), the box would move by ({motionX}, {motionY}) if no wall were in the way.',
      next: 'Leg {leg}: with the top left corner at ({x}, {y}), the remaining motion is ({motionX}, {motionY}).',
      still: 'Leg {leg}: the motion is zero, so the top left corner stays at ({x}, {y}).',
    },
    hits: {
      first: '{wall} is hit first on leg {leg}: the box hits {feature} {t:at}.',
      together: '{wall} is hit at the same moment, at {feature}. Each direction is flipped only once.',
    },
    deflects: {
      rests: 'With a restitution of 0 nothing is left of the motion. The box comes to rest.',
      limit: 'The bounce limit is reached. The box stays here, with {left:%} of its time left.',
    },
    ends: {
      done: 'The time is up. The top left corner of the box ends at ({x}, {y}).',
      rests: 'The top left corner of the box rests at ({x}, {y}).',
      unmoved: 'The top left corner of the box stays at ({x}, {y}), where it began.',
      early: 'The top left corner of the box stays at ({x}, {y}), with {left:%} of the time left.',
    },
  },
  result: {
    free: 'Nothing is in the way: the top left corner of the box ends at ({x}, {y}).',
    bounces: 'After {count} hits, the top left corner of the box ends at ({x}, {y}).',
    bouncesOnce: 'The box bounces once, and its top left corner ends at ({x}, {y}).',
    limit:
      'After {count} hits, the limit is reached: the top left corner of the box stays at ({x}, {y}), with {left:%} of the time left.',
    inside:
      'The box overlaps a wall from the start, {depth:3} deep, and does not move. The dashed box shows the nearest free place.',
    enclosed:
      'The box overlaps a wall from the start, {depth:3} deep, and does not move. The shortest way out leads into another wall.',
  },
};
