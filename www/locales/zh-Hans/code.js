// Simplified Chinese: the words of the sheet with the code.

export default {
  panel: { label: '代码视图', call: '调用', write: '自己写', naive: '简单规则' },
  naiveNote: '红圆遵循的规则。初学者写的游戏里常有这样的代码，但它在这里会出错。',
  callNote: '这幅图执行的调用，以及其中的数值。',
  format: '语言',
  javascript: 'JavaScript',
  rust: 'Rust',
  writeNote: '这段代码可以复制使用，参数与库函数相同。它使用普通浮点运算，因此舍入误差可能使结果出错。',
  source: '当前步骤的源代码：',
  sourceLine: '{file}，第{line}行',
  copy: '复制',
  copied: '已复制。',
  refused: '本页无权写入剪贴板。代码已选中，请按Ctrl+C或⌘C复制。',
  exact: '精确结果',
  lines: '这段代码',
  same: '此处相同',
  differs: '此处不同',
  find: '显示一个结果不同的例子',
  place: '{told}，在({x:3}, {y:3})',
  ends: {
    touch: '撞墙，终点为({x:3}, {y:3})',
    miss: '没有撞墙，终点为({x:3}, {y:3})',
  },
};
