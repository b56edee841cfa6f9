// English: the scene walk.

import { wallNames } from '../walls.js';
import { wallSides } from './index.js';

export default {
  title: 'Why does my circle stick to walls?',
  subtitle: 'Walk',
  description:
    'Walk two circles with the same keys. The exact one slides along a tiled wall; the naive one sticks, jitters, or goes through.',
  label: 'A room where an exact and a naive walker follow the same keys.',
  hint: 'Walk both with the arrow keys or the stick; drag walkers and walls',
  walk: {
    label: 'Walk here: arrow keys, or W A S D',
    words: 'Walk with the stick, the arrow keys, W A S D or a gamepad.',
  },
  handles: {
    walker: 'Walker',
    'walker.radius': 'Radius',
    from: 'Last step from',
    motion: 'Last motion',
    ...wallNames('Wall {n}', wallSides),
    pace: 'Pace',
    naive: 'Naive walker',
    naiveFrom: 'Naive walker: last step from',
    rules: 'Naive rules',
    ledge: 'Wall that is a one-way ledge',
  },
  options: {
    walk: 'Walk',
    run: 'Run',
    dash: 'Dash',
    sides: 'Sides',
    push: 'One wall',
    axes: 'Axes',
    rays: 'Rays',
    ground: 'Ledge',
  },
  presets: {
    room: 'Room',
    seam: 'Stuck on a seam',
    corner: 'Jitter in a corner',
    edge: 'Lifted at an edge',
    ledge: 'Held by a ledge',
    tunnel: 'Through a wall',
    gap: 'Tight hallway',
    maze: 'Maze',
  },
  toolbar: {
    field: 'Where would they part?',
    fieldNote: 'If you put “{name}” there and held the last keys:',
    fieldCross: 'the walkers part; the stronger, the farther',
    fieldTouch: 'starts in a wall',
    fieldMiss: 'they stay together',
  },
  panel: { first: 'hit 1', second: 'hit 2', end: 'end' },
  marks: { exact: 'exact', naive: 'naive: {verdict}' },
  steps: {
    startsInside: '{wall} overlaps the walker from the start, {depth:3} deep. The walker can only walk out.',
    leg: {
      first: 'Leg {leg} of the last step, a sixtieth of a second: from ({x}, {y}), by ({motionX}, {motionY}).',
      next: 'Leg {leg}: from ({x}, {y}) the motion left is ({motionX}, {motionY}).',
    },
    candidate: '{wall} would be hit {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}).',
    hits: {
      first: '{wall} comes first: the walker hits {feature} {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}).',
      together: '{wall} is hit at the same moment, at {feature}. The walls act together.',
    },
    turns: {
      slide: 'The wall takes away the part of the motion that points into it. The rest goes on along the wall.',
      limit: 'That was the last turn allowed. The walker stays here, with {left:%}\u00a0% of the step left.',
      stays: 'The walls block the way on. The walker stays here, with {left:%}\u00a0% of the step left.',
    },
    ends: {
      done: 'With exact tests the step ends at ({x}, {y}), outside every wall.',
      early:
        'With exact tests the walker stays at ({x}, {y}), outside every wall, with {left:%}\u00a0% of the step left.',
    },
  },
  result: {
    stands: 'The walker stands at ({x}, {y}). Use the stick or the arrow keys.',
    walks: 'Nothing is in the way. The walker is at ({x}, {y}).',
    slides: '{wall} is in the way. The walker slides along it to ({x}, {y}).',
    held: '{wall} blocks the way. The walker stays at ({x}, {y}).',
    inside: 'No free place was found for the walker. It can only walk out.',
  },
  naive: {
    name: 'Naive',
    label: 'The naive walker, and what its tests said',
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
      stands: 'The naive walker waits for the same keys at ({x}, {y}).',
      walks: 'In this step the naive walker does what exact tests do.',
      sticks: 'The naive walker is stuck at ({x}, {y}). Exact tests would let it go on to ({exactX}, {exactY}).',
      short: 'The naive walker stops at ({x}, {y}), before it reaches the wall at ({exactX}, {exactY}).',
      through: 'The naive walker went through {wall}. Exact tests would stop it at ({exactX}, {exactY}).',
      jitters: 'The same keys move the naive walker to and fro. Exact tests would bring it to ({exactX}, {exactY}).',
      lifted: 'The naive walker moves where no key sends it. Exact tests would keep it at ({exactX}, {exactY}).',
      strays: 'The naive walker ends at ({x}, {y}). Exact tests would bring it to ({exactX}, {exactY}).',
      inside: 'The naive walker is in {wall}.',
    },
    tests: {
      sides: '{wall}, {side}: {depth:3} behind it counts as hit.',
      push: {
        first: '{wall}: {depth:3} deep, so it pushes.',
        rest: '{wall}: {depth:3} deep, so it waits.',
      },
      axes: '{wall}, {side}: touched or overlapped, so no step.',
      rays: {
        across: 'A ray to the side finds {wall}.',
        down: 'A ray up or down finds {wall}, {depth:3} away.',
        ground: 'A ray down finds {wall}, {depth:3} away: ground.',
      },
      ground: {
        ledge: 'A ray down finds {wall}: it stands there, so no step up.',
        stands: 'A ray down finds {wall}: it stands there.',
        wall: '{wall}, {side}: overlapped, so no step.',
      },
    },
  },
};
