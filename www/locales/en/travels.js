// English: what the scenes of a mover among walls have in common.

export default {
  toolbar: {
    near: 'hit',
    far: 'end',
    field: 'Where would it end?',
    fieldCross: 'hits a wall; the stronger the tint, the farther from the tip it ends',
    fieldTouch: 'where the answer changes; pale fill: starts in a wall',
    fieldMiss: 'hits nothing',
  },
  panel: { first: 'hit 1', second: 'hit 2', end: 'end' },
};
