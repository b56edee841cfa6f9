// 简体中文：教程正文旁的文字。

export default {
  lesson: {
    title: '从一条线段、一个盒子到在斜坡上行走的角色',
    about: '关于2D碰撞的八个短章：先猜，再拖动图，然后改正旁边的代码。',
    start: '从教程开始',
    solution: '参考代码',
    guess: '你猜呢？',
    code: '你的代码',
    missing: '编辑器没能加载。请重新加载页面，或稍后再试。',
    drag: '继续，拖动看看',
    showAnswer: '显示参考代码',
    startAgain: '恢复最初的代码',
    undo: '撤销',
    unkept: '这个浏览器不为本页保存任何内容。离开之前，请复制代码。',
    show: '在图中显示',
    here: {
      guess: '先在图里猜一猜，然后你的代码也来回答。',
      none: '对现在这张图，不问你的代码。',
      same: '图中的正确结果是{exact}，你的代码也这么说。',
      other: '图中的正确结果是{exact}，你的代码说{yours}。',
    },
    right: {
      all: '已解决：{count:,}题全部答对。',
      rounding:
        '已解决：{count:,}题中答对{right:,}题。其余的只差在舍入：7.3这样的小数，在代码运行之前就已经舍入了，那里由最后一位数字决定结果。',
      some: '你的代码在{count:,}题中答对{right:,}题。第一道错题的正确结果是{exact}，你的代码说{yours}。',
    },
    problem: {
      error: '你的代码出错停止：{error}',
      line: '第{line}行不是有效的 JavaScript：{error}',
      name: '你的代码里要有一个名为{name}的函数。',
      endless: '代码运行一秒后被停止。是不是有不会结束的循环？',
      missing: '代码没能运行。请重新加载页面，或稍后再试。',
    },
  },
};
