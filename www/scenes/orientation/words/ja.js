// Japanese: the scene orientation.

export default {
  title: '2本の線分は交差するか？',
  subtitle: '線分の交差判定',
  label: 'aからbへ、cからdへの2本の線分。端点は格子点です。',
  hint: '端点をドラッグ（格子点に吸着）',
  handles: { c: '始点c', d: '終点d' },
  presets: {
    proper: '交差',
    apart: '離れている',
    tee: '接触',
    overlap: '重なり',
    noLength: '長さ0',
    bits32: '32ビットでは不足',
    bits64: '64ビットでは不足',
    doubles: '倍精度では不足',
  },
  contacts: { apart: '外れ', proper: '交差', touch: '接触', overlap: '接触' },
  marks: {
    begun: '後の始点',
    ended: '先の終点',
    point: '({x}, {y})',
    named: '{name} ({x}, {y})',
    turn: '{turn} {det}',
  },
  panel: { points: { 0: '点', 1: 'もう一方の端点' } },
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
    misses: {
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
