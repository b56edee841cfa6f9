// Japanese: the scene rotated-rect.

export default {
  title: '線分は回転した長方形に当たるか？',
  subtitle: '回転した長方形',
  label: 'aからbへの線分と、回転できる長方形。頂点には0から3の番号が付いています。',
  hint: '端点、長方形、回転のハンドルをドラッグ。4つの頂点も動かせる',
  handles: {
    quad: '四角形',
    'quad.corner0': '頂点0',
    'quad.corner1': '頂点1',
    'quad.corner2': '頂点2',
    'quad.corner3': '頂点3',
    form: '長方形の決め方',
  },
  options: { angle: '中心と角度', corners: '4つの頂点' },
  presets: {
    corner: '頂点のわき',
    inside: '内側',
    along: '辺に沿う',
    flat: '幅0',
    inLine: '一直線上で離れる',
    triangle: '三角形',
  },
  features: {
    edge0: '辺0–1',
    edge1: '辺1–2',
    edge2: '辺2–3',
    edge3: '辺3–0',
    vertex0: '頂点0',
    vertex1: '頂点1',
    vertex2: '頂点2',
    vertex3: '頂点3',
  },
  steps: {
    isSegment:
      '4つの頂点がすべて一直線上にあります。この長方形はc({lowX}, {lowY})とd({highX}, {highY})を結ぶ線分なので、線分として判定します。',
    isPoint: '4つの頂点がすべて同じ位置にあります。この長方形は点c({lowX}, {lowY})なので、点として判定します。',
    segments: {
      turns: {
        clockwise: '{from}\u00a0→ {over}\u00a0→ {to}は時計回りです。{to}は、{from}から{over}へ向かって右側にあります。',
        straight: '{from}\u00a0→ {over}\u00a0→ {to}は一直線です（曲がりません）。',
        counterClockwise:
          '{from}\u00a0→ {over}\u00a0→ {to}は反時計回りです。{to}は、{from}から{over}へ向かって左側にあります。',
      },
      onOneLine:
        'すべての点が一直線上にあります。直線に沿って見ると、後に始まるほうの始まりは({lowX}, {lowY})、先に終わるほうの終わりは({highX}, {highY})です。終わりのほうが手前でなければ、その間を共有します。',
      apart: '経路と長方形に共有点はありません。',
      proper:
        '両者は({x}, {y})で交わり、それぞれの両端が、相手を含む直線の両側に分かれています。しかし、つぶれた長方形に内側はないので、接触です。',
      touch: '経路と長方形の共有点は({x}, {y})だけです。',
      overlap: '経路と長方形は({lowX}, {lowY})から({highX}, {highY})までの点をすべて共有します。',
    },
    turns: {
      edge: {
        clockwise: '辺{edge}–{next}：頂点{edge}\u00a0→ {next}\u00a0→ {end}は時計回りです。{end}は辺の裏側にあります。',
        straight:
          '辺{edge}–{next}：頂点{edge}\u00a0→ {next}\u00a0→ {end}は一直線です。{end}は辺を含む直線上にあります。',
        counterClockwise:
          '辺{edge}–{next}：頂点{edge}\u00a0→ {next}\u00a0→ {end}は反時計回りです。{end}は辺の表側にあります。',
      },
      edgeReversed: {
        clockwise:
          '辺{edge}–{next}：頂点{edge}\u00a0→ {next}\u00a0→ {end}は時計回りです。頂点は逆回りに並んでいるので、{end}は辺の表側にあります。',
        straight:
          '辺{edge}–{next}：頂点{edge}\u00a0→ {next}\u00a0→ {end}は一直線です。{end}は辺を含む直線上にあります。',
        counterClockwise:
          '辺{edge}–{next}：頂点{edge}\u00a0→ {next}\u00a0→ {end}は反時計回りです。頂点の並びと同じなので、{end}は辺の裏側にあります。',
      },
      corner: {
        clockwise: 'a\u00a0→ b\u00a0→ 頂点{corner}は時計回りです。頂点は、aからbへ向かって右側にあります。',
        straight: 'a\u00a0→ b\u00a0→ 頂点{corner}は一直線です。頂点は直線a–b上にあります。',
        counterClockwise: 'a\u00a0→ b\u00a0→ 頂点{corner}は反時計回りです。頂点は、aからbへ向かって左側にあります。',
      },
    },
    inFront: '辺{edge}–{next}：経路全体が表側にあるので、長方形には当たりません。ほかの辺は調べるまでもありません。',
    inFrontReached: '辺{edge}–{next}：経路は一度も裏側に入りません。長方形には入れず、せいぜい接するだけです。',
    enters:
      '辺{edge}–{next}：aは裏側になく、bは裏側にあります。経路は{t:at}で裏側に入ります。これがnear（ここまでで最も遅い進入時刻）になります。',
    entersEarlier:
      '辺{edge}–{next}：aは裏側になく、bは裏側にあります。経路は{t:at}で裏側に入ります。near（最も遅い進入時刻）はt\u00a0=\u00a0{near:3}のままです。',
    leaves:
      '辺{edge}–{next}：aは裏側にあり、bは裏側にありません。経路は{t:at}で裏側から出ます。これがfar（ここまでで最も早い退出時刻）になります。',
    leavesLater:
      '辺{edge}–{next}：aは裏側にあり、bは裏側にありません。経路は{t:at}で裏側から出ます。far（最も早い退出時刻）はt\u00a0=\u00a0{far:3}のままです。',
    empty: '辺{edge}–{next}：両端の頂点が同じ位置にあります。この辺は判定に影響しません。',
    behind: '辺{edge}–{next}：両端とも裏側にあります。この辺は判定に影響しません。',
    crosses:
      '経路と長方形を隔てる直線はありません。t\u00a0=\u00a0{near:3}から{far:3>near}まで経路は内側にあります。経路は長方形と交差します。',
    touches:
      '経路は長方形の中に入りませんが、t\u00a0=\u00a0{near:3}から{far:3>near}まで境界上にあります。経路は長方形に接します。',
    touchesOnce: '経路は長方形の中に入りませんが、t\u00a0=\u00a0{near:3}で境界に届きます。経路は長方形に接します。',
    misses: '経路と長方形に共有点はありません。経路は長方形に当たりません。',
  },
  result: {
    startsInside: '経路は内側から始まり、{far:at}で{exit}から出ます。',
    endsInside: '経路は{near:at}で{enter}から入り、内側で終わります。',
    contained: '経路全体が長方形の内側にあり、どの辺にも届きません。',
    touches: '経路はt\u00a0=\u00a0{near:3}から{far:3>near}まで境界に沿って進みますが、中には入りません。',
    misses: {
      edge: '経路全体が辺{edge}–{next}の表側にあります。',
      edgeReached: '経路は辺{edge}–{next}を含む直線の裏側に入らず、長方形から外れた所でこの直線に届くだけです。',
      corners: '4つの頂点がすべて、aからbへ向かって{hand}側にあります。',
      inLine: '経路と長方形は一直線上にありますが、一方が始まる前にもう一方が終わります。',
    },
  },
};
