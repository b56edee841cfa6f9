// Japanese: the scene half-planes.

export default {
  title: 'この線分はボックスに当たるか？',
  subtitle: '半平面',
  label: 'aからbへの線分と、4つの半平面の共通部分であるボックス。',
  hint: '端点、ボックス、辺をドラッグ',
  presets: {
    along: '辺に沿う',
    corner: '角をかすめる',
    inside: '内側から',
  },
  steps: {
    inFront:
      '{side}：経路全体がこの直線の表側にあるので（符号付き距離：a\u00a0{da}、b\u00a0{db}）、ボックスには当たりません。ほかの辺は調べるまでもありません。',
    inFrontReached:
      '{side}：経路は一度もこの直線の裏側に入りません（符号付き距離：a\u00a0{da}、b\u00a0{db}）。ボックスには入れず、せいぜい接するだけです。',
    behind:
      '{side}：経路は一度もこの直線の表側に出ません（符号付き距離：a\u00a0{da}、b\u00a0{db}）。この辺は判定に影響しません。',
    enters:
      '{side}：符号付き距離はaが{da}、bが{db}なので、経路は{when}で裏側に入ります。これがnear（ここまでで最も遅い進入時刻）になります。',
    entersEarlier:
      '{side}：符号付き距離はaが{da}、bが{db}なので、経路は{when}で裏側に入ります。near（最も遅い進入時刻）はt\u00a0=\u00a0{near:3}のままです。',
    leaves:
      '{side}：符号付き距離はaが{da}、bが{db}なので、経路は{when}で裏側から出ます。これがfar（ここまでで最も早い退出時刻）になります。',
    leavesLater:
      '{side}：符号付き距離はaが{da}、bが{db}なので、経路は{when}で裏側から出ます。far（最も早い退出時刻）はt\u00a0=\u00a0{far:3}のままです。',
    crosses:
      'nearはfarより早い時刻です（t\u00a0=\u00a0{near:3}と{far:3>near}）。この間、経路は4本の直線すべての裏側にあります。経路はボックスと交差します。',
    touches: '経路は、ボックスの境界上で直線の1本に触れますが、その裏側には入りません。経路はボックスに接します。',
    touchesAtOnce:
      'nearとfarが等しくなりました（t\u00a0=\u00a0{near:3}）。経路は、ある半平面に入ると同時に別の半平面から出ます。ボックスには接するだけです。',
    misses: '経路全体が1本の直線の表側にあります。ボックスには当たりません。',
    missesReached: '経路は直線の1本に届きますが、そこは境界上ではないので、ボックスには当たりません。',
    missesOutOfOrder:
      'farはnearより早い時刻です（t\u00a0=\u00a0{far:3}と{near:3>far}）。経路は、ある半平面に入る前に別の半平面から出ます。ボックスには当たりません。',
  },
  quotient: 't\u00a0=\u00a0{da}\u00a0/\u00a0({da}\u00a0+\u00a0{db}) = {t:3}',
  result: {
    startsInside: '経路は内側から始まり、{far:at}で{exit}から出ます。',
    endsInside: '経路は{near:at}で{enter}から入り、内側で終わります。',
    contained: '経路全体がボックスの内側にあります。',
    touches: '経路はt\u00a0=\u00a0{near:3}から{far:3>near}まで境界に沿って進みますが、中には入りません。',
    misses: {
      beside: '経路全体がボックスより{place}にあります。',
      reaches: '経路は{side}を含む直線に届きますが、その裏側には入りません。',
      gap: '経路は、{far:at}でボックスの{lane}を出て、{near:at>far}で{other}に入ります。',
    },
  },
};
