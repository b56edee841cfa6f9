// Japanese: the scene orientation.

export default {
  title: '2本の線分は交差するか？',
  subtitle: '線分の交差判定',
  label: 'aからbへ、cからdへの2本の線分。端点は格子点です。',
  hint: '端点をドラッグ（格子点に吸着）',
  handles: { a: '始点a', b: '終点b', c: '始点c', d: '終点d', scale: '座標の倍率' },
  options: { one: '× 1', million: '× 10⁶', giga: '× 2³⁰' },
  presets: {
    proper: '交差',
    apart: '離れている',
    tee: '接触',
    ends: '端点どうし',
    overlap: '重なり',
    inLine: '一直線上で離れる',
    noLength: '長さ0',
    million: '32ビットでは不足',
    widest: '64ビットでは不足',
    published: '文献の例',
  },
  contacts: { apart: '外れ', proper: '交差', touch: '接触', overlap: '接触', inLine: 'すべて一直線' },
  turns: { clockwise: '時計回り', straight: '一直線', counterClockwise: '反時計回り' },
  marks: {
    begun: '後の始点',
    ended: '先の終点',
    point: '({x}, {y})',
    named: '{name} ({x}, {y}){unit}',
    product: '{product}{unit}',
    turn: '{turn} {det}{unit}',
    areas: { one: '', million: ' · 10¹²', giga: ' · 2⁶⁰' },
    units: { one: '', million: ' · 10⁶', giga: ' · 2³⁰' },
  },
  widths: {
    title: '{from}\u00a0→ {over}\u00a0→ {to}',
    exact: '正確',
    bits: '{bits}ビット',
    overflow: '{told}桁あふれ：{says}。',
    say: '{bits}ビットでは「{says}」',
    turns: '{bits}ビットでは曲がる向きに誤り',
    note: '曲がる向きは差と積から計算します。整数のビット数が足りないと桁あふれが起こりますが、多くの言語ではエラーになりません。',
  },
  panel: { widths: '桁あふれ', points: { 0: '点', 1: 'もう一方の端点' } },
  toolbar: { field: 'どこなら交差する？' },
  steps: {
    turns: {
      clockwise: '{from}\u00a0→ {over}\u00a0→ {to}は時計回りです。{to}は、{from}から{over}へ向かって右側にあります。',
      straight: '{from}\u00a0→ {over}\u00a0→ {to}は一直線です（曲がりません）。',
      counterClockwise:
        '{from}\u00a0→ {over}\u00a0→ {to}は反時計回りです。{to}は、{from}から{over}へ向かって左側にあります。',
    },
    areas: '{told}破線の2つの長方形の符号付き面積の差：{left} − {right} = {det}{sign}。',
    onOneLine:
      'すべての点が一直線上にあります。直線に沿って見ると、後に始まるほうの始まりから、先に終わるほうの終わりまでが共有部分です。終わりのほうが手前なら、共有点はありません。',
    apart: '2本の線分に共有点はありません。外れです。',
    proper: 'cとdは直線a–bの両側に、aとbは直線c–dの両側にあります。2本の線分は({x}, {y})で交差します。',
    touch: {
      one: '共有点は({x}, {y})だけで、一方の線分の端点です。2本の線分は接しています。',
      both: '共有点は({x}, {y})だけで、両方の線分の端点です。2本の線分は接しています。',
    },
    overlap: '2本の線分は({lowX}, {lowY})から({highX}, {highY})まで重なりますが、交差はしません。これも接触です。',
  },
  result: {
    turn: '{from}\u00a0→ {over}\u00a0→ {to}：{turn}。{told}',
    misses: {
      oneSide: '{one}も{two}も、{from}から{over}へ向かって{hand}側にあります。',
      inLine: '4つの端点はすべて一直線上にありますが、一方の線分が始まる前にもう一方が終わります。',
    },
    proper: '2本の線分は({x}, {y})で交差します。',
    touch: {
      one: '一方の線分の端点が、({x}, {y})でもう一方の線分に触れています。',
      both: '2本の線分の端点どうしが({x}, {y})で触れています。',
    },
    overlap: '2本の線分は({lowX}, {lowY})から({highX}, {highY})まで重なりますが、交差はしません。',
  },
};
