// Japanese: the scene minkowski.

export default {
  title: '動く2つの図形はいつぶつかるか？',
  subtitle: '動く図形',
  label: '動く2つの図形AとB。Bと−Aのミンコフスキー和は、Aの分だけ膨らませたBです。矢印はBから見たAの移動です。',
  hint: '図形、頂点、矢印の先端、点oをドラッグ',
  handles: {
    a: '図形A',
    'a.corner[]': 'Aの頂点{n}',
    'a.radius': 'Aの半径',
    origin: 'Aの点o',
    b: '図形B',
    'b.corner[]': 'Bの頂点{n}',
    'b.radius': 'Bの半径',
    view: '視点',
  },
  features: { rim: '円周' },
  owners: { a: 'A′', b: 'B', both: '同じ向きのA′とBの両方' },
  toolbar: { field: 'どこならぶつかる？', near: '衝突', far: '離脱' },
  presets: {
    circles: '2つの円',
    passes: 'わきを通過',
    tangent: '接線',
    segment: '線分',
    short: '届かない',
    alike: '同じ移動',
    atRest: 'Bは静止',
    through: '両方が動く',
    slides: '辺に沿う',
    slopes: '三角形と六角形',
    round: '円と斜面',
    alongSlope: '斜面に沿う',
    corners: '角と角',
  },
  marks: {
    enter: '衝突 t\u00a0=\u00a0{t:3}',
    exit: '離脱 t\u00a0=\u00a0{t:3}',
    sum: '膨らませたB',
    sumAt: '膨らませたB（t\u00a0=\u00a0{t:3}）',
    grown: '膨らませたB',
    grownAt: '膨らませたB（t\u00a0=\u00a0{t:3}）',
    mirrored: 'A′',
  },
  steps: {
    relative: 'Bから見ると、Aは({motionX}, {motionY})だけ動きます。Aの移動からBの移動を引いたものです。',
    minkowskiSum:
      '膨らませたB（ミンコフスキー和）の中にoがある間、AとBは重なっています。膨らませたBは、A′のoをBの各点に合わせたとき、A′が覆う範囲全体です。A′は、Aをoのまわりに180°回したものです。',
    clip: {
      inFront:
        '膨らませたBの{side}：oの経路は一度もこの直線の裏側に入りません。ボックスどうしが重なることはありません。',
      behind: '膨らませたBの{side}：oの経路は一度もこの直線の表側に出ません。この辺は判定に影響しません。',
      enters: '膨らませたBの{side}：oは{t:at}で裏側に入ります。これがnear（ここまでで最も遅い進入時刻）になります。',
      entersEarlier:
        '膨らませたBの{side}：oは{t:at}で裏側に入ります。near（最も遅い進入時刻）はt\u00a0=\u00a0{near:3}のままです。',
      leaves: '膨らませたBの{side}：oは{t:at}で裏側から出ます。これがfar（ここまでで最も早い退出時刻）になります。',
      leavesLater:
        '膨らませたBの{side}：oは{t:at}で裏側から出ます。far（最も早い退出時刻）はt\u00a0=\u00a0{far:3}のままです。',
      crosses:
        'nearはfarより早い時刻です（t\u00a0=\u00a0{near:3}と{far:3>near}）。この間、oは膨らませたBの中にあり、ボックスどうしが重なります。',
      touches: '点oは膨らませたBの中に入りませんが、境界に届きます。ボックスどうしは接します。',
      touchesAtOnce:
        'nearとfarが等しくなりました（t\u00a0=\u00a0{near:3}）。oは膨らませたBの中に入りませんが、境界に届きます。ボックスどうしは接します。',
      misses: '点oは膨らませたBに届きません。ボックスどうしは離れたままです。',
      missesOutOfOrder:
        'farはnearより早い時刻です（t\u00a0=\u00a0{far:3}と{near:3>far}）。oは、ある半平面に入る前に別の半平面から出ます。ボックスどうしは離れたままです。',
    },
    shapes: {
      sum: 'Bから見ると、Aは({motionX}, {motionY})だけ動きます。膨らませたBには辺が{edges}本あります。BとA′の辺を、向きの順に並べたものです。A′は、Aをoのまわりに180°回したものです。',
      sumRounded:
        'Bから見ると、Aは({motionX}, {motionY})だけ動きます。膨らませたBには辺が{edges}本あります。BとA′の辺を向きの順に並べ、両方の半径の和{radius}だけ外へずらしたものです。A′は、Aをoのまわりに180°回したものです。',
      sumOfPoints:
        'Bから見ると、Aは({motionX}, {motionY})だけ動きます。膨らませたBは円で、その半径は両方の半径の和{radius}です。',
      edge: '膨らませたBの辺{n}は{owner}の辺です。oの経路はどちら側にあるでしょうか。',
      inFront: 'oの経路全体が辺{n}の表側にあります。AとBが重なることはありません。',
      enters: '辺{n}：oは{t:at}で裏側に入ります。これがnear（ここまでで最も遅い進入時刻）になります。',
      entersEarlier: '辺{n}：oは{t:at}で裏側に入ります。near（最も遅い進入時刻）はt\u00a0=\u00a0{near:3}のままです。',
      leaves: '辺{n}：oは{t:at}で裏側から出ます。これがfar（ここまでで最も早い退出時刻）になります。',
      leavesLater: '辺{n}：oは{t:at}で裏側から出ます。far（最も早い退出時刻）はt\u00a0=\u00a0{far:3}のままです。',
      along: 'oの経路は辺{n}に沿っています。AとBは接することしかできません。',
      behind: 'oの経路全体が辺{n}の裏側にあります。この辺は判定に影響しません。',
      corner: 'そこでoは辺の端より外側にあります。この頂点を中心とする円で決まります。',
    },
    circles: {
      relative:
        'Bから見ると、Aは({motionX}, {motionY})だけ動きます。Aを中心の点に縮め、BをAの半径だけ膨らませます。Bの半径は{radius}になります。',
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
    startsInside: 'AとBは最初から重なっています（深さ{depth:3}）。矢印は、Aが最短で外に出る移動です。',
    crosses: 't\u00a0=\u00a0{near:3}から{far:3>near}まで、oは膨らませたBの中にあり、AとBが重なります。',
    touches: '点oは膨らませたBの中に入りませんが、{near:at}で境界に届きます。AとBは接します。',
    misses: '点oは膨らませたBに届きません。AとBは離れたままです。',
    meets: {
      enters: 'ボックスどうしは{t:at}で触れます。',
      leaves: 'ボックスどうしは{t:at}で離れます。',
    },
  },
  result: {
    crosses: 'Aは{near:at}でBの{enter}に当たり、{far:at>near}で{exit}から離れます。',
    startsInside: 'AはBに重なった状態（深さ{depth:3}）から始まり、{far:at}で{exit}から離れます。',
    endsInside: 'Aは{near:at}でBの{enter}に当たり、最後まで重なったままです。',
    contained: 'AとBは最初から最後まで重なっています。最初の深さは{depth:3}です。',
    touchesOnce: 'Aは{near:at}でBの{enter}に接しますが、中には入りません。',
    touches: 'Aはt\u00a0=\u00a0{near:3}から{far:3>near}までBに接していますが、中には入りません。',
    misses: {
      leadsAway: 'Bから見て、Aが最初の位置より近づくことはありません。中心どうしの距離は{distance:3}です。',
      endsBefore: '中心どうしの距離が{distance:3}まで縮まったところで移動が終わり、円どうしはぶつかりません。',
      passes:
        'Bから見ると、Aの中心はBの中心から{distance:3}離れたところを通り過ぎます。この距離は半径の和より大きいので、ぶつかりません。',
      edge: 'Bから見ると、oの経路全体が膨らませたBの辺{n}の表側にあります。AとBはぶつかりません。',
      sum: 'Bから見ると、oは膨らませたBのわきを通ります。AとBはぶつかりません。',
      beside: 'Bから見ると、oの経路全体が膨らませたBより{place}にあります。AとBはぶつかりません。',
      reaches: 'Bから見ると、oは膨らませたBの{side}を含む直線に届きますが、その裏側には入りません。',
      gap: 'Bから見ると、oは{far:at}で膨らませたBの{lane}を出て、{near:at>far}で{other}に入ります。',
    },
  },
};
