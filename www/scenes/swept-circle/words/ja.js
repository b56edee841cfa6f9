// Japanese: the scene swept-circle.

export default {
  title: 'この円はいつ壁に当たるか？',
  subtitle: '動く円',
  label: 'aからbへ動く円と、1つの壁。',
  hint: '円、矢印の先端、壁、壁の頂点をドラッグ',
  handles: {
    wall: '壁',
    'wall.corner[]': '壁の頂点{n}',
    'wall.radius': '壁の半径',
    view: '半径だけ膨らませる図形',
  },
  options: { wall: '壁を膨らませる', path: '経路を膨らませる' },
  presets: {
    corner: '角',
    side: '辺',
    past: '角のわきを通過',
    square: '角の正方形',
    rolling: '転がる',
    published: '公開された例',
    far: '遠い',
    slope: '斜面',
    ramp: '斜面を転がる',
  },
  marks: {
    sum: '膨らませた壁',
    mirrored: '',
  },
  steps: {
    boundsApart:
      '膨らませた壁の{side}：経路を囲むボックス全体がこの直線の表側にあります。円は当たりません。ほかは調べるまでもありません。',
    boundsMeet: '経路を囲むボックスは膨らませた壁に届いています。まだ決まりません。',
    grownBox: {
      inFront: '膨らませた壁の{side}：経路は一度もこの直線の裏側に入りません。',
      behind: '膨らませた壁の{side}：経路は一度もこの直線の表側に出ません。この辺は判定に影響しません。',
      enters:
        '膨らませた壁の{side}：経路は{t:at}で裏側に入ります。これがnear（ここまでで最も遅い進入時刻）になります。',
      entersEarlier:
        '膨らませた壁の{side}：経路は{t:at}で裏側に入ります。near（最も遅い進入時刻）はt\u00a0=\u00a0{near:3}のままです。',
      leaves: '膨らませた壁の{side}：経路は{t:at}で裏側から出ます。これがfar（ここまでで最も早い退出時刻）になります。',
      leavesLater:
        '膨らませた壁の{side}：経路は{t:at}で裏側から出ます。far（最も早い退出時刻）はt\u00a0=\u00a0{far:3}のままです。',
      crosses:
        'nearはfarより早い時刻です（t\u00a0=\u00a0{near:3}と{far:3>near}）。角が直角だとすれば、経路は膨らませた壁と交差します。次に丸い角を調べます。',
      touches: '角が直角だとしても、経路は膨らませた壁に接するだけです。次に丸い角を調べます。',
      touchesAtOnce:
        'nearとfarが等しくなりました（t\u00a0=\u00a0{near:3}）。角が直角だとしても、経路は膨らませた壁に接するだけです。次に丸い角を調べます。',
      misses: '角が直角だとしても、経路は膨らませた壁に当たりません。',
      missesOutOfOrder:
        'farはnearより早い時刻です（t\u00a0=\u00a0{far:3}と{near:3>far}）。角が直角だとしても、経路は膨らませた壁に当たりません。',
    },
    startsInside: '円は最初から壁にめり込んでいます（深さ{depth:3}）。矢印は、最短で外に出る移動です。',
    sideStrip: {
      enters: '中心は{feature}の正面で膨らませた壁に入ります。円は{t:at}でこの辺に当たります。',
      leaves: '中心は{feature}の正面で膨らませた壁から出ます。円は{t:at}でこの辺から離れます。',
    },
    cornerSquare: {
      enters:
        '経路は{corner}の正方形に入ります。あとはこの角を中心とする円（半径{radius}）で決まります。経路を含む直線から角までの距離は{distance:3}です。',
      leaves:
        '経路は{corner}の正方形から出ます。あとはこの角を中心とする円（半径{radius}）で決まります。経路を含む直線から角までの距離は{distance:3}です。',
      starts:
        '経路は{corner}の正方形で始まります。あとはこの角を中心とする円（半径{radius}）で決まります。経路を含む直線から角までの距離は{distance:3}です。',
      ends: '経路は{corner}の正方形で終わります。あとはこの角を中心とする円（半径{radius}）で決まります。経路を含む直線から角までの距離は{distance:3}です。',
    },
    cornerMissed:
      '経路は{corner}を中心とする円に入りません。したがって、膨らませた壁にも入りません。ほかの角は調べるまでもありません。',
    cornerMet: {
      enters: '経路は{t:at}で、{corner}を中心とする円に届きます。',
      leaves: '経路は{t:at}で、{corner}を中心とする円から出ます。',
    },
    crosses: 't\u00a0=\u00a0{near:3}から{far:3>near}まで、中心は膨らませた壁の中にあります。円は壁と交差します。',
    touches: '中心は膨らませた壁の境界に届きますが、中には入りません。円は壁に接します。',
    misses: '中心は膨らませた壁に届きません。円は壁に当たりません。',
    shapes: {
      sum: '半径が0なので、壁は膨らみません。辺は{edges}本です。',
      sumRounded: '壁を円の半径だけ膨らませます。{edges}本の辺は外へ{radius}ずれ、角は丸くなります。',
      sumOfPoints: '膨らませた壁は円です。その半径は両方の半径の和{radius}です。',
      edge: '膨らませた壁の辺{n}。経路はこの直線のどちら側にあるでしょうか。',
      inFront: '経路全体が辺{n}の表側にあります。円は当たりません。ほかの辺は調べるまでもありません。',
      enters: '辺{n}：経路は{t:at}で裏側に入ります。これがnear（ここまでで最も遅い進入時刻）になります。',
      entersEarlier:
        '辺{n}：経路は{t:at}で裏側に入ります。near（最も遅い進入時刻）はt\u00a0=\u00a0{near:3}のままです。',
      leaves: '辺{n}：経路は{t:at}で裏側から出ます。これがfar（ここまでで最も早い退出時刻）になります。',
      leavesLater: '辺{n}：経路は{t:at}で裏側から出ます。far（最も早い退出時刻）はt\u00a0=\u00a0{far:3}のままです。',
      along: '経路は辺{n}に沿っています。円は壁に接することしかできません。',
      behind: '経路全体が辺{n}の裏側にあります。この辺は判定に影響しません。',
      corner: 'そこで中心は辺の端より外側にあります。この頂点を中心とする円で決まります。',
    },
  },
  result: {
    crosses: '円は{near:at}で{enter}に当たり、{far:at>near}で{exit}から離れます。',
    startsInside: '円は壁にめり込んだ状態（深さ{depth:3}）から始まり、{far:at}で{exit}から離れます。',
    endsInside: '円は{near:at}で{enter}に当たり、最後まで壁に重なったままです。',
    contained: '円は最初から最後まで壁に重なっています。最初の深さは{depth:3}です。',
    touchesOnce: '円は{near:at}で{enter}に接しますが、中には入りません。',
    touches: '円はt\u00a0=\u00a0{near:3}から{far:3>near}まで壁に接していますが、中には入りません。',
    misses: {
      edge: '経路全体が膨らませた壁の辺{n}の表側にあります。',
      sum: '中心は膨らませた壁のわきを通ります。',
      beside: '円はずっと壁より{place}にあります。',
      reaches: '中心は膨らませた壁の{side}を含む直線に届きますが、その裏側には入りません。',
      gap: '中心は、{far:at}で膨らませた壁の{lane}を出て、{near:at>far}で{other}に入ります。',
      pastCorner:
        '中心は{corner}から{distance:3}離れたところを通り過ぎます。この距離は半径{radius}より大きいので、当たりません。',
      wouldPass:
        '中心がこのまま進んでも、{corner}から{distance:3}離れたところを通り過ぎます。この距離は半径{radius}より大きいので、当たりません。',
      endsBefore: '円が{corner}に届く前に移動が終わります。',
      startsPast: '円は{corner}を過ぎたところから始まり、遠ざかります。',
    },
  },
};
