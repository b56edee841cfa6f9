// English: the words of the sheet with the code.

export default {
  panel: { label: 'Views of the code', call: 'Call it', write: 'Write it yourself', naive: 'Naive rule' },
  naiveNote: 'The rule that the red circle follows. Such code is common in first games, and it goes wrong here.',
  callNote: 'The call that this figure makes, with its numbers.',
  format: 'Language',
  javascript: 'JavaScript',
  rust: 'Rust',
  writeNote:
    "Copy these lines: they take what the library's function takes. They use plain floating point, so rounding can make them wrong.",
  source: 'Source of this step:',
  sourceLine: '{file}, line {line}',
  copy: 'Copy',
  copied: 'Copied.',
  refused: 'This page is not allowed to write to the clipboard. The code is selected: copy it with Ctrl+C or ⌘C.',
  exact: 'Exact',
  lines: 'These lines',
  same: 'The same here',
  differs: 'Differs here',
  find: 'Show a case that differs',
  place: '{told}, at ({x:3}, {y:3})',
  ends: {
    touch: 'Hits a wall and ends at ({x:3}, {y:3})',
    miss: 'Hits nothing and ends at ({x:3}, {y:3})',
  },
};
