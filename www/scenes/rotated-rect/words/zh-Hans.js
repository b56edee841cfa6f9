// Simplified Chinese: the scene rotated-rect.

export default {
  title: '这条线段会碰到旋转矩形吗？',
  subtitle: '旋转矩形',
  label: '从a到b的线段，以及一个可以旋转的矩形，它的顶点编号为0到3。',
  hint: '拖动端点、矩形或它的旋转手柄，或改为拖动四个顶点',
  handles: {
    quad: '四边形',
    'quad.corner0': '顶点0',
    'quad.corner1': '顶点1',
    'quad.corner2': '顶点2',
    'quad.corner3': '顶点3',
    form: '矩形的表示方式',
  },
  options: { angle: '中心和角度', corners: '四个顶点' },
  presets: {
    corner: '从角旁经过',
    inside: '在内部',
    along: '沿着边',
    flat: '宽度为零',
    inLine: '共线而相离',
    triangle: '三角形',
  },
  features: {
    edge0: '边0–1',
    edge1: '边1–2',
    edge2: '边2–3',
    edge3: '边3–0',
    vertex0: '顶点0',
    vertex1: '顶点1',
    vertex2: '顶点2',
    vertex3: '顶点3',
  },
  steps: {
    isSegment: '四个顶点共线。这个矩形就是从c({lowX}, {lowY})到d({highX}, {highY})的线段，按线段处理。',
    isPoint: '四个顶点重合。这个矩形就是点c({lowX}, {lowY})，按点处理。',
    segments: {
      turns: {
        clockwise: '{from}\u00a0→ {over}\u00a0→ {to}顺时针转：{to}在从{from}到{over}的直线右侧。',
        straight: '{from}\u00a0→ {over}\u00a0→ {to}不转弯：三点共线。',
        counterClockwise: '{from}\u00a0→ {over}\u00a0→ {to}逆时针转：{to}在从{from}到{over}的直线左侧。',
      },
      onOneLine:
        '所有的点共线。两个起点中靠后的是({lowX}, {lowY})，两个终点中靠前的是({highX}, {highY})。如果这个终点在这个起点之前，就没有公共部分；否则公共部分在两者之间。',
      apart: '路径与矩形没有公共点。',
      proper: '两者在({x}, {y})交叉：各自的两端都分居对方所在直线的两侧。但压扁的矩形没有内部，所以这是接触。',
      touch: '路径与矩形只有一个公共点({x}, {y})。',
      overlap: '路径与矩形的公共部分从({lowX}, {lowY})到({highX}, {highY})。',
    },
    turns: {
      edge: {
        clockwise: '边{edge}–{next}：顶点{edge}\u00a0→ {next}\u00a0→ {end}顺时针转，所以{end}在这条边的后方。',
        straight: '边{edge}–{next}：顶点{edge}\u00a0→ {next}\u00a0→ {end}不转弯，所以{end}在这条边所在的直线上。',
        counterClockwise: '边{edge}–{next}：顶点{edge}\u00a0→ {next}\u00a0→ {end}逆时针转，所以{end}在这条边的前方。',
      },
      edgeReversed: {
        clockwise:
          '边{edge}–{next}：顶点{edge}\u00a0→ {next}\u00a0→ {end}顺时针转，而这些顶点按逆时针排列，所以{end}在这条边的前方。',
        straight: '边{edge}–{next}：顶点{edge}\u00a0→ {next}\u00a0→ {end}不转弯，所以{end}在这条边所在的直线上。',
        counterClockwise:
          '边{edge}–{next}：顶点{edge}\u00a0→ {next}\u00a0→ {end}逆时针转，与这些顶点的次序相同，所以{end}在这条边的后方。',
      },
      corner: {
        clockwise: 'a\u00a0→ b\u00a0→ 顶点{corner}顺时针转：这个顶点在路径所在直线的右侧。',
        straight: 'a\u00a0→ b\u00a0→ 顶点{corner}不转弯：这个顶点在路径所在的直线上。',
        counterClockwise: 'a\u00a0→ b\u00a0→ 顶点{corner}逆时针转：这个顶点在路径所在直线的左侧。',
      },
    },
    empty: '边{edge}–{next}：两个端点重合，所以这条边不排除任何一段。',
    inFront: '边{edge}–{next}：整条路径都在它的前方，所以与矩形相离。其他的边不必再查。',
    inFrontReached: '边{edge}–{next}：路径上没有点在它的后方，所以路径进不了矩形，至多只是接触。',
    enters: '边{edge}–{next}：a不在后方，b在后方。路径{t:at}进入。这是目前最晚的进入时刻。',
    entersEarlier: '边{edge}–{next}：a不在后方，b在后方。路径{t:at}进入。最晚的进入时刻仍是t\u00a0=\u00a0{near:3}。',
    leaves: '边{edge}–{next}：a在后方，b不在后方。路径{t:at}离开。这是目前最早的离开时刻。',
    leavesLater: '边{edge}–{next}：a在后方，b不在后方。路径{t:at}离开。最早的离开时刻仍是t\u00a0=\u00a0{far:3}。',
    behind: '边{edge}–{next}：两端都在它的后方，所以这条边不排除任何一段。',
    crosses: '这些直线中，没有一条能隔开路径与矩形。从t\u00a0=\u00a0{near:3}到{far:3>near}，路径在矩形内：两者相交。',
    touches: '从t\u00a0=\u00a0{near:3}到{far:3>near}，路径沿着矩形的边界走，但没有进去：两者接触。',
    touchesOnce: '路径在t\u00a0=\u00a0{near:3}时碰到矩形的边界，但没有进去：两者接触。',
    misses: '路径与矩形没有公共点：两者相离。',
  },
  result: {
    startsInside: '路径从矩形内部出发，{far:at}从{exit}离开。',
    endsInside: '路径{near:at}从{enter}进入，终点在矩形内部。',
    contained: '整条路径都在矩形内部，一条边也没有碰到。',
    touches: '从t\u00a0=\u00a0{near:3}到{far:3>near}，路径沿着矩形的边界走，但没有进去。',
    misses: {
      edge: '整条路径都在边{edge}–{next}的前方。',
      edgeReached: '路径没有越到边{edge}–{next}所在直线的后方，只在矩形之外到达这条直线。',
      corners: '四个顶点都在路径所在直线的{hand}侧。',
      inLine: '路径与矩形共线，但没有公共点。',
    },
  },
};
