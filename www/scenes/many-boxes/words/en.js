// English: the scene many-boxes.

export default {
  title: 'Which of many boxes does the line hit?',
  subtitle: 'Many boxes',
  label:
    'A segment from a to b through a field of boxes. Those it hits are numbered in the order in which it reaches them.',
  hint: 'Drag an end, or choose another number of boxes',
  handles: { count: 'Boxes', order: 'Arrangement', method: 'Method' },
  options: {
    40: '40',
    1000: '1,000',
    100000: '100,000',
    1000000: '1,000,000',
    spread: 'Spread',
    tiles: 'Tiles',
    nested: 'Nested',
    tree: 'Use the tree',
    every: 'Test every box',
  },
  presets: {
    row: 'Along a row of tiles',
    nested: 'Boxes in boxes',
    miss: 'No hit',
  },
  contacts: { hits: 'Hit' },
  panel: { first: 'first hit', last: 'last hit' },
  marks: { skipped: 'skipped', pixels: 'boxes per pixel: about {boxes}' },
  clock: {
    both: 'All hits, found and sorted on this device: {tree} with the tree, {loop} with a plain loop over all boxes.',
    time: '{time:,}\u00a0{unit}',
  },
  steps: {
    group:
      'Level {level} of the tree. Groups of boxes that the path may hit (dashed): {visited:,}. Groups that it misses (dotted): {left:,}. Their boxes are skipped.',
    groupAll:
      'Level {level} of the tree. Groups of boxes that the path may hit (dashed): {visited:,}. None of the groups here is ruled out, so none is skipped.',
    hits: 'Hits 1 to {last}, in the order in which the path reaches them.',
    tests:
      'In the groups that are left, a quick half-plane test of eight boxes at a time rules out what the path surely misses. Boxes left for the exact test (bold): {tested:,}; hits: {hits:,}.',
    testsEvery: 'Without a tree, every box gets an exact test: {tested:,} tests for {hits:,} hits.',
    cross: 'Hit {number}: box {id}. The path is in it from t\u00a0=\u00a0{enter:5} to t\u00a0=\u00a0{exit:5}.',
    touch: 'Hit {number}: box {id}. The path only touches it, from t\u00a0=\u00a0{enter:5} to t\u00a0=\u00a0{exit:5}.',
    ends: 'Hits, numbered in the order in which the path reaches them: {hits:,}. Boxes that need no exact test: {culled:,} of {count:,}.',
    endsEvery:
      'Hits, numbered in the order in which the path reaches them: {hits:,}. Exact tests: {tested:,}, one for each box.',
    more: 'Hits listed here: the first {few:,}. Hits that only the figure marks: {more:,}.',
  },
  result: {
    miss: 'The path hits none of {count:,} boxes. Exact tests: {tested:,}; boxes that need no exact test: {culled:,}.',
    missEvery: 'The path hits none of {count:,} boxes. Every box was tested.',
    one: 'The path hits one of {count:,} boxes. Exact tests: {tested:,}; boxes that need no exact test: {culled:,}.',
    oneEvery: 'The path hits one of {count:,} boxes. Every box was tested.',
    all: 'The path hits {hits:,} of {count:,} boxes, numbered in order. Exact tests: {tested:,}; boxes that need no exact test: {culled:,}.',
    allEvery:
      'The path hits {hits:,} of {count:,} boxes. Every box was tested, and the answer is the same as with the tree.',
  },
};
