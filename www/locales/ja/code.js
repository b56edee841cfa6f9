// Japanese: the words of the sheet with the code.

export default {
  panel: { label: 'コードの表示', call: '呼び出す', write: '自分で書く', naive: '素朴な判定' },
  naiveNote: '赤い円が従う判定です。初めて作るゲームによくあるコードですが、ここではうまくいきません。',
  callNote: 'この図が行っている呼び出しです。数値も図のとおりです。',
  format: '言語',
  javascript: 'JavaScript',
  rust: 'Rust',
  writeNote:
    'ライブラリの関数と同じ引数を受け取るコードです。コピーして使えます。通常の浮動小数点演算で計算するので、丸め誤差で答えを誤ることがあります。',
  source: 'このステップのソースコード：',
  sourceLine: '{file}、{line}行目',
  copy: 'コピー',
  copied: 'コピーしました。',
  refused:
    'このページにはクリップボードへの書き込みが許可されていません。コードを選択してあるので、Ctrl+Cまたは⌘Cでコピーしてください。',
  exact: '正確な答え',
  lines: 'このコード',
  same: '答えは同じ',
  differs: '答えが違う',
  find: '答えが違う例を表示',
  place: '{told}、({x:3}, {y:3})で',
  ends: {
    touch: '壁に当たり、({x:3}, {y:3})に着く',
    miss: '何にも当たらず、({x:3}, {y:3})に着く',
  },
};
