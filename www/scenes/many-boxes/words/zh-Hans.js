// Simplified Chinese: the scene many-boxes.

export default {
  title: '盒子很多，这条线段会碰到哪些？',
  subtitle: '许多盒子',
  label: '从a到b的线段穿过许多盒子。碰到的盒子按先后编号。',
  hint: '拖动端点，或选择盒子的数量',
  handles: { count: '盒子数量', order: '排列', method: '方法' },
  options: {
    40: '40',
    1000: '1,000',
    100000: '100,000',
    1000000: '1,000,000',
    spread: '散布',
    tiles: '瓦片',
    nested: '嵌套',
    tree: '用树',
    every: '逐个判断',
  },
  presets: {
    row: '沿着一行瓦片',
    nested: '盒中有盒',
    miss: '没有碰到',
  },
  contacts: { hits: '碰到' },
  panel: { first: '最先碰到', last: '最后碰到' },
  marks: { skipped: '跳过', pixels: '每像素约{boxes}个盒子' },
  clock: {
    both: '在这台设备上找出碰到的盒子并排序：用树{tree}，逐个检查的普通循环{loop}。',
    time: '{time:,}\u00a0{unit}',
  },
  steps: {
    group:
      '树的第{level}层：路径可能碰到{visited:,}组盒子（虚线），碰不到另外{left:,}组（点线）。点线组里的盒子全部跳过。',
    groupAll: '树的第{level}层：这里的{visited:,}组盒子（虚线），路径都可能碰到，一组也不能跳过。',
    hits: '第1到第{last}个碰到的盒子，按路径到达的先后排列。',
    tests:
      '在剩下的组里，用半平面快速判断，一次检查八个盒子，排除肯定碰不到的。留给精确判断的盒子（粗线）：{tested:,}个；碰到：{hits:,}个。',
    testsEvery: '不用树，每个盒子都要做精确判断：判断{tested:,}次，碰到{hits:,}个。',
    cross: '第{number}个碰到的是盒子{id}。从t\u00a0=\u00a0{enter:5}到t\u00a0=\u00a0{exit:5}，路径在它里面。',
    touch: '第{number}个碰到的是盒子{id}。从t\u00a0=\u00a0{enter:5}到t\u00a0=\u00a0{exit:5}，路径只是接触它。',
    ends: '碰到的盒子：{hits:,}个，按路径到达的先后编号。{count:,}个盒子中，有{culled:,}个不需要精确判断。',
    endsEvery: '碰到的盒子：{hits:,}个，按路径到达的先后编号。精确判断做了{tested:,}次，每个盒子一次。',
    more: '这里只列出前{few:,}个。其余{more:,}个也在图中标出。',
  },
  result: {
    miss: '{count:,}个盒子，路径一个也没有碰到。精确判断{tested:,}次，{culled:,}个盒子不需要精确判断。',
    missEvery: '{count:,}个盒子，路径一个也没有碰到。每个盒子都判断过了。',
    one: '{count:,}个盒子中，路径碰到1个。精确判断{tested:,}次，{culled:,}个盒子不需要精确判断。',
    oneEvery: '{count:,}个盒子中，路径碰到1个。每个盒子都判断过了。',
    all: '{count:,}个盒子中，路径碰到{hits:,}个，按先后编号。精确判断{tested:,}次，{culled:,}个盒子不需要精确判断。',
    allEvery: '{count:,}个盒子中，路径碰到{hits:,}个。每个盒子都判断过了，答案与用树时相同。',
  },
};
