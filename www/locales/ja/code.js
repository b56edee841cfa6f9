// Japanese: the words of the sheet with the code.

export default {
  panel: { label: 'コードの表示', call: '呼び出す', write: '自分で書く', read: '読む' },
  callNote: 'この図が行っている呼び出しです。数値も図のとおりです。',
  format: '言語',
  javascript: 'JavaScript',
  rust: 'Rust',
  rustTest: 'Rustのテスト',
  readNote: '{file}：これらのステップのソースコードです。現在のステップの行を強調しています。',
  copy: 'コピー',
  copied: 'コピーしました。',
  refused:
    'このページにはクリップボードへの書き込みが許可されていません。コードを選択してあるので、Ctrl+Cまたは⌘Cでコピーしてください。',
  exact: '正確な答え',
  lines: 'このコード',
  same: '答えは同じ',
  differs: '答えが違う',
  find: '答えが違う例を表示',
  count: 'このコードは通常の浮動小数点演算で計算します。難しい例を{of}個選んで試すと、{wrong}個で答えを誤ります。',
  never: 'このコードはつねに正しく、難しい例を{of}個選んで試しても、すべて正確に答えます。',
  neverHere: 'この図には、目に見える違いが出る例がありません。',
  hit: '{verdict}、t {enter:3}',
  times: '{verdict}、t {enter:3}〜{exit:3>enter}',
  entered: '{times}、{feature}',
  place: '{told}、({x:3}, {y:3})で',
  wall: '壁{number}：{times}',
  ends: {
    touch: '壁に当たり、({x:3}, {y:3})に着く',
    miss: '何にも当たらず、({x:3}, {y:3})に着く',
  },
};
