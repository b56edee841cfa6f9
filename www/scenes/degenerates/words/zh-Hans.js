// Simplified Chinese: the scene degenerates.

export default {
  title: '精确到最后一位，碰到了吗？',
  subtitle: '临界情形',
  label: '从a到b的路径，从墙角旁经过。放大镜显示墙角周围双精度数能表示的全部点。',
  hint: '把墙角拖到另一个格点',
  figure: {
    instructions: '按Tab键移到控制点，用方向键把它移到下一个格点。按住Shift键，一次移动十格。按Home键回到原处。',
  },
  handles: {
    box: '墙角',
  },
  presets: {
    past: '差一点',
    corner: '擦过角',
    along: '沿着边界',
    noSize: '大小为零',
    late: '时刻舍入为1',
  },
  marks: {
    magnified: '放大{power}倍：格点之间没有别的双精度点',
    magnifiedShort: '放大{power}倍',
    sides: { left: '路径左侧', right: '路径右侧', on: '直线上' },
    sidesShort: { left: '左侧', right: '右侧', on: '直线上' },
    gap: '差{gap}格',
  },
  contacts: { hit: '命中' },
  panel: { rules: '规则' },
  rules: {
    rule: '规则',
    says: '结论',
    exact: '精确（Graze）',
    right: '相同',
    wrong: '不同',
    like: '仿照{name}',
    source: '这条规则的出处：{name}',
    note: '取自别处的规则都重写过，用双精度数计算。它们只区分命中与未命中，所以遇到接触时，答“命中”也算正确。',
    plain: { name: '普通浮点运算', about: '用双精度数计算有符号距离，不设容差。' },
    planes: {
      name: 'Stack Overflow（平面）',
      about: '端点在边界所在的直线上，就算在它的前方：沿边界走算未命中，经过角算命中。',
    },
    cuts: { name: 'Stack Overflow（区域码）', about: '从起点一侧逐次裁去，直到起点在内部。每次裁切都有舍入。' },
    edges: { name: 'Phaser', about: '逐条检验边界。左边界不包括它的上端点。' },
    nearParallel: {
      name: 'Box2D',
      about: '路径在x或y方向上的跨度如果小于1.2 · 10⁻⁷，就当作0。起点在墙内算未命中。',
    },
    halfOpen: { name: 'intersect', about: '恰好在t = 1处碰到，算未命中。' },
    strict: {
      name: 'Ray Tracing in One Weekend',
      about: '最晚的进入时刻必须早于最早的离开时刻，所以接触算未命中。薄盒子会被加厚。',
    },
    noNan: { name: 'bvh', about: '出现NaN算未命中。' },
    axes: {
      name: 'Real-Time Collision Detection',
      about: '检验三条分离轴，最后一条带有1.2 · 10⁻⁷的容差。',
    },
  },
  steps: {
    inFront: '整条路径都在{side}边界所在直线的前方（有符号距离：a为{da}，b为{db}），所以与墙相离。其他边界不必再查。',
    inFrontReached:
      '路径上没有点在{side}边界所在直线的后方（有符号距离：a为{da}，b为{db}），所以路径进不去，至多只是接触。',
    behind: '路径始终没有越到{side}边界所在直线的前方（有符号距离：a为{da}，b为{db}），所以这条边界不排除任何一段。',
    enters: '路径进入{side}边界的半平面（舍入后t\u00a0=\u00a0{t}）。这是目前最晚的进入时刻。',
    entersEarlier: '路径进入{side}边界的半平面（舍入后t\u00a0=\u00a0{t}）。最晚的进入时刻仍是{near}。',
    entersBarelyEarlier:
      '路径进入{side}边界的半平面（舍入后t\u00a0=\u00a0{t}）。最晚的进入时刻不变：舍入后相同，但精确值更晚。',
    leaves: '路径离开{side}边界的半平面（舍入后t\u00a0=\u00a0{t}）。这是目前最早的离开时刻。',
    leavesLater: '路径离开{side}边界的半平面（舍入后t\u00a0=\u00a0{t}）。最早的离开时刻仍是{far}。',
    leavesBarelyLater:
      '路径离开{side}边界的半平面（舍入后t\u00a0=\u00a0{t}）。最早的离开时刻不变：舍入后相同，但精确值更早。',
    crosses: '按精确值，最晚进入时刻早于最早离开时刻（舍入后为{near}和{far}）。路径与墙相交。',
    crossesBarely: '按精确值，最晚的进入时刻比最早的离开时刻早，但舍入后都是{near}。路径与墙相交。',
    touches: '路径到达这条边界所在的直线，到达之处就在墙的边界上，但没有越到直线的后方：与墙接触。',
    touchesAtOnce: '按精确值，最晚的进入时刻等于最早的离开时刻（舍入后为{near}）。路径只是与墙接触。',
    misses: '整条路径都在这条直线的前方：与墙相离。',
    missesReached: '路径到达这条边界所在的直线，但到达之处不在墙上：与墙相离。',
    missesOutOfOrder: '按精确值，最晚进入时刻晚于最早离开时刻（舍入后为{near}和{far}）。路径与墙相离。',
    missesBarely: '按精确值，最晚的进入时刻比最早的离开时刻晚，但舍入后都是{near}。路径与墙相离。',
  },
  result: {
    near: {
      right:
        '路径从墙角上方经过，只高出{gap}格。普通浮点运算的结论与此相同。{count}条规则中，与精确结论不符的有{wrong}条。',
      wrong:
        '路径从墙角上方经过，只高出{gap}格。普通浮点运算判为{plain}。{count}条规则中，与精确结论不符的有{wrong}条。',
    },
    miss: {
      right: '路径与墙相离。普通浮点运算的结论与此相同。{count}条规则中，与精确结论不符的有{wrong}条。',
      wrong: '路径与墙相离。普通浮点运算判为{plain}。{count}条规则中，与精确结论不符的有{wrong}条。',
    },
    touch: {
      right: '路径与墙接触，但没有进去。普通浮点运算的结论与此相同。{count}条规则中，与精确结论不符的有{wrong}条。',
      wrong: '路径与墙接触，但没有进去。普通浮点运算判为{plain}。{count}条规则中，与精确结论不符的有{wrong}条。',
    },
    cross: {
      right: '路径与墙相交。普通浮点运算的结论与此相同。{count}条规则中，与精确结论不符的有{wrong}条。',
      wrong: '路径与墙相交。普通浮点运算判为{plain}。{count}条规则中，与精确结论不符的有{wrong}条。',
    },
  },
};
