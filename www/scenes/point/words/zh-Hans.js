// Simplified Chinese: the scene point.

export default {
  title: '这个点在盒子内吗？',
  subtitle: '点与盒子',
  label: '点p，以及由四个半平面组成的盒子。',
  hint: '拖动点、盒子或边界',
  handles: {
    p: '点p',
    box: '盒子',
    left: '左边界',
    right: '右边界',
    top: '上边界',
    bottom: '下边界',
  },
  presets: {
    inside: '在内部',
    outside: '在外部',
    side: '在边界上',
    corner: '在角上',
    line: '在直线上',
  },
  contacts: { inside: '内部', boundary: '边界', outside: '外部' },
  marks: { inFront: '前方{d}', behind: '后方{d}', onLine: '在直线上' },
  steps: {
    inFront: '{side}边界：p在这条直线的前方，相距{d}，所以在盒子外。其他边界不必再查。',
    on: '{side}边界：p在这条直线上，所以不在盒子内部。要看其他边界。',
    behind: '{side}边界：p在这条直线的后方，相距{d}，所以这条边界什么也排除不了。',
    lies: {
      inside: 'p在四条直线的后方：它在盒子内部。',
      boundary: 'p在一条直线上，又不在任何直线的前方：它在盒子的边界上。',
      outside: 'p在那条直线的前方：它在盒子外部。',
    },
  },
  result: {
    inside: '这个点在四条直线的后方。',
    boundary: '这个点在盒子的{side}上。',
    outside: '这个点在{side}所在直线的前方，相距{d}。',
  },
};
