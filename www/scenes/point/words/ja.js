// Japanese: the scene point.

export default {
  title: 'この点はボックスの中にあるか？',
  subtitle: '点とボックス',
  label: '点pと、4つの半平面でできたボックス。',
  hint: '点、ボックス、辺をドラッグ',
  handles: {
    p: '点p',
    box: 'ボックス',
    left: '左辺',
    right: '右辺',
    top: '上辺',
    bottom: '下辺',
  },
  presets: {
    inside: '内側',
    outside: '外側',
    side: '辺の上',
    corner: '角の上',
    line: '直線の上',
  },
  contacts: { inside: '内側', boundary: '境界', outside: '外側' },
  marks: { inFront: '表側に{d}', behind: '裏側に{d}', onLine: '直線上' },
  steps: {
    inFront: '{side}：pはこの直線の表側に{d}出ているので、ボックスの外です。ほかの辺は調べるまでもありません。',
    on: '{side}：pはこの直線の上にあるので、内側ではありません。あとはほかの辺で決まります。',
    behind: '{side}：pはこの直線の裏側に{d}入っています。この辺からは何も決まりません。',
    lies: {
      inside: 'pは4本の直線すべての裏側にあります。ボックスの内側です。',
      boundary: 'pはある直線の上にあり、どの直線の表側にもありません。ボックスの境界の上です。',
      outside: 'pはその直線の表側にあります。ボックスの外側です。',
    },
  },
  result: {
    inside: '点は4本の直線すべての裏側にあります。',
    boundary: '点はボックスの{side}の上にあります。',
    outside: '点は{side}の直線の表側に{d}出ています。',
  },
};
