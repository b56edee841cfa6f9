// Simplified Chinese: the scene half-planes.

export default {
  title: '这条线段会碰到盒子吗？',
  subtitle: '半平面',
  label: '从a到b的线段和一个盒子，盒子是四个半平面的交集。',
  hint: '拖动端点、盒子或边界',
  presets: {
    along: '沿着边界',
    corner: '擦过角',
    inside: '从内部出发',
  },
  steps: {
    inFront:
      '{side}边界：整条路径都在这条直线的前方（有符号距离：a为{da}，b为{db}），所以与盒子相离。其他边界不必再查。',
    inFrontReached:
      '{side}边界：路径上没有点在这条直线的后方（有符号距离：a为{da}，b为{db}），所以路径进不了盒子，至多只是接触。',
    behind: '{side}边界：路径始终没有越到这条直线的前方（有符号距离：a为{da}，b为{db}），所以这条边界不排除任何一段。',
    enters: '{side}边界：a不在直线后方，b在后方（有符号距离：{da}和{db}）。路径{when}进入。这是目前最晚的进入时刻。',
    entersEarlier:
      '{side}边界：a不在直线后方，b在后方（有符号距离：{da}和{db}）。路径{when}进入。最晚的进入时刻仍是t\u00a0=\u00a0{near:3}。',
    leaves: '{side}边界：a在直线后方，b不在后方（有符号距离：{da}和{db}）。路径{when}离开。这是目前最早的离开时刻。',
    leavesLater:
      '{side}边界：a在直线后方，b不在后方（有符号距离：{da}和{db}）。路径{when}离开。最早的离开时刻仍是t\u00a0=\u00a0{far:3}。',
    crosses:
      '最晚的进入时刻早于最早的离开时刻（t\u00a0=\u00a0{near:3}和{far:3>near}）。在这两个时刻之间，路径位于四条直线的后方：与盒子相交。',
    touches: '路径到达这条直线，到达之处就在盒子的边界上，但没有越到直线的后方：与盒子接触。',
    touchesAtOnce:
      '最晚的进入时刻等于最早的离开时刻（t\u00a0=\u00a0{near:3}）：路径进入一个半平面的同时，恰好离开另一个。它只是与盒子接触。',
    misses: '整条路径都在这条直线的前方：与盒子相离。',
    missesReached: '路径到达这条直线，但到达之处不在盒子上：与盒子相离。',
    missesOutOfOrder:
      '最早的离开时刻早于最晚的进入时刻（t\u00a0=\u00a0{far:3}和{near:3>far}）。路径还没进入一个半平面，就已离开另一个：与盒子相离。',
  },
  quotient: '在t\u00a0=\u00a0{da}\u00a0/\u00a0({da}\u00a0+\u00a0{db}) = {t:3}时',
  result: {
    startsInside: '路径从盒子内部出发，{far:at}从{exit}离开。',
    endsInside: '路径{near:at}从{enter}进入，终点在盒子内部。',
    contained: '整条路径都在盒子内部。',
    touches: '从t\u00a0=\u00a0{near:3}到{far:3>near}，路径沿着盒子的边界走，但没有进去。',
    misses: {
      beside: '整条路径都在盒子的{place}。',
      reaches: '路径到达了{side}所在的直线，但没有越到它的后方。',
      gap: '路径{far:at}离开盒子的{lane}，{near:at>far}才进入{other}。',
    },
  },
};
