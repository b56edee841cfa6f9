// Simplified Chinese: the scene rotated-rect.

export default {
  title: '这条线段会碰到旋转矩形吗？',
  subtitle: '旋转矩形',
  label: '从a到b的线段，以及一个可以旋转的矩形，它的顶点有编号。',
  hint: '拖动端点、图形、它的旋转手柄或顶点',
  handles: {
    rectangle: '图形',
    'rectangle.corner[]': '顶点{n}',
  },
  options: { rectangle: '矩形' },
  presets: {
    corner: '从角旁经过',
    inside: '在内部',
    along: '沿着边',
    flat: '宽度为零',
    inLine: '共线而相离',
    octagon: '八边形',
  },
  features: {
    edge: '边{edge}–{next}',
    corner: '顶点{corner}',
  },
  steps: {
    turns: {
      edge: {
        clockwise: '边{edge}–{next}：顶点{edge}\u00a0→ {next}\u00a0→ {end}顺时针转，所以{end}在这条边的后方。',
        straight: '边{edge}–{next}：顶点{edge}\u00a0→ {next}\u00a0→ {end}不转弯，所以{end}在这条边所在的直线上。',
        counterClockwise: '边{edge}–{next}：顶点{edge}\u00a0→ {next}\u00a0→ {end}逆时针转，所以{end}在这条边的前方。',
      },
      corner: {
        clockwise: 'a\u00a0→ b\u00a0→ 顶点{corner}顺时针转：这个顶点在路径所在直线的右侧。',
        straight: 'a\u00a0→ b\u00a0→ 顶点{corner}不转弯：这个顶点在路径所在的直线上。',
        counterClockwise: 'a\u00a0→ b\u00a0→ 顶点{corner}逆时针转：这个顶点在路径所在直线的左侧。',
      },
    },
    inFront: '边{edge}–{next}：整条路径都在它的前方，所以与图形相离。其他的边不必再查。',
    enters: '边{edge}–{next}：路径向内走，{t:at}到达这条边所在的直线。这是目前最晚的进入时刻。',
    entersEarlier:
      '边{edge}–{next}：路径向内走，{t:at}到达这条边所在的直线。最晚的进入时刻仍是t\u00a0=\u00a0{near:3}。',
    leaves: '边{edge}–{next}：路径向外走，{t:at}到达这条边所在的直线。这是目前最早的离开时刻。',
    leavesLater: '边{edge}–{next}：路径向外走，{t:at}到达这条边所在的直线。最早的离开时刻仍是t\u00a0=\u00a0{far:3}。',
    along: '边{edge}–{next}：整条路径都在这条边所在的直线上，所以路径进不了图形，至多只是接触。',
    behind: '边{edge}–{next}：两端都在它的后方，所以这条边不排除任何一段。',
    corner: '路径与图形共线，a在顶点{corner}之外。只有路径到达这个顶点，两者才会相遇。',
    startsInside: 'a在图形内部。离开图形的最短距离是{depth}。',
    crosses: '这些直线中，没有一条能隔开路径与图形。从t\u00a0=\u00a0{near:3}到{far:3>near}，路径在图形内：两者相交。',
    touches: '从t\u00a0=\u00a0{near:3}到{far:3>near}，路径沿着图形的边界走，但没有进去：两者接触。',
    touchesOnce: '路径在t\u00a0=\u00a0{near:3}时碰到图形的边界，但没有进去：两者接触。',
    misses: '路径与图形没有公共点：两者相离。',
  },
  result: {
    startsInside: '路径从图形内部出发，{far:at}从{exit}离开。',
    endsInside: '路径{near:at}从{enter}进入，终点在图形内部。',
    contained: '整条路径都在图形内部，一条边也没有碰到。',
    touches: '从t\u00a0=\u00a0{near:3}到{far:3>near}，路径沿着图形的边界走，但没有进去。',
    misses: {
      edge: '整条路径都在边{edge}–{next}的前方。',
      corners: '所有顶点都在路径所在直线的{hand}侧。',
      inLine: '路径与图形共线，但没有公共点。',
    },
  },
};
