// Japanese: the scene circles.

export default {
  title: '動く2つの円はいつぶつかるか？',
  subtitle: '動く2つの円',
  label: '動く2つの円AとB。Aの半径だけ膨らませたBと、Bから見たAの移動も示しています。',
  hint: '円か矢印の先端をドラッグ',
  handles: {
    a: '円A',
    'a.radius': 'Aの半径',
    b: '円B',
    'b.radius': 'Bの半径',
    view: '視点',
  },
  toolbar: { field: 'どこならぶつかる？', near: '衝突', far: '離脱' },
  presets: {
    tangent: '接線',
    segment: '線分',
    short: '届かない',
    alike: '同じ移動',
  },
  marks: {
    enter: '衝突 t\u00a0=\u00a0{t:3}',
    exit: '離脱 t\u00a0=\u00a0{t:3}',
    grown: '膨らませたB',
  },
  steps: {
    relative:
      'Bから見ると、Aは({motionX}, {motionY})だけ動きます。Aを中心の点に縮め、BをAの半径だけ膨らませます。Bの半径は{radius}になります。',
    path: {
      startsInside:
        'Aの中心は膨らませた円の中から始まります。円どうしは重なっています（深さ{depth:3}）。矢印は、最短で外に出る移動です。',
      startsOn: 'Aの中心は膨らませた円の周上から始まります。円どうしは最初から接しています。',
      startsOutside: 'Aの中心は膨らませた円の外から始まります。Bの中心までの距離は{distance:3}です。',
      leadsAway: 'そこから経路がBに近づくことはありません。円どうしはぶつかりません。',
      endsBefore:
        '経路は、膨らませた円の外、Bの中心から{distance:3}離れたところで終わります。まだ近づいている途中で移動が終わるので、円どうしはぶつかりません。',
      closest:
        '経路を含む直線は、t\u00a0=\u00a0{closest:3}でBの中心に最も近づきます。距離は{distance:3}、膨らませた円の半径は{radius:3}です。',
      enters: '経路は{t:at}で膨らませた円に届きます。円どうしが触れます。',
      leaves: '経路は{t:at}で膨らませた円から出ます。円どうしが離れます。',
      touchesLast: '経路が膨らませた円に最後に触れるのは、{t:at}です。',
      crosses:
        't\u00a0=\u00a0{near:3}から{far:3>near}まで、Aの中心は膨らませた円の中にあります。円どうしは重なります。',
      touches: 'Aの中心は膨らませた円に届きますが、中には入りません。円どうしは接します。',
      misses: 'Aの中心は膨らませた円に届きません。円どうしは離れたままです。',
    },
  },
  result: {
    crosses: 'Aは{near:at}でBに当たり、{far:at>near}で離れます。',
    startsInside: 'AはBに重なった状態（深さ{depth:3}）から始まり、{far:at}で離れます。',
    endsInside: 'Aは{near:at}でBに当たり、最後まで重なったままです。',
    contained: 'AとBは最初から最後まで重なっています。最初の深さは{depth:3}です。',
    touchesOnce: 'Aは{near:at}でBに接しますが、中には入りません。',
    touches: 'Aはt\u00a0=\u00a0{near:3}から{far:3>near}までBに接していますが、中には入りません。',
    misses: {
      leadsAway: 'Bから見て、Aが最初の位置より近づくことはありません。中心どうしの距離は{distance:3}です。',
      endsBefore: '中心どうしの距離が{distance:3}まで縮まったところで移動が終わり、円どうしはぶつかりません。',
      passes:
        'Bから見ると、Aの中心はBの中心から{distance:3}離れたところを通り過ぎます。この距離は半径の和より大きいので、ぶつかりません。',
    },
  },
};
