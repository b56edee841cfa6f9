// Simplified Chinese: the scene slide.

import travels from '../../../locales/zh-Hans/travels.js';

export default {
  title: '滑动的圆最后到了哪里？',
  subtitle: '滑动的圆',
  label: '一个圆在五面墙之间运动，撞上哪面墙就沿着它滑动。',
  hint: '拖动圆、箭头尖或墙',
  handles: {
    response: '撞墙时',
  },
  options: {
    slide: '滑动',
    stop: '停止',
    bounce: '反弹',
    halt: '停在凸角',
  },
  presets: {
    tiles: '瓦片地面',
    inner: '凹角',
    round: '滑过凸角',
    wedge: '楔形夹缝',
  },
  ...travels,
  steps: {
    startsInside: '{wall}从一开始就与圆重叠，深度{depth:3}。圆留在原处。',
    leg: {
      first: '第{leg}段：圆从({x}, {y})出发。如果没有墙挡路，它会移动({motionX}, {motionY})。',
      next: '第{leg}段：从({x}, {y})起，剩余的位移是({motionX}, {motionY})。',
      still: '第{leg}段：位移为零，圆停在({x}, {y})。',
    },
    hits: {
      first: '第{leg}段最先撞上的是{wall}：圆{t:at}撞上它的{feature}。',
      together: '同一时刻还撞上{wall}的{feature}。同时撞上的墙一并处理。',
    },
    deflects: {
      slide: '位移中指向墙内的分量被墙抵消，只剩沿墙的分量。',
      rests: '剩余的位移全部被墙抵消，圆静止下来。',
      stop: '圆停在这里，还剩{left:%}的时间。',
      halts: '这里设定圆撞角即停。它停在这里，还剩{left:%}的时间。',
      limit: '碰撞次数达到上限。圆停在这里，还剩{left:%}的时间。',
      stays: '沿这面墙滑动会往回走，所以圆停在这里，还剩{left:%}的时间。',
    },
    ends: {
      done: '时间用完，圆的终点是({x}, {y})，不与任何墙重叠。',
      rests: '圆静止在({x}, {y})，不与任何墙重叠。',
      unmoved: '圆留在原处({x}, {y})。',
      early: '圆停在({x}, {y})，还剩{left:%}的时间。',
    },
  },
  result: {
    free: '一路畅通：圆的终点是({x}, {y})。',
    slides: '圆撞墙{count}次，继续滑动，终点是({x}, {y})。',
    slidesOnce: '圆撞上一面墙，继续滑动，终点是({x}, {y})。',
    stays: '圆撞墙{count}次，停在({x}, {y})。剩余的位移太小，移不动它。',
    staysOnce: '圆撞上一面墙，停在({x}, {y})。剩余的位移太小，移不动它。',
    rests: '圆撞墙{count}次，静止在({x}, {y})：剩余的位移全被墙抵消了。',
    restsOnce: '圆撞上一面墙，静止在({x}, {y})：剩余的位移全被墙抵消了。',
    stops: '圆撞墙{count}次后停在({x}, {y})，还剩{left:%}的时间。',
    stopsOnce: '圆撞上一面墙，停在({x}, {y})，还剩{left:%}的时间。',
    limit: '圆的碰撞次数达到上限（{count}次），停在({x}, {y})，还剩{left:%}的时间。',
    back: '圆停在({x}, {y})，还剩{left:%}的时间：沿{one}滑动会往回走。',
    stuck: '圆卡在({x}, {y})：沿{one}或{other}滑动，都会撞上另一方。',
    bounces: '圆撞墙{count}次，反弹到({x}, {y})。',
    bouncesOnce: '圆撞墙一次，反弹到({x}, {y})。',
    inside:
      '圆从一开始就与墙重叠，深度{depth:3}。在这幅图里，它留在原处；默认情况下，滑动前会先把它推出墙外。虚线圆标出最近的空位。',
    enclosed: '圆从一开始就与墙重叠，深度{depth:3}。在这幅图里，它留在原处。按最短的推出位移移动，会撞进另一面墙。',
  },
};
