// Simplified Chinese: the scene point.

export default {
  title: '这个点在图形内吗？',
  subtitle: '点与盒子、矩形、圆',
  label: '点p，以及一个盒子、旋转矩形或圆。',
  hint: '拖动点或图形，也可以换一种图形',
  handles: {
    p: '点p',
    shape: '图形',
  },
  options: { box: '盒子', rectangle: '旋转矩形', circle: '圆' },
  toolbar: { field: '拖到哪里算在内部？', fieldCross: '内部', fieldTouch: '边界', fieldMiss: '外部' },
  presets: {
    inside: '在内部',
    outside: '在外部',
    side: '在边界上',
    pastEdge: '在边之外',
    flat: '高度为零',
    onCircle: '在圆上',
    offCircle: '差1\u00a0ulp',
  },
  contacts: { inside: '内部', boundary: '边界', outside: '外部' },
  marks: {
    length: '{d}',
    squared: '{d}² {sign} {squared}',
    insideBarely: '< {d}',
    outsideBarely: '> {d}',
    rounded: '{squared}（舍入后）',
  },
  steps: {
    inFront: '{side}边界：p在这条直线的前方，相距{d}，所以在盒子外。其他边界不必再查。',
    on: '{side}边界：p在这条直线上，所以不在盒子内部。还要看其他边界。',
    behind: '{side}边界：p在这条直线的后方，相距{d}，所以仅凭这条边界排除不了p。',
    lies: {
      inside: 'p在四条直线的后方：它在盒子内部。',
      boundary: 'p至少在一条直线上，又不在任何直线的前方：它在盒子的边界上。',
      outside: 'p在这条直线的前方：它在盒子外部。',
    },
    turns: {
      clockwise:
        '边{edge}–{next}：顶点{edge}\u00a0→ {next}\u00a0→ p顺时针转，所以p在这条边的后方。仅凭这条边排除不了p。',
      straight: '边{edge}–{next}：顶点{edge}\u00a0→ {next}\u00a0→ p不转弯，所以p在这条边所在的直线上。还要看其他的边。',
      counterClockwise:
        '边{edge}–{next}：顶点{edge}\u00a0→ {next}\u00a0→ p逆时针转，所以p在这条边的前方，也就在矩形外部。',
    },
    corner: 'p在矩形所在的直线上，在顶点{corner}之外。只有与这个顶点重合才算。',
    offset: {
      rightDown: 'p在圆心右侧{across}、下方{down}处。平方和是{squared}。',
      rightUp: 'p在圆心右侧{across}、上方{down}处。平方和是{squared}。',
      leftDown: 'p在圆心左侧{across}、下方{down}处。平方和是{squared}。',
      leftUp: 'p在圆心左侧{across}、上方{down}处。平方和是{squared}。',
    },
    compares: {
      inside: '距离的平方{squared}小于半径的平方{squaredRadius}。',
      insideBarely: '距离的平方小于半径的平方，但保留三位小数时都是{squared}。',
      boundary: '距离的平方正好等于半径的平方{squaredRadius}。',
      outside: '距离的平方{squared}大于半径的平方{squaredRadius}。',
      outsideBarely: '距离的平方大于半径的平方，但保留三位小数时都是{squared}。',
    },
    inside: {
      rectangle: 'p在四条边的后方：它在矩形内部。',
      circle: 'p到圆心的距离小于半径：它在圆内。',
    },
    boundary: {
      rectangle: 'p在某条边所在的直线上，又不在任何边的前方：它在矩形的边界上。',
      corner: 'p与这个顶点重合：p在矩形的边界上。',
      circle: 'p到圆心的距离等于半径：它在圆上。',
    },
    outside: {
      rectangle: 'p在这条边的前方：它在矩形外部。',
      corner: 'p不在这个顶点上：p在矩形外部。',
      circle: 'p到圆心的距离大于半径：它在圆外。',
    },
  },
  result: {
    box: {
      inside: '这个点在四条直线的后方。',
      boundary: '这个点在盒子的{side}上。',
      outside: '这个点在{side}所在直线的前方，相距{d}。',
    },
    rectangle: {
      inside: '这个点在四条边的后方。',
      boundary: '这个点在矩形的边{edge}–{next}上。',
      corner: '这个点在矩形的顶点{corner}上。',
      outside: '这个点在边{edge}–{next}的前方。',
    },
    flat: {
      boundary: '这个矩形没有面积，点正好在它上面。',
      outside: '这个矩形没有面积，点不在它上面。',
    },
    circle: {
      inside: '这个点离圆心{distance}，小于半径{radius}。',
      insideBarely: '这个点紧贴圆内侧：它到圆心的距离略小于半径，保留三位小数时都是{radius}。',
      boundary: '这个点到圆心的距离正好等于半径{radius}。',
      outside: '这个点离圆心{distance}，大于半径{radius}。',
      outsideBarely: '这个点紧贴圆外侧：它到圆心的距离略大于半径，保留三位小数时都是{radius}。',
    },
  },
};
