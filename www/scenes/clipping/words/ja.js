// Japanese: the scene clipping.

export default {
  title: '線分のどこがボックスの中にあるか？',
  subtitle: 'クリッピング',
  label: 'aからbへの線分と、ボックス。辺を延長した直線が平面を9つの領域に分け、領域ごとにコードが付いています。',
  hint: '端点、ボックス、辺をドラッグ',
  handles: {
    a: '始点a',
    b: '終点b',
    box: 'ボックス',
    left: '左辺',
    right: '右辺',
    top: '上辺',
    bottom: '下辺',
  },
  presets: {
    four: '4回切る',
    two: '2回切る',
    accept: '受理',
    reject: '棄却',
    past: '切って棄却',
    inside: '内側から',
    corner: '角をかすめる',
  },
  marks: {
    t: 't\u00a0=\u00a0{t:3}',
    cut: 't\u00a0=\u00a0{t:3}、コード{code}',
    enter: '入る t\u00a0=\u00a0{t:3}',
    exit: '出る t\u00a0=\u00a0{t:3}',
    touch: '接する t\u00a0=\u00a0{t:3}',
  },
  steps: {
    outcodes:
      'aのコードは{a}、bのコードは{b}です。両方のコードで1になっている桁はなく、少なくとも一方は0000でないので、まだ決まりません。',
    outcodesShared: 'aのコードは{a}、bのコードは{b}です。同じ桁が両方とも1です。',
    outcodesInside: 'aのコードもbのコードも0000です。両端とも、どの直線の表側にもありません。',
    cuts: {
      a: '{side}：aはこの直線の表側にあります。始点側を{t:at}で切り落とします。新しい始点のコードは{code}です。',
      b: '{side}：bはこの直線の表側にあります。終点側を{t:at}で切り落とします。新しい終点のコードは{code}です。',
      aInside:
        '{side}：aはこの直線の表側にあります。始点側を{t:at}で切り落とします。新しい始点のコードは0000なので、始点側は完了です。',
      bInside:
        '{side}：bはこの直線の表側にあります。終点側を{t:at}で切り落とします。新しい終点のコードは0000なので、終点側は完了です。',
    },
    rejects:
      '{side}：コード{a}と{b}は、どちらもこのビットが1です。両端がこの直線の表側にあるので、間の点もすべて表側にあります。',
    rejectsTwice:
      'コード{a}と{b}は、どちらも{first}と{second}のビットが1です。経路全体が、両方の直線の表側にあります。',
    touches:
      '両方のコードが0000です。切り落とされなかった部分（t\u00a0=\u00a0{near:3}から{far:3>near}まで）は境界上にあるので、経路はボックスに接します。',
    touchesOnce:
      '両方のコードが0000です。切り落とされなかったのは、境界上の1点（t\u00a0=\u00a0{near:3}）だけなので、経路はボックスに接します。',
    crosses:
      '両方のコードが0000です。切り落とされなかった部分（t\u00a0=\u00a0{near:3}から{far:3>near}まで）は中にあるので、経路はボックスと交差します。',
  },
  result: {
    crosses: '経路は{near:at}で{enter}から入り、{far:at>near}で{exit}から出ます。',
    startsInside: '経路は内側から始まり、{far:at}で{exit}から出ます。',
    endsInside: '経路は{near:at}で{enter}から入り、内側で終わります。',
    contained: '経路全体がボックスの内側にあるので、どこも切り落としません。',
    touchesOnce: '経路は{near:at}で{enter}に接しますが、中には入りません。',
    touches: '経路はt\u00a0=\u00a0{near:3}から{far:3>near}まで境界に沿って進みますが、中には入りません。',
    misses: {
      beside: '経路全体がボックスより{place}にあります。',
      besideTwice: '経路全体がボックスより{place}かつ{other}にあります。',
      rest: '切り落とした後に残る部分は、ボックスより{place}にあります。',
      restTwice: '切り落とした後に残る部分は、ボックスより{place}かつ{other}にあります。',
    },
  },
};
