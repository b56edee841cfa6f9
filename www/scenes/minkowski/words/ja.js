// Japanese: the scene minkowski.

export default {
  title: '動く2つのボックスはいつぶつかるか？',
  subtitle: '動くボックス',
  label: '動く2つのボックスAとB。AとBのミンコフスキー和は、Aの分だけ膨らませたBです。矢印はBから見たAの移動です。',
  hint: 'ボックス、辺、移動の先端、点oをドラッグ',
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
  },
  options: { relative: 'Bから見る', world: 'ワールドで見る' },
  toolbar: { field: 'どこならぶつかる？', near: '衝突', far: '離脱' },
  presets: {
    through: '貫通',
    stays: '中で終わる',
    past: 'わきを通過',
    chase: '追いつく',
    slides: '辺に沿う',
    overlap: 'めり込み',
    origin: '別のo',
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
  },
  steps: {
    relative: 'Bから見ると、Aは({x}, {y})だけ動きます。Aの移動からBの移動を引いたものです。',
    minkowskiSum:
      'Aを点oに縮め、BをAの分だけ膨らませます（斜線は180°回したAです）。oがこのミンコフスキー和の中にある間、AとBは重なっています。',
    clip: {
      inFront: '和の{side}：oの経路には、この直線の裏側にある点がありません。ボックスどうしが重なることはありません。',
      behind: '和の{side}：oの経路は一度もこの直線の表側に出ません。この辺からは何も決まりません。',
      enters:
        '和の{side}：oは{t:%}の地点（t\u00a0=\u00a0{t:3}）で裏側に入ります。ここがnear（最も遅い進入）になります。',
      entersEarlier:
        '和の{side}：oは{t:%}の地点（t\u00a0=\u00a0{t:3}）で裏側に入ります。near（{near:3}）のほうが遅いので、そのままです。',
      leaves:
        '和の{side}：oは{t:%}の地点（t\u00a0=\u00a0{t:3}）で裏側から出ます。ここがfar（最も早い退出）になります。',
      leavesLater:
        '和の{side}：oは{t:%}の地点（t\u00a0=\u00a0{t:3}）で裏側から出ます。far（{far:3}）のほうが早いので、そのままです。',
      crosses:
        'nearはfarより前です（丸めた値：{near:3}と{far:3}）。この間、oは和の中にあり、ボックスどうしが重なります。',
      touches: '点oは和の中に入りませんが、境界に届きます。ボックスどうしは接します。',
      touchesAtOnce:
        'nearとfarが等しくなりました（{near:3}）。oは和の中に入りませんが、境界に届きます。ボックスどうしは接します。',
      misses: '点oは和に届きません。ボックスどうしは離れたままです。',
      missesOutOfOrder:
        'nearがfarより後になりました（丸めた値：{near:3}と{far:3}）。oは、ある半平面に入る前に別の半平面から出ます。ボックスどうしは離れたままです。',
    },
    startsInside: 'ボックスどうしは最初から重なっています（深さ{depth:3}）。矢印は、Aが最短で外に出る移動です。',
    meets: {
      enters:
        'ボックスどうしは{t:%}の地点（t\u00a0=\u00a0{t:3}）でぶつかります。そのときワールドでのAの左上の角は({x}, {y})です。',
      leaves:
        'ボックスどうしは{t:%}の地点（t\u00a0=\u00a0{t:3}）で離れます。そのときワールドでのAの左上の角は({x}, {y})です。',
    },
  },
  result: {
    crosses:
      'Aは{near:%}の地点（t\u00a0=\u00a0{near:3}）でBの{enter}に当たり、{far:%}の地点（t\u00a0=\u00a0{far:3}）で{exit}から離れます。',
    startsInside:
      'AはBに重なった状態（深さ{depth:3}）から始まり、{far:%}の地点（t\u00a0=\u00a0{far:3}）で{exit}から離れます。',
    endsInside: 'Aは{near:%}の地点（t\u00a0=\u00a0{near:3}）でBの{enter}に当たり、最後まで重なったままです。',
    contained: 'AとBは最初から最後まで重なっています。最初の深さは{depth:3}です。',
    touchesOnce: 'Aは{near:%}の地点（t\u00a0=\u00a0{near:3}）でBの{enter}に接しますが、中には入りません。',
    touches: 'Aはt\u00a0=\u00a0{near:3}から{far:3}までBに接していますが、中には入りません。',
    misses: {
      beside: 'Bから見ると、oの経路全体が和の{place}にあります。AとBはぶつかりません。',
      reaches: 'Bから見ると、oは和の{side}の直線に届きますが、裏側には入りません。',
      gap: 'Bから見ると、oは、和の{other}に入る（{near:%}）前に、{lane}から出ます（{far:%}）。',
    },
  },
};
