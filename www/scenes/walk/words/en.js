// English: the scene walk.

import { walls } from '../../../locales/en/index.js';

export default {
  title: 'Why does my circle stick to walls?',
  subtitle: 'Two walkers',
  description:
    'Ghost collisions, jitter and tunneling, live: two circles obey the same keys. The exact character controller slides along a tiled wall; the naive one sticks, jitters or goes through it.',
  label: 'A room in which an exact walker and a naive walker obey the same keys.',
  hint: 'Hold ↓ and →: the blue circle slides, the red one sticks',
  walk: {
    label: 'Walk here: arrow keys, or W A S D',
    words: 'Walk with the stick, the arrow keys, W A S D or a gamepad.',
  },
  handles: {
    walker: 'Walker',
    'walker.radius': 'Radius',
    from: 'Start of the last step',
    motion: 'Motion of the last step',
    ...walls,
    pace: 'Pace',
    naive: 'Naive walker',
    naiveFrom: 'Naive walker: start of the last step',
    rules: 'Naive rules',
    ledge: 'Number of the one-way platform (0: none)',
  },
  options: {
    walk: 'Walk',
    run: 'Run',
    dash: 'Dash',
    sides: 'Every side',
    push: 'Deepest overlap',
    axes: 'Axis by axis',
    rays: 'Two rays',
    ground: 'Ray down',
  },
  presets: {
    room: 'Room',
    seam: 'Stuck on a seam',
    corner: 'Jitter in a corner',
    edge: 'Lifted beside a wall',
    ledge: 'Caught by a platform',
    tunnel: 'Through a wall',
    gap: 'Tight hallway',
    maze: 'Maze',
  },
  contacts: { miss: 'Free', touch: 'Hit', cross: 'Inside' },
  toolbar: {
    field: 'Where would they differ?',
    fieldNote: 'If you put “{name}” there and held the last keys:',
    fieldCross: 'they end apart; the stronger the tint, the farther',
    fieldTouch: 'starts in a wall',
    fieldMiss: 'they end together',
  },
  panel: { first: 'hit 1', second: 'hit 2', end: 'end' },
  marks: { exact: 'exact', naive: 'naive: {verdict}', longer: 'arrows ×{times:0}' },
  steps: {
    startsInside: '{wall} overlaps the walker from the start, {depth:3} deep. It can only walk out.',
    leg: {
      first: 'Leg {leg}: from ({x}, {y}) the keys ask for a motion of ({motionX}, {motionY}) in 1/60 second.',
      next: 'Leg {leg}: from ({x}, {y}) the remaining motion is ({motionX}, {motionY}).',
      rests: 'Leg {leg}: nothing is left of the motion.',
    },
    candidate: '{wall} would be hit {t:%} of the way along (t\u00a0=\u00a0{t:3}).',
    hits: {
      first: '{wall} is hit first: the walker hits {feature} {t:%} of the way along (t\u00a0=\u00a0{t:3}).',
      together: '{wall} is hit at the same moment, at {feature}. Both take their part of the motion away.',
    },
    deflects: {
      slide: 'The wall takes away the part of the motion that points into it. The rest runs along the wall.',
      rests: 'The wall takes away all that is left of the motion.',
      limit: 'The limit of hits is reached. The walker stays here, with {left:%} of the step left.',
      stays: 'The walls block the way on. The walker stays here, with {left:%} of the step left.',
    },
    ends: {
      done: 'The step ends at ({x}, {y}), outside every wall.',
      rests: 'The walker stays at ({x}, {y}), outside every wall: nothing is left of the motion.',
      early: 'The walker stays at ({x}, {y}), outside every wall, with {left:%} of the step left.',
    },
  },
  result: {
    stands: 'The walker stands at ({x}, {y}). Use the stick or the arrow keys.',
    walks: 'Nothing is in the way: the walker is at ({x}, {y}).',
    slides: '{wall} is in the way. The walker slides along it to ({x}, {y}).',
    held: '{wall} blocks the way. The walker stays at ({x}, {y}).',
    inside: 'No free place was found for the walker. It can only walk out.',
  },
  naive: {
    name: 'Naive',
    label: 'The naive walker and its tests',
    verdicts: {
      stands: 'Stands',
      walks: 'Agrees',
      sticks: 'Sticks',
      short: 'Stops short',
      through: 'Through',
      jitters: 'Jitters',
      lifted: 'Lifted',
      strays: 'Strays',
      inside: 'In a wall',
    },
    result: {
      stands: 'The naive walker stands at ({x}, {y}). It obeys the same keys.',
      walks: 'In this step the naive walker does the same as the exact one.',
      sticks: 'The naive walker is stuck at ({x}, {y}). With exact tests it would be at ({exactX}, {exactY}).',
      short:
        'The naive walker stops at ({x}, {y}), before it reaches the wall. With exact tests it would be at ({exactX}, {exactY}).',
      through: '{wall} did not stop the naive walker. With exact tests it would be at ({exactX}, {exactY}).',
      jitters: 'The naive walker moves back and forth. With exact tests it would be at ({exactX}, {exactY}).',
      lifted:
        'The naive walker moves in a direction that no key asks for. With exact tests it would be at ({exactX}, {exactY}).',
      strays: 'The naive walker ends at ({x}, {y}). With exact tests it would be at ({exactX}, {exactY}).',
      inside: '{wall} overlaps the naive walker.',
    },
    tests: {
      sides: '{wall}: the circle reaches {depth:3} behind {side}, so that side counts as hit.',
      push: {
        first: '{wall}: {depth:3} deep, the deepest, so it pushes.',
        rest: '{wall}: {depth:3} deep, so it does not push yet.',
      },
      axes: '{wall}: a step would touch {side}, so none is made.',
      rays: {
        across: '{wall} is hit by a sideways ray.',
        down: '{wall} is hit by a vertical ray, {depth:3} away.',
        ground: '{wall} is hit by a downward ray, {depth:3} away, and taken for ground.',
      },
      ground: {
        ledge: '{wall} is hit by a downward ray, so the walker “stands” and cannot rise.',
        stands: '{wall} is hit by a downward ray: the walker stands on it.',
        wall: '{wall}: a step would overlap {side}, so none is made.',
      },
    },
  },
};
