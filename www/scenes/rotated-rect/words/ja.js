// Japanese: the scene rotated-rect.

export default {
  title: '線分は回転した長方形に当たるか？',
  subtitle: '回転した長方形',
  label: 'aからbへの線分と、回転できる長方形。頂点には番号が付いています。',
  hint: '端点、図形、回転のハンドル、頂点をドラッグ',
  handles: {
    rectangle: '図形',
    'rectangle.corner[]': '頂点{n}',
  },
  options: { rectangle: '長方形' },
  presets: {
    corner: '頂点のわき',
    inside: '内側',
    along: '辺に沿う',
    flat: '幅0',
    inLine: '一直線上で離れる',
    octagon: '八角形',
  },
  features: {
    edge: '辺{edge}–{next}',
    corner: '頂点{corner}',
  },
  steps: {
    turns: {
      edge: {
        clockwise: '辺{edge}–{next}：頂点{edge}\u00a0→ {next}\u00a0→ {end}は時計回りです。{end}は辺の裏側にあります。',
        straight:
          '辺{edge}–{next}：頂点{edge}\u00a0→ {next}\u00a0→ {end}は一直線です。{end}は辺を含む直線上にあります。',
        counterClockwise:
          '辺{edge}–{next}：頂点{edge}\u00a0→ {next}\u00a0→ {end}は反時計回りです。{end}は辺の表側にあります。',
      },
      corner: {
        clockwise: 'a\u00a0→ b\u00a0→ 頂点{corner}は時計回りです。頂点は、aからbへ向かって右側にあります。',
        straight: 'a\u00a0→ b\u00a0→ 頂点{corner}は一直線です。頂点は直線a–b上にあります。',
        counterClockwise: 'a\u00a0→ b\u00a0→ 頂点{corner}は反時計回りです。頂点は、aからbへ向かって左側にあります。',
      },
    },
    inFront: '辺{edge}–{next}：経路全体が表側にあるので、図形には当たりません。ほかの辺は調べるまでもありません。',
    enters:
      '辺{edge}–{next}：経路は裏側へ向かって進み、{t:at}で辺を含む直線に届きます。これがnear（ここまでで最も遅い進入時刻）になります。',
    entersEarlier:
      '辺{edge}–{next}：経路は裏側へ向かって進み、{t:at}で辺を含む直線に届きます。near（最も遅い進入時刻）はt\u00a0=\u00a0{near:3}のままです。',
    leaves:
      '辺{edge}–{next}：経路は表側へ向かって進み、{t:at}で辺を含む直線に届きます。これがfar（ここまでで最も早い退出時刻）になります。',
    leavesLater:
      '辺{edge}–{next}：経路は表側へ向かって進み、{t:at}で辺を含む直線に届きます。far（最も早い退出時刻）はt\u00a0=\u00a0{far:3}のままです。',
    along: '辺{edge}–{next}：経路全体がこの辺を含む直線上にあるので、図形には入れません。せいぜい接するだけです。',
    behind: '辺{edge}–{next}：両端とも裏側にあります。この辺は判定に影響しません。',
    corner:
      '経路と図形は一直線上にあり、aは頂点{corner}の外側にあります。経路がこの頂点に届くときだけ、両者は出会います。',
    startsInside: 'aは図形の内側にあります。外へ出る最短距離は{depth}です。',
    crosses:
      '経路と図形を隔てる直線はありません。t\u00a0=\u00a0{near:3}から{far:3>near}まで経路は内側にあります。経路は図形と交差します。',
    touches:
      '経路は図形の中に入りませんが、t\u00a0=\u00a0{near:3}から{far:3>near}まで境界上にあります。経路は図形に接します。',
    touchesOnce: '経路は図形の中に入りませんが、t\u00a0=\u00a0{near:3}で境界に届きます。経路は図形に接します。',
    misses: '経路と図形に共有点はありません。経路は図形に当たりません。',
  },
  result: {
    startsInside: '経路は内側から始まり、{far:at}で{exit}から出ます。',
    endsInside: '経路は{near:at}で{enter}から入り、内側で終わります。',
    contained: '経路全体が図形の内側にあり、どの辺にも届きません。',
    touches: '経路はt\u00a0=\u00a0{near:3}から{far:3>near}まで境界に沿って進みますが、中には入りません。',
    misses: {
      edge: '経路全体が辺{edge}–{next}の表側にあります。',
      corners: 'すべての頂点が、aからbへ向かって{hand}側にあります。',
      inLine: '経路と図形は一直線上にありますが、一方が始まる前にもう一方が終わります。',
    },
  },
};
