// Simplified Chinese: the page around the figures.

export default {
  groups: {
    segments: '线段与点',
    moving: '运动的图形',
    next: '碰撞之后',
    exactness: '精确性',
  },
  page: {
    title: '{title} – Graze',
    show: '在图中显示这一段',
    back: '回到正文',
    backNote: '撤销可恢复你自己的图形。',
    skip: '跳转到图',
    scenes: '场景',
    languages: '语言',
    noScript: '这幅图需要JavaScript和WebAssembly。正文用文字讲解同样的内容。',
    next: '下一个：{link}',
    source: '源代码',
    foot: '每幅图都逐步展示Graze怎样得出答案。',
    code: 'Graze的源代码就在图旁边，见“{code}”。',
    about: 'Graze {version}。作者：Graze项目维护者。许可证：{license}。',
    either: '{one}或{other}',
    offline: '下载单文件版，供离线使用',
  },
  embed: '一幅图，画出可能相撞的两个图形。它需要JavaScript和WebAssembly。',
  pages: {
    use: '使用',
    embed: '嵌入',
    glossary: '术语表',
    exact: '有多精确',
  },
  start: {
    title: 'Graze：精确的二维碰撞，一步步看清',
    heading: '会撞上吗？何时、何处，之后又怎样？',
    about: 'Graze是一个Rust库，也是一个npm包。它精确地回答二维碰撞的问题，并展示每个答案的每一步。',
    invitation: '选一个问题。图中的每个图形都可以拖动，答案可以一步步查看。',
  },
  keys: {
    heading: '图中可用的按键',
    tab: '到下一个控制点；加Shift回到上一个',
    arrows: '把控制点移动1；加Shift移动10，加Alt移动0.1',
    home: '把控制点放回最初的位置',
    walls: '换到另一面墙；Insert添加一面墙，Delete删除它',
    escape: '取消拖动',
    undo: '撤销和重做',
    help: '显示这张表',
  },
  use: {
    heading: '使用Graze',
    // The smallest examples, and a link to each.
    examples: '最小的例子：{canvas}，以及{page}。',
    canvas: '只用Rust画出的三幅图',
    page: '同样的图，只用一个HTML文件',
    // The headings of its parts in the README.
    install: '安装',
    call: '使用',
    exact: '有多精确',
    copy: '复制',
    copied: '已复制',
    columns: { term: '术语', figure: '图', query: '查询' },
  },
};
