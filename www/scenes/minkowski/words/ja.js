// Japanese: the scene minkowski.

export default {
  title: '動く2つのボックスはいつぶつかるか？',
  subtitle: '動くボックス',
  label: '動く2つのボックスAとB。Bと−Aのミンコフスキー和は、Aの分だけ膨らませたBです。矢印はBから見たAの移動です。',
  hint: 'ボックス、辺、矢印の先端、点oをドラッグ',
  handles: {
    a: 'ボックスA',
    'a.left': 'Aの左辺',
    'a.right': 'Aの右辺',
    'a.top': 'Aの上辺',
    'a.bottom': 'Aの下辺',
    origin: 'Aの点o',
    b: 'ボックスB',
    'b.left': 'Bの左辺',
    'b.right': 'Bの右辺',
    'b.top': 'Bの上辺',
    'b.bottom': 'Bの下辺',
    view: '視点',
  },
  toolbar: { field: 'どこならぶつかる？', near: '衝突', far: '離脱' },
  presets: {
    slides: '辺に沿う',
    corners: '角と角',
  },
  marks: {
    enter: '衝突 t\u00a0=\u00a0{t:3}',
    exit: '離脱 t\u00a0=\u00a0{t:3}',
    sum: '膨らませたB',
    sumAt: '膨らませたB（t\u00a0=\u00a0{t:3}）',
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
    startsInside: 'ボックスどうしは最初から重なっています（深さ{depth:3}）。矢印は、Aが最短で外に出る移動です。',
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
      beside: 'Bから見ると、oの経路全体が膨らませたBより{place}にあります。AとBはぶつかりません。',
      reaches: 'Bから見ると、oは膨らませたBの{side}を含む直線に届きますが、その裏側には入りません。',
      gap: 'Bから見ると、oは{far:at}で膨らませたBの{lane}を出て、{near:at>far}で{other}に入ります。',
    },
  },
};
