// English: the words of the sheet with the code.

export default {
  panel: { label: 'Views of the code', call: 'Call it', write: 'Write it yourself', read: 'Read it' },
  callNote: 'The call that this figure makes, with its numbers.',
  format: 'Language',
  javascript: 'JavaScript',
  rust: 'Rust',
  rustTest: 'Rust test',
  readNote: '{file}: the source of these steps. The line of the current step is highlighted.',
  copy: 'Copy',
  copied: 'Copied.',
  refused: 'This page is not allowed to write to the clipboard. The code is selected: copy it with Ctrl+C or ⌘C.',
  exact: 'Exact',
  lines: 'These lines',
  same: 'The same here',
  differs: 'Differs here',
  find: 'Show a case that differs',
  count: 'These lines use plain floating point. They are wrong in {wrong} of {of} cases chosen to be hard.',
  never: 'These lines are always right: they give the exact answer in all {of} cases chosen to be hard.',
  neverHere: 'No case in this figure shows a visible difference.',
  hit: '{verdict}, t {enter:3}',
  times: '{verdict}, t {enter:3} to {exit:3}',
  wall: 'Wall {number}: {times}',
  ends: {
    touch: 'Hits a wall and ends at ({x:3}, {y:3})',
    miss: 'Hits nothing and ends at ({x:3}, {y:3})',
  },
};
