// Simplified Chinese: the scene minkowski.

export default {
  title: '两个运动的盒子何时相遇？',
  subtitle: '运动的盒子',
  label: '两个运动的盒子A和B，以及闵可夫斯基和：B按A膨胀后的盒子，并画出从B看到的A的位移。',
  hint: '拖动盒子、盒子的边界、位移的箭头尖或点o',
  handles: {
    a: '盒子A',
    'a.left': 'A的左边界',
    'a.right': 'A的右边界',
    'a.top': 'A的上边界',
    'a.bottom': 'A的下边界',
    motionA: 'A的位移',
    origin: 'A的点o',
    b: '盒子B',
    'b.left': 'B的左边界',
    'b.right': 'B的右边界',
    'b.top': 'B的上边界',
    'b.bottom': 'B的下边界',
    motionB: 'B的位移',
    view: '视角',
  },
  options: { relative: '从B看', world: '从世界看' },
  toolbar: { field: '放在哪里会相遇？', near: '相遇', far: '分离' },
  presets: {
    through: '穿过',
    stays: '停在里面',
    past: '从旁经过',
    chase: '追上',
    slides: '贴着滑过',
    overlap: '起初重叠',
    origin: '另选点o',
  },
  marks: {
    inFront: '前方{d}',
    behind: '后方{d}',
    onLine: '在直线上',
    t: 't\u00a0=\u00a0{t:3}',
    enter: '相遇 t\u00a0=\u00a0{t:3}',
    exit: '分离 t\u00a0=\u00a0{t:3}',
    touch: '接触 t\u00a0=\u00a0{t:3}',
    pushOut: '推出{depth:3}',
    motionA: 'A的位移',
    motionB: 'B的位移',
    relative: '从B看到的A',
    sum: 'B按A膨胀',
  },
  steps: {
    relative: '从B看，A移动({x}, {y})：A的位移减去B的位移。',
    minkowskiSum:
      '把A缩成点o，让B按转了180°的A膨胀（画斜线的就是转过来的A）。o在这个闵可夫斯基和（简称和集）内时，A与B就碰在一起。',
    clip: {
      inFront: '和集的{side}边界：o的路径上没有点在这条直线的后方，所以两个盒子不会重叠。',
      behind: '和集的{side}边界：o的路径从不到这条直线的前方，所以这条边界什么也排除不了。',
      enters: '和集的{side}边界：o在全程的{t:%}处（t\u00a0=\u00a0{t:3}）进入。这是目前最晚的进入时刻。',
      entersEarlier: '和集的{side}边界：o在全程的{t:%}处（t\u00a0=\u00a0{t:3}）进入。最晚的进入时刻仍是{near:3}。',
      leaves: '和集的{side}边界：o在全程的{t:%}处（t\u00a0=\u00a0{t:3}）离开。这是目前最早的离开时刻。',
      leavesLater: '和集的{side}边界：o在全程的{t:%}处（t\u00a0=\u00a0{t:3}）离开。最早的离开时刻仍是{far:3}。',
      crosses:
        '最晚的进入早于最早的离开（舍入后为{near:3}和{far:3}）。在这两个时刻之间，o在和集的内部，两个盒子重叠。',
      touches: '点o没有进入和集的内部，但到达了它的边界：两个盒子接触。',
      touchesAtOnce:
        '最晚的进入等于最早的离开（{near:3}）：o没有进入和集的内部，但到达了它的边界。两个盒子接触。',
      misses: '点o没有到达和集：两个盒子始终分开。',
      missesOutOfOrder:
        '最晚的进入晚于最早的离开（舍入后为{near:3}和{far:3}）。点o还没进入一个半平面，就已离开另一个：两个盒子始终分开。',
    },
    startsInside: '两个盒子从一开始就重叠，深度{depth:3}。箭头指出A最短的出路。',
    meets: {
      enters: '两个盒子在全程的{t:%}处（t\u00a0=\u00a0{t:3}）相遇。这时，A的左上角在世界中的({x}, {y})。',
      leaves: '两个盒子在全程的{t:%}处（t\u00a0=\u00a0{t:3}）分离。这时，A的左上角在世界中的({x}, {y})。',
    },
  },
  result: {
    crosses:
      'A在全程的{near:%}处（t\u00a0=\u00a0{near:3}）撞上B的{enter}，在{far:%}处（t\u00a0=\u00a0{far:3}）与{exit}分离。',
    startsInside: 'A从B内出发，重叠深度{depth:3}，在全程的{far:%}处（t\u00a0=\u00a0{far:3}）与{exit}分离。',
    endsInside: 'A在全程的{near:%}处（t\u00a0=\u00a0{near:3}）撞上B的{enter}，到终点时两者仍然重叠。',
    contained: 'A与B全程重叠。开始时的重叠深度是{depth:3}。',
    touchesOnce: 'A在全程的{near:%}处（t\u00a0=\u00a0{near:3}）接触B的{enter}，但没有进去。',
    touches: '从t\u00a0=\u00a0{near:3}到{far:3}，A与B接触，但没有进去。',
    misses: {
      beside: '从B看，o的整条路径都在和集的{place}，所以A与B不会相遇。',
      reaches: '从B看，o到达了和集的{side}所在的直线，但没有越到它的后方。',
      gap: '从B看，o在{far:%}处离开和集的{lane}，到{near:%}处才进入{other}。',
    },
  },
};
