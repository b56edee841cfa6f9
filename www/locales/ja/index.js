// Japanese: the words that all scenes share.

/** The handles of walls. */
export const walls = {
  'walls[]': '壁{n}',
  'walls[].left': '壁{n}の左辺',
  'walls[].right': '壁{n}の右辺',
  'walls[].top': '壁{n}の上辺',
  'walls[].bottom': '壁{n}の下辺',
};

export default {
  sides: { left: '左辺', right: '右辺', top: '上辺', bottom: '下辺' },
  features: {
    left: '左辺',
    right: '右辺',
    top: '上辺',
    bottom: '下辺',
    topLeft: '左上の角',
    topRight: '右上の角',
    bottomLeft: '左下の角',
    bottomRight: '右下の角',
  },
  places: { left: '左側', right: '右側', top: '上側', bottom: '下側' },
  lanes: { x: '縦の帯', y: '横の帯' },
  gap: { leaves: '{lane}を出る', enters: '{lane}に入る' },
  hands: { clockwise: '右', counterClockwise: '左' },
  edges: {
    left: '部屋の左の壁',
    right: '部屋の右の壁',
    top: '部屋の上の壁',
    bottom: '部屋の下の壁',
    inner: '内側の面',
  },
  contacts: { cross: '交差', touch: '接触', miss: '外れ' },
  values: { digits: '{value:3}' },
  moments: {
    start: '開始時点',
    between: 't\u00a0=\u00a0{t:3}',
    end: '終了時点',
    later: 'ごくわずか後',
  },
  figure: {
    told: '{verdict}。{sentence}',
    // Between two sentences.
    space: '',
    notLoaded:
      'この図の一部を読み込めませんでした。ページが更新された場合は、再読み込みしてください。そうでなければ、接続を確かめてもう一度試してください。',
    instructions:
      'Tabキーでハンドルを選び、矢印キーで動かします。動く量は、Shiftキーを押しながらだと10倍、Altキーを押しながらだと10分の1になります。Homeキーで元の位置に戻ります。',
    walls:
      '壁を選んでいるときは、Page DownキーとPage Upキーで別の壁に移り、Insertキーで壁を加え、Deleteキーで取り除きます。',
    handle: '{name}、{x}、{y}',
    handleX: '{name}、{x}',
    handleY: '{name}、{y}',
    handleOf: '{name}、{number}',
    role: 'ハンドル',
  },
  toolbar: {
    steps: 'ステップ',
    first: '最初のステップ',
    previous: '前のステップ',
    next: '次のステップ',
    last: '最後のステップ',
    slider: 'ステップ',
    stepOf: '{step}/{count}',
    stepAt: 'ステップ{step}',
    motion: '再生',
    time: '再生位置（時刻t）',
    play: '動きを再生',
    pause: '動きを一時停止',
    undo: '元に戻す',
    redo: 'やり直す',
    reset: 'リセット',
    near: '入る',
    far: '出る',
    share: '共有',
  },
};
