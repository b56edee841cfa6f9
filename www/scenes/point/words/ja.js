// Japanese: the scene point.

export default {
  title: 'この点は中にあるか？',
  subtitle: '点とボックス、長方形、円',
  label: '点pと、ボックス、回転した長方形、または円。',
  hint: '点か図形をドラッグ、または図形を選択',
  handles: {
    p: '点p',
    shape: '図形',
  },
  options: { box: 'ボックス', rectangle: '回転した長方形', circle: '円' },
  toolbar: { field: 'どこなら内側？', fieldCross: '内側', fieldTouch: '境界', fieldMiss: '外側' },
  presets: {
    inside: '内側',
    outside: '外側',
    side: '辺上',
    pastEdge: '辺の向こう',
    flat: '高さ0',
    onCircle: '円周上',
    offCircle: '1ビットの差',
  },
  contacts: { inside: '内側', boundary: '境界', outside: '外側' },
  marks: {
    length: '{d}',
    squared: '{d}² {sign} {squared}',
    insideBarely: '< {d}',
    outsideBarely: '> {d}',
    rounded: '{squared}（丸めた値）',
  },
  steps: {
    inFront: '{side}：pはこの直線の表側に{d}だけ出ているので、ボックスの外です。ほかの辺は調べるまでもありません。',
    on: '{side}：pはこの直線上にあるので、内側ではありません。あとはほかの辺で決まります。',
    behind: '{side}：pはこの直線の裏側に{d}だけ入っています。この辺だけでは決まりません。',
    lies: {
      inside: 'pは4本の直線すべての裏側にあります。ボックスの内側です。',
      boundary: 'pはいずれかの直線上にあり、どの直線の表側にもありません。境界上です。',
      outside: 'pはその直線の表側にあります。ボックスの外側です。',
    },
    turns: {
      clockwise:
        '辺{edge}–{next}：頂点{edge}\u00a0→ {next}\u00a0→ pは時計回りです。pはこの辺の裏側にあります。この辺だけでは決まりません。',
      straight:
        '辺{edge}–{next}：頂点{edge}\u00a0→ {next}\u00a0→ pは一直線です。pはこの辺を含む直線上にあります。あとはほかの辺で決まります。',
      counterClockwise:
        '辺{edge}–{next}：頂点{edge}\u00a0→ {next}\u00a0→ pは反時計回りです。pはこの辺の表側、つまり外側にあります。',
    },
    corner: 'pは長方形を含む直線上にあり、頂点{corner}の外側です。この頂点と同じ位置にあるときだけ数えます。',
    offset: {
      rightDown: 'pは中心から右へ{across}、下へ{down}のところにあります。2乗して足すと{squared}です。',
      rightUp: 'pは中心から右へ{across}、上へ{down}のところにあります。2乗して足すと{squared}です。',
      leftDown: 'pは中心から左へ{across}、下へ{down}のところにあります。2乗して足すと{squared}です。',
      leftUp: 'pは中心から左へ{across}、上へ{down}のところにあります。2乗して足すと{squared}です。',
    },
    compares: {
      inside: '距離の2乗{squared}は、半径の2乗{squaredRadius}未満です。',
      insideBarely: '距離の2乗は半径の2乗より小さいのですが、丸めるとどちらも{squared}です。',
      boundary: '距離の2乗は、半径の2乗{squaredRadius}とちょうど同じです。',
      outside: '距離の2乗{squared}は、半径の2乗{squaredRadius}を超えています。',
      outsideBarely: '距離の2乗は半径の2乗より大きいのですが、丸めるとどちらも{squared}です。',
    },
    inside: {
      rectangle: 'pは4つの辺すべての裏側にあります。長方形の内側です。',
      circle: 'pから中心までの距離は半径より小さいので、円の内側です。',
    },
    boundary: {
      rectangle: 'pはいずれかの辺を含む直線上にあり、どの辺の表側にもありません。長方形の境界上です。',
      corner: 'pはその頂点と同じ位置にあります。長方形の境界上です。',
      circle: 'pから中心までの距離は半径と等しいので、円周上です。',
    },
    outside: {
      rectangle: 'pはその辺の表側にあります。長方形の外側です。',
      corner: 'pはその頂点から離れています。長方形の外側です。',
      circle: 'pから中心までの距離は半径より大きいので、円の外側です。',
    },
  },
  result: {
    box: {
      inside: '点は4本の直線すべての裏側にあります。',
      boundary: '点はボックスの境界上（{side}）にあります。',
      outside: '点は{side}を含む直線の表側に{d}だけ出ています。',
    },
    rectangle: {
      inside: '点は4つの辺すべての裏側にあります。',
      boundary: '点は長方形の辺{edge}–{next}上にあります。',
      corner: '点は長方形の頂点{corner}にあります。',
      outside: '点は辺{edge}–{next}の表側にあります。',
    },
    flat: {
      boundary: '長方形は面積が0で、点はその長方形上にあります。',
      outside: '長方形は面積が0で、点はその長方形上にありません。',
    },
    circle: {
      inside: '点から中心までの距離{distance}は、半径{radius}未満です。',
      insideBarely: '点はわずかに内側です。中心までの距離も半径も、丸めると{radius}です。',
      boundary: '点から中心までの距離は、半径{radius}とちょうど同じです。',
      outside: '点から中心までの距離{distance}は、半径{radius}を超えています。',
      outsideBarely: '点はわずかに外側です。中心までの距離も半径も、丸めると{radius}です。',
    },
  },
};
