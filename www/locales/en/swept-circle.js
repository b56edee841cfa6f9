// English: the scene swept-circle.

import { wallNames } from '../walls.js';
import { wallSides } from './index.js';

export default {
  title: 'When does this circle hit the wall?',
  subtitle: 'Moving circle',
  description:
    'Drag a moving circle and a wall. Grow the wall by the radius, and the circle becomes a point on a path.',
  label: 'A circle that moves from a to b, and one wall or several.',
  hint: 'Drag the circle, the tip of its motion or the wall',
  handles: {
    circle: 'Circle',
    'circle.radius': 'Radius',
    motion: 'Motion',
    ...wallNames('Wall {n}', wallSides),
    box: 'Wall 1',
    left: 'Wall 1, left side',
    right: 'Wall 1, right side',
    top: 'Wall 1, top side',
    bottom: 'Wall 1, bottom side',
    view: 'What grows by the radius',
  },
  options: { rounded: 'The wall grows', capsule: 'The path grows' },
  presets: {
    corner: 'Corner',
    side: 'Side',
    past: 'Past a corner',
    square: 'Corner square',
    rolling: 'Rolling',
    overlap: 'Overlapping',
    far: 'Far away',
    several: 'Several walls',
  },
  marks: {
    inFront: '{d} in front',
    behind: '{d} behind',
    onLine: 'on the line',
    t: 't {t:3}',
    enter: 'enter t {t:3}',
    exit: 'exit t {t:3}',
    touch: 'touch t {t:3}',
    distance: '{d:3} away',
    pushOut: 'out by {depth:3}',
  },
  steps: {
    boundsApart:
      '{side} side of the grown wall: the box around the path is in front of it. The circle cannot hit, and nothing else needs a check: a cheap reject.',
    boundsMeet: 'The box around the path meets the grown wall, so nothing is decided yet.',
    grownBox: {
      inFront: '{side} side of the grown wall: no point of the path is behind this line.',
      behind:
        '{side} side of the grown wall: the path never gets in front of this line, so this side rules nothing out.',
      enters:
        '{side} side of the grown wall: the path enters {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}): near, the latest entry, is now {near:3}.',
      entersEarlier:
        '{side} side of the grown wall: the path enters {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}); near stays at {near:3}, which is later.',
      leaves:
        '{side} side of the grown wall: the path leaves {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}): far, the earliest exit, is now {far:3}.',
      leavesLater:
        '{side} side of the grown wall: the path leaves {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}); far stays at {far:3}, which is earlier.',
      crosses: 'near\u00a0{near:3} < far\u00a0{far:3}: the path crosses the grown wall. Now round off its corners.',
      touches: 'The path touches the grown wall but does not go in.',
      touchesOutOfOrder: 'near\u00a0{near:3} ≥ far\u00a0{far:3}: the path only touches the grown wall.',
      misses: 'The path misses the grown wall.',
      missesOutOfOrder:
        'near\u00a0{near:3} ≥ far\u00a0{far:3}: the path leaves one half-plane before it enters another. It misses the grown wall.',
    },
    startsInside: 'The circle overlaps the wall from the start, {depth:3} deep. The arrow shows the shortest way out.',
    sideStrip: {
      enters:
        'The path comes in opposite {feature}: the circle hits that side {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}).',
      leaves:
        'The path goes out opposite {feature}: the circle leaves that side {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}).',
    },
    cornerSquare: {
      enters:
        'The path comes in through the square at {corner}. The circle around that corner decides; its center is {distance:3} from the line.',
      leaves:
        'The path goes out through the square at {corner}. The circle around that corner decides; its center is {distance:3} from the line.',
    },
    cornerMissed:
      'The path never enters the circle around {corner}, so it never enters the rounded wall. No other corner can matter.',
    cornerMet: {
      enters: 'The path meets the circle around {corner} {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}).',
      leaves: 'The path leaves the circle around {corner} {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}).',
    },
    crosses:
      'From t\u00a0=\u00a0{near:3} to {far:3} the center is inside the rounded wall: the circle crosses the wall.',
    touches: 'The center reaches the boundary of the rounded wall but never its inside: the circle touches the wall.',
    misses: 'The center never reaches the rounded wall: the circle misses the wall.',
    among: {
      stage: '{wall}. {says}',
      first: '{wall} is met first. {says}',
      together: '{wall} is met at the same moment. {says}',
      later: '{wall} would be met later. {says}',
      missed: '{wall} is missed. {says}',
    },
  },
  result: {
    crosses:
      'The circle hits {enter} {near:%}\u00a0% of the way (t\u00a0=\u00a0{near:3}) and leaves {exit} at {far:%}\u00a0% (t\u00a0=\u00a0{far:3}).',
    startsInside:
      'The circle starts {depth:3} deep in the wall and leaves {exit} {far:%}\u00a0% of the way (t\u00a0=\u00a0{far:3}).',
    endsInside:
      'The circle hits {enter} {near:%}\u00a0% of the way (t\u00a0=\u00a0{near:3}), and its motion ends in the wall.',
    contained: 'The circle overlaps the wall all the way. At the start the overlap is {depth:3} deep.',
    touchesOnce: 'The circle touches {enter} {near:%}\u00a0% of the way (t\u00a0=\u00a0{near:3}) but does not go in.',
    touches: 'The circle touches the wall from t\u00a0=\u00a0{near:3} to {far:3} but does not go in.',
    misses: {
      beside: 'All of its motion stays {place} the wall.',
      reaches: 'It gets as far as the line of {side} of the grown wall but never behind it.',
      gap: 'It leaves the {lane} of the grown wall at {far:%}\u00a0% of the way and enters its {other} only at {near:%}\u00a0%.',
      pastCorner: 'It passes {corner} at a distance of {distance:3}, which is more than its radius.',
      endsBefore: 'Its motion ends before it reaches {corner}.',
      startsPast: 'It starts past {corner} and moves away from it.',
    },
    among: {
      first: '{wall} is met first. {says}',
      together: '{wall} is met first. {says} Other walls met at the same moment: {more}.',
      missed: 'The circle misses all {count} walls.',
    },
  },
};
