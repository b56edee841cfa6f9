// Simplified Chinese: the scene walk.

export default {
  title: '为什么我的圆会卡在墙上？',
  subtitle: '两个角色',
  label: '一个房间，里面有两个角色：蓝圆用精确检测，红圆用简单规则。',
  hint: '点击这里，按住↓和→，看红圆怎样出错',
  walk: {
    label: '在这里走动：用方向键或W、A、S、D键',
    touch: '把摇杆推向↘，看红圆怎样出错',
    task: { keys: '点击这里，按住方向键', touch: '推动摇杆' },
  },
  handles: {
    walker: '两个圆',
    'walker.radius': '半径',
    from: '上一时间步的起点',
    motion: '上一时间步的位移',
    naive: '红圆',
    naiveFrom: '红圆：上一时间步的起点',
  },
  presets: { seam: '卡在接缝', corner: '墙角抖动', tunnel: '穿墙', gap: '窄道' },
  contacts: {
    together: '没有分开',
    apart: '已经分开',
    sticks: '卡住',
    short: '提前停下',
    jitters: '抖动',
    through: '穿墙',
  },
  marks: { exact: '精确', naive: '红圆', naiveFailure: '红圆：{verdict}', failure: '✕ {verdict}' },
  result: '{exact}{naive}',
  exact: {
    stands: '蓝圆静止。',
    walks: '蓝圆一路畅通。',
    slides: '蓝圆沿着墙滑动。',
    stops: '蓝圆停在墙前。',
    inside: '蓝圆与墙重叠，只能往外走。',
  },
  naive: {
    together: '红圆在同一个位置。',
    apart: '红圆在途中出了错，到了别的位置。',
    sticks: '红圆卡住了。',
    short: '红圆还没到墙就停下了。',
    jitters: '红圆来回抖动。',
    through: '红圆穿过了墙。',
  },
};
