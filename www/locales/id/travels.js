// Indonesian: what the scenes of a mover among walls have in common.

export default {
  // A touch never blocks, so a mover that a wall stops is no touch.
  contacts: { miss: 'Bebas', touch: 'Menabrak', cross: 'Tumpang tindih' },
  toolbar: {
    near: 'tabrakan',
    far: 'akhir',
    fieldCross: 'menabrak dinding',
    fieldShade: 'makin pekat: berakhir makin jauh dari ujung panah',
    fieldInside: 'tumpang tindih',
    fieldMiss: '',
  },
};
