// Simplified Chinese: what the scenes of a mover among walls have in common.

export default {
  // A touch never blocks, so a mover that a wall stops is no touch.
  contacts: { miss: '畅通', touch: '撞墙', cross: '在墙内' },
  toolbar: {
    near: '撞墙',
    far: '终点',
    fieldCross: '撞墙',
    fieldShade: '颜色越深：终点离箭头尖越远',
    fieldInside: '起点在墙内',
    fieldMiss: '',
  },
};
