// Japanese: the scene tiles.

export default {
  title: '線分はどのタイルを通るか？',
  subtitle: 'タイル',
  label: '正方形のタイルのグリッドと、aからbへの線分。タイルごとの断片に番号が付いています。',
  hint: '端点、グリッド、タイルの大きさのハンドルをドラッグ',
  handles: { grid: 'グリッドの原点', 'grid.size': 'タイルの大きさ' },
  presets: {
    split: '5個の断片',
    border: '境目に沿う',
    corners: '角を通る',
    rising: '角を通って上へ',
    beside: '角のわき',
    negative: '負の番号',
    ends: '境目で終わる',
  },
  contacts: { split: '分割', whole: '単一', beyond: '範囲外' },
  panel: { first: '最初の断片', last: '最後の断片' },
  marks: { later: '遅いほう：t\u00a0=\u00a0{t:3}', tile: '({x}, {y})' },
  steps: {
    starts:
      '経路はタイル({column}, {row})、つまり列{column}、行{row}から始まり、タイル({lastColumn}, {lastRow})で終わります。1ステップごとに、次の境目までたどります。',
    startsAlone: '経路はタイル({column}, {row})で始まり、同じタイルで終わります。境目は越えません。',
    first:
      'タイル({column}, {row})：経路はt\u00a0=\u00a0{t:3}で{side}に届きます。{other}を含む直線に届くt\u00a0=\u00a0{later:3}より早いので、断片{number}は{side}で終わります。',
    firstNear:
      'タイル({column}, {row})：経路はt\u00a0=\u00a0{t:3}で{side}に届きます。{other}を含む直線に届くよりわずかに早いので、断片{number}は{side}で終わります。',
    firstClose:
      'タイル({column}, {row})：2つの時刻は、丸めると同じ数です（t\u00a0=\u00a0{t:3}）。丸めなければ{side}のほうが早いので、断片{number}はそこで終わります。',
    corner:
      'タイル({column}, {row})：経路はt\u00a0=\u00a0{t:3}で{corner}から出ます。断片{number}はそこで終わり、次は斜め向かいのタイルです。',
    only: {
      column:
        'タイル({column}, {row})はbと同じ行なので、出口は{side}だけです。断片{number}はそこで終わります（t\u00a0=\u00a0{t:3}）。',
      row: 'タイル({column}, {row})はbと同じ列なので、出口は{side}だけです。断片{number}はそこで終わります（t\u00a0=\u00a0{t:3}）。',
    },
    ends: 'タイル({column}, {row})にはbがあります。断片{number}が最後の断片で、b（t\u00a0=\u00a01）で終わります。',
    endsAlone: '経路全体が、タイル({column}, {row})の中の1個の断片です。',
    endsAtBorder: '経路は、終点bで初めてタイル({column}, {row})に届きます。最後の断片{number}は、点bそのものです。',
    beyond: '経路が届くタイルの番号の絶対値が2⁵³を超えます。JavaScriptでは、そこから先は隣り合う整数を区別できません。',
  },
  result: {
    whole: '経路全体がタイル({x}, {y})の中にあります。',
    split:
      '経路はタイル({x}, {y})からタイル({lastX}, {lastY})まで、{count}個の断片に分かれます。2個目以降の断片は、前の断片の終点とぴったり同じ点から始まります。',
    touches:
      '経路はタイル({x}, {y})からタイル({lastX}, {lastY})まで、{count}個の断片に分かれます。最後の断片は点bそのものです。',
    more: '経路が通るタイルは、この図に示せる数を超えています。最初の{count}個の断片を示します。',
    beyond: '経路が届くタイルの番号の絶対値が2⁵³を超えます。',
  },
};
