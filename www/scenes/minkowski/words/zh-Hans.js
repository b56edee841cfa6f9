// Simplified Chinese: the scene minkowski.

export default {
  title: '两个运动的盒子何时相遇？',
  subtitle: '运动的盒子',
  label: '图中有两个运动的盒子A和B、按A的大小膨胀后的B（B与−A的闵可夫斯基和），以及从B看到的A的位移。',
  hint: '拖动盒子、边界、箭头尖或点o',
  handles: {
    a: '盒子A',
    'a.left': 'A的左边界',
    'a.right': 'A的右边界',
    'a.top': 'A的上边界',
    'a.bottom': 'A的下边界',
    origin: 'A的点o',
    b: '盒子B',
    'b.left': 'B的左边界',
    'b.right': 'B的右边界',
    'b.top': 'B的上边界',
    'b.bottom': 'B的下边界',
    view: '视角',
  },
  toolbar: { field: '拖到哪里会相遇？', near: '相遇', far: '分离' },
  presets: {
    slides: '贴着滑过',
    corners: '角碰角',
  },
  marks: {
    enter: '相遇 t\u00a0=\u00a0{t:3}',
    exit: '分离 t\u00a0=\u00a0{t:3}',
    sum: '膨胀后的B',
    sumAt: '膨胀后的B（t\u00a0=\u00a0{t:3}）',
    mirrored: 'A′',
  },
  steps: {
    relative: '从B看，A移动({motionX}, {motionY})：A的位移减去B的位移。',
    minkowskiSum:
      'o在膨胀后的B（闵可夫斯基和，简称闵氏和）内时，A与B重叠。让A′的o走遍B的每个点，A′扫过的区域就是闵氏和。A′是A绕o旋转180°的结果。',
    clip: {
      inFront: '闵氏和的{side}边界：o的路径上没有点在这条直线的后方，所以两个盒子不会重叠。',
      behind: '闵氏和的{side}边界：o的路径始终没有越到这条直线的前方，所以这条边界不排除任何一段。',
      enters: '闵氏和的{side}边界：o{t:at}进入。这是目前最晚的进入时刻。',
      entersEarlier: '闵氏和的{side}边界：o{t:at}进入。最晚的进入时刻仍是t\u00a0=\u00a0{near:3}。',
      leaves: '闵氏和的{side}边界：o{t:at}离开。这是目前最早的离开时刻。',
      leavesLater: '闵氏和的{side}边界：o{t:at}离开。最早的离开时刻仍是t\u00a0=\u00a0{far:3}。',
      crosses:
        '最晚的进入时刻早于最早的离开时刻（t\u00a0=\u00a0{near:3}和{far:3>near}）。在这两个时刻之间，o在闵氏和的内部，两个盒子重叠。',
      touches: '点o没有进入闵氏和的内部，但到达了它的边界：两个盒子接触。',
      touchesAtOnce:
        '最晚的进入时刻等于最早的离开时刻（t\u00a0=\u00a0{near:3}）：o没有进入闵氏和的内部，但到达了它的边界。两个盒子接触。',
      misses: '点o没有到达闵氏和：两个盒子始终分开。',
      missesOutOfOrder:
        '最早的离开时刻早于最晚的进入时刻（t\u00a0=\u00a0{far:3}和{near:3>far}）。点o还没进入一个半平面，就已离开另一个：两个盒子始终分开。',
    },
    startsInside: '两个盒子从一开始就重叠，深度{depth:3}。箭头就是A最短的推出位移。',
    meets: {
      enters: '两个盒子{t:at}相遇。',
      leaves: '两个盒子{t:at}分离。',
    },
  },
  result: {
    crosses: 'A{near:at}撞上B的{enter}，{far:at>near}与{exit}分离。',
    startsInside: 'A起初与B重叠，深度{depth:3}，{far:at}与{exit}分离。',
    endsInside: 'A{near:at}撞上B的{enter}，到终点时两者仍然重叠。',
    contained: 'A与B始终重叠。开始时的重叠深度是{depth:3}。',
    touchesOnce: 'A{near:at}接触B的{enter}，但没有重叠。',
    touches: '从t\u00a0=\u00a0{near:3}到{far:3>near}，A与B接触，但没有重叠。',
    misses: {
      beside: '从B看，o的整条路径都在闵氏和的{place}，所以A与B不会相遇。',
      reaches: '从B看，o到达了闵氏和的{side}所在的直线，但没有越到它的后方。',
      gap: '从B看，o{far:at}离开闵氏和的{lane}，{near:at>far}才进入{other}。',
    },
  },
};
