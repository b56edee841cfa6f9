// Simplified Chinese: the scene clipping.

export default {
  title: '线段的哪一部分在盒子内？',
  subtitle: '裁剪',
  label: '从a到b的线段和一个盒子。盒子边界所在的直线把平面分成九个区域，每个区域有一个编码。',
  hint: '拖动端点、盒子或边界',
  presets: {
    four: '裁四次',
    two: '裁两次',
    accept: '直接接受',
    reject: '直接舍弃',
    past: '裁后舍弃',
    inside: '从内部出发',
    corner: '擦过角',
  },
  marks: {
    cut: 't\u00a0=\u00a0{t:3}，编码{code}',
  },
  steps: {
    outcodes: 'a的编码是{a}，b的编码是{b}。两个编码没有哪一位同时为1，也不都是0000：还不能下结论。',
    outcodesShared: 'a的编码是{a}，b的编码是{b}。它们在同一位上都是1。',
    outcodesInside: 'a和b的编码都是0000：两端都不在任何直线的前方。',
    cuts: {
      a: '{side}边界：a在这条直线的前方。{t:at}裁掉起始的一段。新起点的编码是{code}。',
      b: '{side}边界：b在这条直线的前方。{t:at}裁掉末尾的一段。新终点的编码是{code}。',
      aInside: '{side}边界：a在这条直线的前方。{t:at}裁掉起始的一段。新起点的编码是0000，这一端处理完毕。',
      bInside: '{side}边界：b在这条直线的前方。{t:at}裁掉末尾的一段。新终点的编码是0000，这一端处理完毕。',
    },
    rejects: '{side}边界：编码{a}和{b}在这一位上都是1。两端都在这条直线的前方，两端之间的部分也一样。',
    rejectsTwice: '编码{a}和{b}在{first}和{second}对应的位上都是1。所以整条路径都在这两条直线的前方。',
    touches: '两个编码都是0000。从t\u00a0=\u00a0{near:3}到{far:3>near}的部分只在盒子的边界上：路径与盒子接触。',
    touchesOnce: '两个编码都是0000。剩下的只是盒子边界上的一个点（t\u00a0=\u00a0{near:3}）：路径与盒子接触。',
    crosses: '两个编码都是0000。从t\u00a0=\u00a0{near:3}到{far:3>near}的部分在盒子内：路径与盒子相交。',
  },
  result: {
    startsInside: '路径从盒子内部出发，{far:at}从{exit}离开。',
    endsInside: '路径{near:at}从{enter}进入，终点在盒子内部。',
    contained: '整条路径都在盒子内部，什么也不用裁。',
    touches: '从t\u00a0=\u00a0{near:3}到{far:3>near}，路径沿着盒子的边界走，但没有进去。',
    misses: {
      beside: '整条路径都在盒子的{place}。',
      besideTwice: '整条路径既在盒子的{place}，又在盒子的{other}。',
      rest: '裁剪后剩下的部分在盒子的{place}。',
      restTwice: '裁剪后剩下的部分既在盒子的{place}，又在盒子的{other}。',
    },
  },
};
