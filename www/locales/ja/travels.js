// Japanese: what the scenes of a mover among walls have in common.

export default {
  // A touch never blocks, so a mover that a wall stops is no touch.
  contacts: { miss: '衝突なし', touch: '衝突', cross: 'めり込み' },
  toolbar: {
    near: '衝突',
    far: '到着',
    fieldCross: '壁に当たる',
    fieldShade: '濃いほど矢印の先端から遠くに着く',
    fieldInside: '壁の中から始まる',
    fieldMiss: '',
  },
};
