// English: what the scenes of a mover among walls have in common.

export default {
  // A touch never blocks, so a mover that a wall stops is no touch.
  contacts: { miss: 'Free', touch: 'Hit', cross: 'Inside' },
  toolbar: {
    near: 'hit',
    far: 'end',
    fieldCross: 'hits a wall',
    fieldShade: 'stronger: ends farther from the tip',
    fieldInside: 'starts in a wall',
    fieldMiss: '',
  },
};
