// Simplified Chinese: the scene orientation.

export default {
  title: '这两条线段相交吗？',
  subtitle: '四次转向',
  label: '两条线段，一条从a到b，一条从c到d，端点都在网格上。',
  hint: '拖动端点，它会吸附到网格',
  handles: { c: '起点c', d: '终点d' },
  presets: {
    proper: '相交',
    apart: '相离',
    tee: '接触',
    overlap: '重叠',
    noLength: '长度为零',
    bits32: '超出32位',
    bits64: '超出64位',
    doubles: '超出双精度',
  },
  contacts: { apart: '相离', proper: '相交', touch: '接触', overlap: '接触' },
  marks: {
    begun: '靠后的起点',
    ended: '靠前的终点',
    point: '({x}, {y})',
    named: '{name} ({x}, {y})',
    turn: '{turn} {det}',
  },
  panel: { points: { 0: '点', 1: '另一端' } },
  toolbar: { field: '拖到哪里会相交？' },
  steps: {
    turns: {
      clockwise: '{from}\u00a0→ {over}\u00a0→ {to}顺时针转：{to}在从{from}到{over}的直线右侧。',
      straight: '{from}\u00a0→ {over}\u00a0→ {to}不转弯：三点共线。',
      counterClockwise: '{from}\u00a0→ {over}\u00a0→ {to}逆时针转：{to}在从{from}到{over}的直线左侧。',
    },
    areas: '{told}两个虚线矩形的有符号面积之差：{left} − {right} = {det}{sign}。',
    onOneLine:
      '四点共线。沿直线排定次序，公共部分从两个起点中靠后的一个，到两个终点中靠前的一个；如果这个终点在这个起点之前，就没有公共部分。',
    apart: '两条线段没有公共点：它们相离。',
    proper: 'c和d分居直线ab的两侧，a和b分居直线cd的两侧。两条线段在({x}, {y})相交。',
    touch: {
      one: '两条线段只有一个公共点({x}, {y})，它是其中一条的端点：它们接触。',
      both: '两条线段只有一个公共点({x}, {y})，它是两条线段共同的端点：它们接触。',
    },
    overlap: '两条线段从({lowX}, {lowY})到({highX}, {highY})重叠，但没有互相穿过：它们接触。',
  },
  result: {
    misses: {
      inLine: '四个端点共线，但两条线段没有公共点。',
    },
    proper: '两条线段在({x}, {y})相交。',
    touch: {
      one: '一条线段的端点落在另一条上，位置是({x}, {y})。',
      both: '两条线段端点相接，位置是({x}, {y})。',
    },
    overlap: '两条线段从({lowX}, {lowY})到({highX}, {highY})重叠，但没有互相穿过。',
  },
};
