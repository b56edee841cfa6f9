// Simplified Chinese: the scene tiles.

export default {
  title: '这条线段穿过哪些瓦片？',
  subtitle: '瓦片',
  label: '从a到b的线段，画在由正方形瓦片组成的网格上。它在每块瓦片中的一段都有编号。',
  hint: '拖动端点、网格原点或瓦片大小',
  handles: { grid: '网格的原点', 'grid.size': '瓦片的大小' },
  presets: {
    split: '五段',
    border: '沿着边界',
    corners: '穿过交点',
    rising: '向上穿过交点',
    beside: '紧挨交点经过',
    negative: '负编号',
    ends: '终点在边界上',
  },
  contacts: { split: '分段', whole: '一整段', beyond: '超出范围' },
  panel: { first: '第一段', last: '最后一段' },
  marks: { later: '较晚：t\u00a0=\u00a0{t:3}', tile: '({x}, {y})' },
  steps: {
    starts:
      '路径的起点在瓦片({column}, {row})中，也就是第{column}列、第{row}行；终点在瓦片({lastColumn}, {lastRow})中。每一步都沿着路径走到下一条边界。',
    startsAlone: '路径的起点和终点都在瓦片({column}, {row})中，所以不穿过任何边界。',
    first:
      '瓦片({column}, {row})：路径先到{side}（t\u00a0=\u00a0{t:3}），后到{other}所在的直线（t\u00a0=\u00a0{later:3}）。所以第{number}段到{side}为止。',
    firstNear:
      '瓦片({column}, {row})：路径先到{side}（t\u00a0=\u00a0{t:3}），紧接着就到{other}所在的直线。所以第{number}段到{side}为止。',
    firstClose:
      '瓦片({column}, {row})：两个时刻舍入后是同一个双精度数（t\u00a0=\u00a0{t:3}）。按精确值，先到{side}，所以第{number}段到那里为止。',
    corner:
      '瓦片({column}, {row})：路径在t\u00a0=\u00a0{t:3}时从{corner}离开。第{number}段到那里为止，下一块瓦片在斜对角。',
    only: {
      column:
        '瓦片({column}, {row})与b在同一行，所以路径只能从{side}离开。第{number}段到那里（t\u00a0=\u00a0{t:3}）为止。',
      row: '瓦片({column}, {row})与b在同一列，所以路径只能从{side}离开。第{number}段到那里（t\u00a0=\u00a0{t:3}）为止。',
    },
    ends: 'b在瓦片({column}, {row})中。所以第{number}段是最后一段，到b（t\u00a0=\u00a01）为止。',
    endsAlone: '路径只有一段，全在瓦片({column}, {row})中。',
    endsAtBorder: '路径恰好在终点b到达瓦片({column}, {row})。所以最后一段（第{number}段）只有b这一个点。',
    beyond: '路径到达的瓦片，编号超出了±2⁵³。超出这个范围，JavaScript无法区分相邻的整数。',
  },
  result: {
    whole: '整条路径都在瓦片({x}, {y})中。',
    split: '路径分为{count}段，从瓦片({x}, {y})到瓦片({lastX}, {lastY})。从第2段起，每一段都恰好从前一段的终点开始。',
    touches: '路径分为{count}段，从瓦片({x}, {y})到瓦片({lastX}, {lastY})。最后一段只有b这一个点。',
    more: '路径穿过的瓦片太多，图中画不下。这里是最前面的{count}段。',
    beyond: '路径到达的瓦片，编号超出了±2⁵³。',
  },
};
