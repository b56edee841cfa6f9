// Simplified Chinese: the scene circles.

export default {
  title: '两个运动的圆何时相遇？',
  subtitle: '两个运动的圆',
  label: '图中有两个运动的圆A和B、按A的半径膨胀后的B，以及从B看到的A的位移。',
  hint: '拖动圆或箭头尖',
  handles: {
    a: '圆A',
    'a.radius': 'A的半径',
    b: '圆B',
    'b.radius': 'B的半径',
    view: '视角',
  },
  toolbar: { field: '拖到哪里会相遇？', near: '相遇', far: '分离' },
  presets: {
    tangent: '相切',
    segment: '线段',
    short: '不够长',
    alike: '位移相同',
  },
  marks: {
    enter: '相遇 t\u00a0=\u00a0{t:3}',
    exit: '分离 t\u00a0=\u00a0{t:3}',
    grown: '膨胀后的B',
  },
  steps: {
    relative: '从B看，A移动({motionX}, {motionY})。把A缩成圆心，让B按A的半径膨胀：B的半径变成{radius}。',
    path: {
      startsInside: 'A的圆心从膨胀后的圆内出发：两圆重叠，深度{depth:3}。箭头就是最短的推出位移。',
      startsOn: 'A的圆心从膨胀后的圆上出发：两圆一开始就接触。',
      startsOutside: 'A的圆心从膨胀后的圆外出发，离B的圆心{distance:3}。',
      leadsAway: '从起点起，路径就没有靠近B，所以两圆不会相遇。',
      endsBefore: '路径的终点在膨胀后的圆外，离B的圆心{distance:3}。A仍在靠近B，但运动已经结束，两圆没有相遇。',
      closest:
        '路径所在的直线上，离B的圆心最近的点在t\u00a0=\u00a0{closest:3}处，相距{distance:3}。膨胀后的圆的半径为{radius}。',
      enters: '路径{t:at}到达膨胀后的圆：两圆相遇。',
      leaves: '路径{t:at}离开膨胀后的圆：两圆分离。',
      touchesLast: '路径最后碰到膨胀后的圆，是{t:at}。',
      crosses: '从t\u00a0=\u00a0{near:3}到{far:3>near}，A的圆心在膨胀后的圆内：两圆重叠。',
      touches: 'A的圆心到达膨胀后的圆，但没有进去：两圆接触。',
      misses: 'A的圆心没有到达膨胀后的圆：两圆始终分开。',
    },
  },
  result: {
    crosses: 'A{near:at}与B相遇，{far:at>near}与B分离。',
    startsInside: 'A起初与B重叠，深度{depth:3}，{far:at}与B分离。',
    endsInside: 'A{near:at}与B相遇，到终点时两者仍然重叠。',
    contained: 'A与B始终重叠。开始时的重叠深度是{depth:3}。',
    touchesOnce: 'A{near:at}与B接触，但没有重叠。',
    touches: '从t\u00a0=\u00a0{near:3}到{far:3>near}，A与B接触，但没有重叠。',
    misses: {
      leadsAway: '从B看，A始终没有更靠近B。开始时，两圆的圆心相距{distance:3}。',
      endsBefore: '运动结束时，两圆的圆心相距{distance:3}，两圆还没有相遇。',
      passes: '从B看，A的圆心从B旁经过，最近时两圆的圆心相距{distance:3}，大于半径之和。',
    },
  },
};
