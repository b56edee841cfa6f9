// Simplified Chinese: the scene bounce.

import travels from '../../../locales/zh-Hans/travels.js';

export default {
  title: '反弹的盒子最后到了哪里？',
  subtitle: '反弹的盒子',
  label: '一个盒子在房间里反弹，房间里另有四面墙。',
  hint: '拖动盒子、箭头尖或墙',
  handles: {
    mover: '盒子',
    'mover.left': '盒子的左边界',
    'mover.right': '盒子的右边界',
    'mover.top': '盒子的上边界',
    'mover.bottom': '盒子的下边界',
  },
  presets: {
    room: '房间',
    channel: '窄槽',
    losing: '逐次减速',
    corner: '凹角',
  },
  ...travels,
  toolbar: {
    ...travels.toolbar,
    field: '会反弹几次？',
    fieldCross: '反弹1次、2次、3次、4次及以上',
    fieldShade: '',
  },
  marks: { left: '还剩{left:%}的时间' },
  steps: {
    startsInside: '{wall}从一开始就与盒子重叠，深度{depth:3}，所以盒子不移动。',
    leg: {
      first: '第{leg}段：盒子的左上角在({x}, {y})。如果没有墙挡路，盒子会移动({motionX}, {motionY})。',
      next: '第{leg}段：左上角在({x}, {y})，剩余的位移是({motionX}, {motionY})。',
      still: '第{leg}段：位移为零，左上角停在({x}, {y})。',
    },
    hits: {
      first: '第{leg}段最先撞上的是{wall}：盒子{t:at}撞上它的{feature}。',
      together: '同一时刻还撞上{wall}的{feature}。位移的每个分量至多变号一次。',
    },
    deflects: {
      rests: '恢复系数为0，不再有位移，盒子静止下来。',
      limit: '反弹次数达到上限。盒子停在这里，还剩{left:%}的时间。',
    },
    ends: {
      done: '时间用完。盒子左上角最后到了({x}, {y})。',
      rests: '盒子的左上角静止在({x}, {y})。',
      unmoved: '盒子的左上角留在原处({x}, {y})。',
      early: '盒子的左上角停在({x}, {y})，还剩{left:%}的时间。',
    },
  },
  result: {
    free: '一路畅通：盒子左上角最后到了({x}, {y})。',
    bounces: '盒子撞墙{count}次，左上角最后到了({x}, {y})。',
    bouncesOnce: '盒子撞墙一次，左上角最后到了({x}, {y})。',
    limit: '撞墙{count}次后达到上限：盒子的左上角停在({x}, {y})，还剩{left:%}的时间。',
    inside: '盒子从一开始就与墙重叠，深度{depth:3}，所以不移动。虚线盒子标出最近的空位。',
    enclosed: '盒子从一开始就与墙重叠，深度{depth:3}，所以不移动。按最短的推出位移移动，会撞进另一面墙。',
  },
};
