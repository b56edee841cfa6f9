// Simplified Chinese: what can be wrong in <graze-value> and <graze-when>, for the author of the page.

export default {
  noScene: '没有id为“{id}”的<graze-scene>。',
  badName: 'name="{text}"不是enter.t这样的名称。',
  badDigits: 'digits="{text}"不是0到20之间的整数。',
  badTest: 'test="{text}"从“{rest}”起无法读取。条件应写成contact == cross and enter.t < 0.5的形式。',
  shortTest: 'test="{text}"不完整。条件应写成contact == cross and enter.t < 0.5的形式。',
  noWord: '这个值不会是“{word}”，只能是{known}之一。',
  tooLong: '条件超过了{count}个字符。',
  notNumbers: '“{name}”不能用{sign}比较：只有两个数才能这样比较。',
  noName: '结果中没有“{name}”。可用的名称：{known}。',
  noPart: '“{whole}”中没有“{name}”。可用的名称：{known}。',
  oneValue: '“{whole}”是单个值，所以没有“{path}”。',
  notOneValue: '“{path}”不是单个值。它的组成部分是{known}。',
};
