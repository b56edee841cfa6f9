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
    motionA: 'Aの移動',
    origin: 'Aの点o',
    b: 'ボックスB',
    'b.left': 'Bの左辺',
    'b.right': 'Bの右辺',
    'b.top': 'Bの上辺',
    'b.bottom': 'Bの下辺',
    motionB: 'Bの移動',
    view: '視点',
    response: '当たった後のA',
  },
  options: {
    relative: 'Bから見る',
    world: 'ワールド座標系で見る',
    none: '判定だけ',
    stop: '止まる',
    slide: '滑る',
    bounce: '跳ね返る',
  },
  toolbar: { field: 'どこならぶつかる？', near: '衝突', far: '離脱' },
  contacts: { free: '衝突なし', hit: '衝突', inside: 'めり込み' },
  presets: {
    still: 'Bが静止',
    through: '貫通',
    stays: '中で終わる',
    past: 'わきを通過',
    slides: '辺に沿う',
    overlap: 'めり込み',
    corners: '角と角',
    origin: '別のo',
    carried: '運ばれる',
    along: '滑って離れる',
    back: '打ち返される',
  },
  marks: {
    inFront: '表側に{d}',
    behind: '裏側に{d}',
    onLine: '直線上',
    t: 't\u00a0=\u00a0{t:3}',
    enter: '衝突 t\u00a0=\u00a0{t:3}',
    exit: '離脱 t\u00a0=\u00a0{t:3}',
    touch: '接する t\u00a0=\u00a0{t:3}',
    pushOut: '押し出し{depth:3}',
    motionA: 'Aの移動',
    motionB: 'Bの移動',
    relative: 'Bから見たA',
    sum: '膨らませたB',
    sumAt: '膨らませたB（t\u00a0=\u00a0{t:3}）',
    mirrored: 'A′',
  },
  steps: {
    leg: {
      first: 'Bから見ると、Aは({motionX}, {motionY})だけ動きます。',
      next: 'Bから見ると、Aの残りの移動量は({motionX}, {motionY})です。',
      rests: 'Bから見ると、Aの残りの移動量は0です。',
    },
    candidate: 'このままでは、Aは{t:time}でBの中に入ります。',
    hits: 'Aは{t:time}でBの{feature}に当たります。',
    deflects: {
      stop: 'Bから見て、Aは止まります。ここからはBと一緒に動きます。',
      slide:
        'Aの移動から、Bへ向かう成分を取り除きます。Bから見た残りは、1フレーム分に換算すると({motionX}, {motionY})です。',
      rests: 'Aの移動から、Bへ向かう成分を取り除くと、何も残りません。ここからはBと一緒に動きます。',
      bounce: 'Bから見て、Aの移動を反射させます。1フレーム分に換算すると({motionX}, {motionY})です。',
    },
    ends: '最後にBの移動を足し戻します。ワールド座標系では、Aの左上の角は({toX}, {toY})に着きます。',
    relative: 'Bから見ると、Aは({x}, {y})だけ動きます。Aの移動からBの移動を引いたものです。',
    minkowskiSum:
      'A′は、Aをoのまわりに180°回したものです。oがBの各点に来るようにA′を置くと、A′が覆う範囲全体が、膨らませたB（ミンコフスキー和）です。oがこの中にある間、AとBは重なっています。',
    clip: {
      inFront:
        '膨らませたBの{side}：oの経路は一度もこの直線の裏側に入りません。ボックスどうしが重なることはありません。',
      behind: '膨らませたBの{side}：oの経路は一度もこの直線の表側に出ません。この辺は判定に影響しません。',
      enters: '膨らませたBの{side}：oは{t:time}で裏側に入ります。これがnear（ここまでで最も遅い進入時刻）になります。',
      entersEarlier: '膨らませたBの{side}：oは{t:time}で裏側に入ります。nearは、それより遅い{near:3}のままです。',
      leaves: '膨らませたBの{side}：oは{t:time}で裏側から出ます。これがfar（ここまでで最も早い退出時刻）になります。',
      leavesLater: '膨らませたBの{side}：oは{t:time}で裏側から出ます。farは、それより早い{far:3}のままです。',
      crosses:
        'nearはfarより早い時刻です（丸めた値：{near:3}と{far:3}）。この間、oは膨らませたBの中にあり、ボックスどうしが重なります。',
      touches: '点oは膨らませたBの中に入りませんが、境界に届きます。ボックスどうしは接します。',
      touchesAtOnce:
        'nearとfarが等しくなりました（{near:3}）。oは膨らませたBの中に入りませんが、境界に届きます。ボックスどうしは接します。',
      misses: '点oは膨らませたBに届きません。ボックスどうしは離れたままです。',
      missesOutOfOrder:
        'nearはfarより遅い時刻です（丸めた値：{near:3}と{far:3}）。oは、ある半平面に入る前に別の半平面から出ます。ボックスどうしは離れたままです。',
    },
    startsInside: 'ボックスどうしは最初から重なっています（深さ{depth:3}）。矢印は、Aが最短で外に出る移動です。',
    meets: {
      enters: 'ボックスどうしは{t:time}で触れます。このときAの左上の角は、ワールド座標系で({x}, {y})です。',
      leaves: 'ボックスどうしは{t:time}で離れます。このときAの左上の角は、ワールド座標系で({x}, {y})です。',
    },
  },
  result: {
    response: {
      free: 'AはBの中に入らず、左上の角はワールド座標系で({x}, {y})に着きます。',
      inside:
        'Aは最初からBにめり込んでいます（深さ{depth:3}）。そのままBに運ばれ、左上の角はワールド座標系で({x}, {y})に着きます。',
      stop: 'Aはt\u00a0=\u00a0{t:3}でBの{feature}に当たって止まり、Bに運ばれて左上の角はワールド座標系で({x}, {y})に着きます。',
      slide:
        'Aはt\u00a0=\u00a0{t:3}でBの{feature}に当たり、Bに沿って滑り、左上の角はワールド座標系で({x}, {y})に着きます。',
      rests:
        'Aはt\u00a0=\u00a0{t:3}でBの{feature}に当たり、Bから見た移動量が0になり、Bに運ばれて左上の角はワールド座標系で({x}, {y})に着きます。',
      bounce:
        'Aはt\u00a0=\u00a0{t:3}でBの{feature}に当たって跳ね返り、左上の角はワールド座標系で({x}, {y})に着きます。',
    },
    crosses: 'Aは{near:time}でBの{enter}に当たり、{far:time}で{exit}から離れます。',
    startsInside: 'AはBに重なった状態（深さ{depth:3}）から始まり、{far:time}で{exit}から離れます。',
    endsInside: 'Aは{near:time}でBの{enter}に当たり、最後まで重なったままです。',
    contained: 'AとBは最初から最後まで重なっています。最初の深さは{depth:3}です。',
    touchesOnce: 'Aは{near:time}でBの{enter}に接しますが、中には入りません。',
    touches: 'Aはt\u00a0=\u00a0{near:3}から{far:3}までBに接していますが、中には入りません。',
    misses: {
      beside: 'Bから見ると、oの経路全体が膨らませたBより{place}にあります。AとBはぶつかりません。',
      reaches: 'Bから見ると、oは膨らませたBの{side}を含む直線に届きますが、その裏側には入りません。',
      gap: 'Bから見ると、oは{far:%}の時点で膨らませたBの{lane}を出た後、{near:%}の時点で{other}に入ります。',
    },
  },
};
