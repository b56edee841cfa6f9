// Simplified Chinese: the words of the sheet with the code.

export default {
  panel: { label: '代码视图', call: '调用', write: '自己写', read: '读源码' },
  callNote: '这幅图执行的调用，以及其中的数值。',
  format: '语言',
  javascript: 'JavaScript',
  rust: 'Rust',
  rustTest: 'Rust测试',
  readNote: '{file}：这些步骤的源代码。当前步骤所在的行已高亮。',
  copy: '复制',
  copied: '已复制。',
  refused: '本页无权写入剪贴板。代码已选中，请按Ctrl+C或⌘C复制。',
  exact: '精确结果',
  lines: '这段代码',
  same: '此处相同',
  differs: '此处不同',
  find: '显示一个结果不同的例子',
  count: '这段代码使用普通浮点运算。在特意挑选的{of}个难例中，它错了{wrong}个。',
  never: '这段代码总是正确：在特意挑选的{of}个难例中，它都给出精确的结果。',
  neverHere: '在这幅图中，找不到看得出差别的例子。',
  hit: '{verdict}，t {enter:3}',
  times: '{verdict}，t {enter:3}到{exit:3}',
  wall: '墙{number}：{times}',
  ends: {
    touch: '撞墙，终点为({x:3}, {y:3})',
    miss: '没有撞墙，终点为({x:3}, {y:3})',
  },
};
