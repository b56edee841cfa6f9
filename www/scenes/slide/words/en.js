// English: the scene slide.

import travels from '../../../locales/en/travels.js';

export default {
  title: 'Where does a sliding circle end?',
  subtitle: 'Sliding circle',
  label: 'A circle that moves among five walls and slides along the ones it hits.',
  hint: 'Drag the circle, the tip of its motion or a wall',
  handles: {
    response: 'At a wall',
  },
  options: {
    slide: 'Slide',
    stop: 'Stop',
    bounce: 'Bounce',
    halt: 'Stop at corners',
  },
  presets: {
    tiles: 'Floor of tiles',
    inner: 'Inner corner',
    round: 'Past a corner',
    wedge: 'Wedge',
  },
  ...travels,
  steps: {
    startsInside: '{wall} overlaps the circle from the start, {depth:3} deep, so the circle does not move.',
    leg: {
      first: 'Leg {leg}: from ({x}, {y}) the circle would move by ({motionX}, {motionY}) if no wall were in the way.',
      next: 'Leg {leg}: from ({x}, {y}) the remaining motion is ({motionX}, {motionY}).',
      still: 'Leg {leg}: the motion is zero, so the circle stays at ({x}, {y}).',
    },
    hits: {
      first: '{wall} is hit first on leg {leg}: the circle hits {feature} {t:at}.',
      together: '{wall} is hit at the same moment, at {feature}. Walls that are hit together act together.',
    },
    deflects: {
      slide: 'The wall takes away the part of the motion that points into it. The rest runs along the wall.',
      rests: 'The wall takes away all that is left of the motion. The circle comes to rest.',
      stop: 'The circle stops here, with {left:%} of its time left.',
      halts: 'This circle stops at corners. It stays here, with {left:%} of its time left.',
      limit: 'The hit limit is reached. The circle stays here, with {left:%} of its time left.',
      stays: 'Sliding along this wall would lead back, so the circle stays here, with {left:%} of its time left.',
    },
    ends: {
      done: 'The circle ends at ({x}, {y}), outside every wall, with no time left.',
      rests: 'The circle rests at ({x}, {y}), outside every wall.',
      unmoved: 'The circle stays at ({x}, {y}), where it began.',
      early: 'The circle stays at ({x}, {y}), with {left:%} of its time left.',
    },
  },
  result: {
    free: 'Nothing is in the way: the circle ends at ({x}, {y}).',
    slides: 'After {count} hits, the circle slides on and ends at ({x}, {y}).',
    slidesOnce: 'The circle hits one wall, slides on and ends at ({x}, {y}).',
    stays: 'After {count} hits, the circle stops at ({x}, {y}). What is left of its motion is too little to move it.',
    staysOnce:
      'The circle hits one wall and stops there, at ({x}, {y}). What is left of its motion is too little to move it.',
    rests: 'After {count} hits, the circle comes to rest at ({x}, {y}). Nothing is left of its motion.',
    restsOnce: 'The circle hits one wall and comes to rest at ({x}, {y}). Nothing is left of its motion.',
    stops: 'After {count} hits, the circle stops at ({x}, {y}), with {left:%} of its time left.',
    stopsOnce: 'The circle hits a wall and stops at ({x}, {y}), with {left:%} of its time left.',
    limit: 'The circle has reached the limit of {count} hits and stays at ({x}, {y}), with {left:%} of its time left.',
    back: 'The circle stops at ({x}, {y}), with {left:%} of its time left. {one} is in the way: sliding along it would lead back.',
    stuck: 'The circle is stuck at ({x}, {y}). {one} and {other} hold it: sliding along either leads into the other.',
    bounces: 'After {count} hits, the circle ends at ({x}, {y}).',
    bouncesOnce: 'The circle bounces once and ends at ({x}, {y}).',
    inside:
      'The circle starts {depth:3} deep in a wall. In this figure it stays there; by default, a slide pushes it out first. Dashed: the nearest free place.',
    enclosed:
      'The circle starts {depth:3} deep in a wall. In this figure it stays there. The shortest way out leads into another wall.',
  },
};
