// Simplified Chinese: the words that all scenes share.

/** The handles of walls. */
export const walls = {
  'walls[]': '墙{n}',
  'walls[].left': '墙{n}的左边界',
  'walls[].right': '墙{n}的右边界',
  'walls[].top': '墙{n}的上边界',
  'walls[].bottom': '墙{n}的下边界',
};

export default {
  sides: { left: '左', right: '右', top: '上', bottom: '下' },
  features: {
    left: '左边界',
    right: '右边界',
    top: '上边界',
    bottom: '下边界',
    topLeft: '左上角',
    topRight: '右上角',
    bottomLeft: '左下角',
    bottomRight: '右下角',
  },
  places: { left: '左侧', right: '右侧', top: '上方', bottom: '下方' },
  lanes: { x: '竖直带', y: '水平带' },
  gap: { leaves: '离开{lane}', enters: '进入{lane}' },
  hands: { clockwise: '右', counterClockwise: '左' },
  edges: {
    left: '房间左墙',
    right: '房间右墙',
    top: '房间顶墙',
    bottom: '房间底墙',
    inner: '内侧',
  },
  contacts: { cross: '相交', touch: '接触', miss: '相离' },
  values: { digits: '{value:3}' },
  moments: {
    start: '在开始时',
    between: '在t\u00a0=\u00a0{t:3}时',
    end: '在结束时',
    later: '极短的一瞬之后',
  },
  figure: {
    told: '{verdict}。{sentence}',
    // Between two sentences.
    space: '',
    notLoaded: '这幅图有一部分未能加载。如果网页刚刚更新过，请重新加载；否则请检查网络连接后重试。',
    instructions:
      '按Tab键移到控制点，用方向键移动它。按住Shift键，一次移动十倍的距离；按住Alt键，只移动十分之一。按Home键回到原处。',
    walls: '选中一面墙时，按Page Down键和Page Up键换到另一面墙，按Insert键添加一面墙，按Delete键删除它。',
    handle: '{name}，{x}，{y}',
    handleX: '{name}，{x}',
    handleY: '{name}，{y}',
    handleOf: '{name}，{number}',
    role: '控制点',
  },
  toolbar: {
    steps: '步骤',
    first: '第一步',
    previous: '上一步',
    next: '下一步',
    last: '最后一步',
    slider: '步骤',
    stepOf: '{step}/{count}',
    stepAt: '第{step}步',
    motion: '运动',
    time: '路径上的时刻',
    play: '播放运动',
    pause: '暂停运动',
    undo: '撤销',
    redo: '重做',
    reset: '重置',
    near: '进入',
    far: '离开',
    share: '分享',
  },
};
