// Japanese: the scene degenerates.

export default {
  title: 'ぎりぎりの線分は当たるか？',
  subtitle: '最後の1ビットまで',
  label: '壁の角のわきを通る、aからbへの経路。角のまわりにある、倍精度で表せる点をすべて拡大鏡で示します。',
  hint: '角を別の点へドラッグ',
  figure: {
    instructions:
      'Tabキーでハンドルを選び、矢印キーで隣の点へ動かします。Shiftキーを押しながら動かすと10点ずつ動きます。Homeキーで元の位置に戻ります。',
  },
  handles: {
    box: '壁の角',
  },
  presets: {
    past: 'わずかに外れ',
    corner: '角をかすめる',
    along: '辺に沿う',
    noSize: '大きさ0',
    late: '1に丸められる時刻',
  },
  marks: {
    magnified: '{power}倍：点の間に表せる数はない',
    magnifiedShort: '{power}倍',
    sides: { left: '経路の左', right: '経路の右', on: '直線上' },
    sidesShort: { left: '左', right: '右', on: '直線上' },
    gap: '間隔の{gap}倍',
  },
  contacts: { hit: '当たり' },
  panel: { rules: '比較' },
  rules: {
    rule: '判定方法',
    says: '答え',
    exact: '正確な判定（このライブラリ）',
    right: '一致',
    wrong: '不一致',
    like: '{name}方式',
    source: 'この判定方法の出典：{name}',
    note: 'ほかのライブラリなどの判定方法は、ここで書き直し、倍精度で計算しています。これらの答えは当たりか外れのどちらかなので、正しい答えが接触なら、当たりを一致とみなします。',
    plain: { name: '単純な計算', about: '倍精度で計算した符号付き距離を、許容誤差なしで比べます。' },
    planes: {
      name: 'Stack Overflow（平面）',
      about: '端点が辺を含む直線の上にあれば表側とみなします。辺に沿う経路は外れ、角を通る経路は当たりになります。',
    },
    cuts: {
      name: 'Stack Overflow（アウトコード）',
      about: '始点が内側に来るまで、始点側を切り取ります。切るたびに丸められます。',
    },
    edges: { name: 'Phaser', about: '辺を1つずつ調べます。左辺は上の端の角を含みません。' },
    nearParallel: {
      name: 'Box2D',
      about: 'x方向またはy方向の移動が1.2 · 10⁻⁷未満なら0とみなします。内側から始まる経路は外れとします。',
    },
    halfOpen: { name: 'intersect', about: 't = 1での当たりを外れとします。' },
    strict: {
      name: 'Ray Tracing in One Weekend',
      about: 'nearがfarより小さいときだけ当たりとするので、接触は外れになります。薄いボックスは厚くします。',
    },
    noNan: { name: 'bvh', about: '計算結果がNaNになったら外れとします。' },
    axes: {
      name: 'Real-Time Collision Detection',
      about: '3本の分離軸を調べます。最後の軸には1.2 · 10⁻⁷の許容誤差があります。',
    },
  },
  steps: {
    inFront:
      '{side}：経路全体がこの直線の表側にあるので（符号付き距離：a\u00a0{da}、b\u00a0{db}）、壁には当たりません。ほかの辺は調べるまでもありません。',
    inFrontReached:
      '{side}：経路は一度もこの直線の裏側に入りません（符号付き距離：a\u00a0{da}、b\u00a0{db}）。壁には入れず、せいぜい接するだけです。',
    behind:
      '{side}：経路は一度もこの直線の表側に出ません（符号付き距離：a\u00a0{da}、b\u00a0{db}）。この辺は判定に影響しません。',
    enters: '{side}：経路はt\u00a0=\u00a0{t}で裏側に入ります。これがnear（ここまでで最も遅い進入時刻）になります。',
    entersEarlier: '{side}：経路はt\u00a0=\u00a0{t}で裏側に入ります。nearは、それより遅い{near}のままです。',
    entersBarelyEarlier:
      '{side}：経路はt\u00a0=\u00a0{t}で裏側に入ります。nearは変わりません。丸めると同じ値ですが、正確にはnearのほうが遅い時刻です。',
    leaves: '{side}：経路はt\u00a0=\u00a0{t}で裏側から出ます。これがfar（ここまでで最も早い退出時刻）になります。',
    leavesLater: '{side}：経路はt\u00a0=\u00a0{t}で裏側から出ます。farは、それより早い{far}のままです。',
    leavesBarelyLater:
      '{side}：経路はt\u00a0=\u00a0{t}で裏側から出ます。farは変わりません。丸めると同じ値ですが、正確にはfarのほうが早い時刻です。',
    crosses: 'nearは、丸めずに比べるとfarより早い時刻です（丸めた値：{near}と{far}）。経路は壁と交差します。',
    crossesBarely: 'nearは、丸めずに比べるとfarより早い時刻です（丸めると、どちらも{near}）。経路は壁と交差します。',
    touches: '経路は、辺を含む直線の1本に壁の境界上で触れますが、その直線の裏側には入りません。経路は壁に接します。',
    touchesAtOnce: 'nearとfarは、丸めずに比べても等しくなります（丸めた値：{near}）。経路は壁に接するだけです。',
    misses: '経路全体が、辺を含む直線の1本の表側にあります。壁には当たりません。',
    missesReached: '経路は、辺を含む直線の1本に届きますが、届いた点は壁の境界上にないので、壁には当たりません。',
    missesOutOfOrder:
      'nearは、丸めずに比べるとfarより遅い時刻です（丸めた値：{near}と{far}）。経路は壁に当たりません。',
    missesBarely: 'nearは、丸めずに比べるとfarより遅い時刻です（丸めると、どちらも{near}）。経路は壁に当たりません。',
  },
  result: {
    near: {
      right:
        '経路は、隣の点までの間隔の{gap}倍だけ角の上を通ります。単純な計算の答えも同じです。Grazeと答えが異なる判定方法：{count}種類中{wrong}種類。',
      wrong:
        '経路は、隣の点までの間隔の{gap}倍だけ角の上を通ります。単純な計算の答えは「{plain}」です。Grazeと答えが異なる判定方法：{count}種類中{wrong}種類。',
    },
    miss: {
      right:
        '経路は壁に当たりません。単純な計算の答えも同じです。Grazeと答えが異なる判定方法：{count}種類中{wrong}種類。',
      wrong:
        '経路は壁に当たりません。単純な計算の答えは「{plain}」です。Grazeと答えが異なる判定方法：{count}種類中{wrong}種類。',
    },
    touch: {
      right:
        '経路は壁に接しますが、中には入りません。単純な計算の答えも同じです。Grazeと答えが異なる判定方法：{count}種類中{wrong}種類。',
      wrong:
        '経路は壁に接しますが、中には入りません。単純な計算の答えは「{plain}」です。Grazeと答えが異なる判定方法：{count}種類中{wrong}種類。',
    },
    cross: {
      right:
        '経路は壁と交差します。単純な計算の答えも同じです。Grazeと答えが異なる判定方法：{count}種類中{wrong}種類。',
      wrong:
        '経路は壁と交差します。単純な計算の答えは「{plain}」です。Grazeと答えが異なる判定方法：{count}種類中{wrong}種類。',
    },
  },
};
