// Japanese: the scene walk.

export default {
  title: 'なぜ円が壁に引っかかるのか？',
  subtitle: '2体のキャラクター',
  label: '部屋の中の2体のキャラクター。一方は正確な判定で、もう一方は素朴な判定で動きます。',
  hint: 'ここをクリックして↓と→を押し続け、赤い円の失敗を見てみましょう',
  walk: {
    label: 'ここで歩く：矢印キー、またはW A S D',
    touch: 'スティックを↘に倒して、赤い円の失敗を見てみましょう',
    task: { keys: 'ここをクリックして矢印キーを押す', touch: 'スティックを倒す' },
  },
  handles: {
    walker: '2つの円',
    'walker.radius': '半径',
    from: '直前のタイムステップの始点',
    motion: '直前のタイムステップの移動',
    naive: '赤い円',
    naiveFrom: '赤い円：直前のタイムステップの始点',
  },
  presets: { seam: '継ぎ目で止まる', corner: '隅で震える', tunnel: '壁をすり抜ける', gap: 'ぎりぎりの通路' },
  contacts: {
    together: '同じ位置',
    apart: 'ずれ',
    sticks: '引っかかり',
    short: '手前で停止',
    jitters: '震え',
    through: 'すり抜け',
  },
  marks: { exact: '正確', naive: '素朴', naiveFailure: '素朴：{verdict}', failure: '✕ {verdict}' },
  result: '{exact}{naive}',
  exact: {
    stands: '青い円は止まっています。',
    walks: '青い円をさえぎるものはありません。',
    slides: '青い円は壁に沿って滑ります。',
    stops: '青い円は壁で止まります。',
    inside: '青い円は壁にめり込んでいて、外へ出る向きにしか歩けません。',
  },
  naive: {
    together: '赤い円も同じ位置にいます。',
    apart: '赤い円は途中で間違え、別の位置にいます。',
    sticks: '赤い円は引っかかっています。',
    short: '赤い円は壁の手前で止まりました。',
    jitters: '赤い円は行ったり来たりしています。',
    through: '赤い円は壁をすり抜けました。',
  },
};
