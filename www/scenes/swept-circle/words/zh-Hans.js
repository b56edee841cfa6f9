// Simplified Chinese: the scene swept-circle.

export default {
  title: '这个圆何时撞上墙？',
  subtitle: '运动的圆',
  label: '一个从a运动到b的圆，以及一面墙。',
  hint: '拖动圆、箭头尖、墙或墙的顶点',
  handles: {
    wall: '墙',
    'wall.corner[]': '墙的顶点{n}',
    'wall.radius': '墙的半径',
    view: '膨胀方式',
  },
  options: { wall: '墙膨胀', path: '路径膨胀' },
  presets: {
    corner: '撞角',
    side: '撞边界',
    past: '从角旁经过',
    square: '角区',
    rolling: '贴墙滚动',
    published: '已发表的例子',
    far: '相距很远',
    slope: '斜边',
    ramp: '沿斜边滚下',
  },
  marks: {
    sum: '膨胀后的墙',
    mirrored: '',
  },
  steps: {
    boundsApart: '膨胀后的墙，{side}边界：路径的整个包围盒都在这条直线的前方。圆与墙相离，其余的不必再查。',
    boundsMeet: '路径的包围盒碰到了膨胀后的墙，所以还不能下结论。',
    grownBox: {
      inFront: '膨胀后的墙，{side}边界：路径上没有点在这条直线的后方。',
      behind: '膨胀后的墙，{side}边界：路径始终没有越到这条直线的前方，所以这条边界不排除任何一段。',
      enters: '膨胀后的墙，{side}边界：路径{t:at}进入。这是目前最晚的进入时刻。',
      entersEarlier: '膨胀后的墙，{side}边界：路径{t:at}进入。最晚的进入时刻仍是t\u00a0=\u00a0{near:3}。',
      leaves: '膨胀后的墙，{side}边界：路径{t:at}离开。这是目前最早的离开时刻。',
      leavesLater: '膨胀后的墙，{side}边界：路径{t:at}离开。最早的离开时刻仍是t\u00a0=\u00a0{far:3}。',
      crosses:
        '最晚的进入时刻早于最早的离开时刻（t\u00a0=\u00a0{near:3}和{far:3>near}）。如果角是方的，路径就与膨胀后的墙相交。接下来看圆角。',
      touches: '如果角是方的，路径只与膨胀后的墙接触。接下来看圆角。',
      touchesAtOnce:
        '最晚的进入时刻等于最早的离开时刻（t\u00a0=\u00a0{near:3}）：如果角是方的，路径只与膨胀后的墙接触。接下来看圆角。',
      misses: '即使角是方的，路径也与膨胀后的墙相离。',
      missesOutOfOrder:
        '最早的离开时刻早于最晚的进入时刻（t\u00a0=\u00a0{far:3}和{near:3>far}）。即使角是方的，路径也与膨胀后的墙相离。',
    },
    startsInside: '圆从一开始就与墙重叠，深度{depth:3}。箭头就是最短的推出位移。',
    sideStrip: {
      enters: '圆心在正对{feature}的地方进入膨胀后的墙，所以圆{t:at}撞上{feature}。',
      leaves: '圆心在正对{feature}的地方离开膨胀后的墙，所以圆{t:at}从{feature}离开。',
    },
    cornerSquare: {
      enters:
        '路径在{corner}的角区内进入。要看这个角上的圆（半径{radius}）：它的圆心到路径所在直线的距离是{distance:3}。',
      leaves:
        '路径在{corner}的角区内离开。要看这个角上的圆（半径{radius}）：它的圆心到路径所在直线的距离是{distance:3}。',
      starts:
        '路径的起点在{corner}的角区内。要看这个角上的圆（半径{radius}）：它的圆心到路径所在直线的距离是{distance:3}。',
      ends: '路径的终点在{corner}的角区内。要看这个角上的圆（半径{radius}）：它的圆心到路径所在直线的距离是{distance:3}。',
    },
    cornerMissed: '路径没有进入以墙的{corner}为圆心的圆，所以也没有进入膨胀后的墙。其他的角不必再查。',
    cornerMet: {
      enters: '路径{t:at}到达以墙的{corner}为圆心的圆。',
      leaves: '路径{t:at}离开以墙的{corner}为圆心的圆。',
    },
    crosses: '从t\u00a0=\u00a0{near:3}到{far:3>near}，圆心在膨胀后的墙内：圆与墙相交。',
    touches: '圆心到达膨胀后的墙的边界，但没有进去：圆与墙接触。',
    misses: '圆心没有到达膨胀后的墙：圆与墙相离。',
    shapes: {
      sum: '半径是0，所以墙不膨胀。它有{edges}条边。',
      sumRounded: '墙按圆的半径膨胀：{edges}条边向外移{radius}，角变圆。',
      sumOfPoints: '膨胀后的墙是一个圆，半径是两个半径之和{radius}。',
      edge: '膨胀后的墙的第{n}条边。路径在这条直线的哪一侧？',
      inFront: '整条路径都在第{n}条边的前方，所以圆与墙相离。其他的边不必再查。',
      enters: '第{n}条边：路径{t:at}进入。这是目前最晚的进入时刻。',
      entersEarlier: '第{n}条边：路径{t:at}进入。最晚的进入时刻仍是t\u00a0=\u00a0{near:3}。',
      leaves: '第{n}条边：路径{t:at}离开。这是目前最早的离开时刻。',
      leavesLater: '第{n}条边：路径{t:at}离开。最早的离开时刻仍是t\u00a0=\u00a0{far:3}。',
      along: '路径沿着第{n}条边：圆与墙至多接触。',
      behind: '整条路径都在第{n}条边的后方，所以这条边不排除任何一段。',
      corner: '这时圆心超出了边的端点，由这个顶点周围的圆来决定。',
    },
  },
  result: {
    crosses: '圆{near:at}撞上{enter}，{far:at>near}从{exit}离开。',
    startsInside: '圆起初与墙重叠，深度{depth:3}，{far:at}从{exit}离开。',
    endsInside: '圆{near:at}撞上{enter}，到终点时仍与墙重叠。',
    contained: '圆始终与墙重叠。开始时的重叠深度是{depth:3}。',
    touchesOnce: '圆{near:at}接触{enter}，但没有进去。',
    touches: '从t\u00a0=\u00a0{near:3}到{far:3>near}，圆与墙接触，但没有进去。',
    misses: {
      edge: '整条路径都在膨胀后的墙的第{n}条边的前方。',
      sum: '圆心从膨胀后的墙旁边经过。',
      beside: '圆始终在墙的{place}。',
      reaches: '圆心到达了膨胀后的墙的{side}所在的直线，但没有越到它的后方。',
      gap: '圆心{far:at}离开膨胀后的墙的{lane}，{near:at>far}才进入{other}。',
      pastCorner: '圆心从{corner}旁经过，相距{distance:3}，大于半径{radius}。',
      wouldPass: '圆心会从{corner}旁经过，相距{distance:3}，大于半径{radius}。',
      endsBefore: '圆还没有到达{corner}，运动就结束了。',
      startsPast: '圆出发时已越过{corner}，并继续远离。',
    },
  },
};
