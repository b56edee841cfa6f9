// Japanese: the words of the menu that shares what is shown.

export default {
  label: '表示中の図を共有',
  link: 'リンク',
  embed: '埋め込みコード',
  iframe: 'iframe',
  markdown: 'Markdown',
  javascript: 'JavaScript',
  rust: 'Rust',
  rustTest: 'Rustのテスト',
  density: '画像の倍率',
  density1: '1×',
  density2: '2×',
  theme: '画像の配色',
  themelight: 'ライト',
  themedark: 'ダーク',
  png: 'PNGで保存',
  svg: 'SVGで保存',
  html: 'HTMLで保存',
  text: 'コピーするテキスト',
  copied: '{what}をコピーしました。',
  refused:
    'このページにはクリップボードへの書き込みが許可されていません。テキストを選択してあるので、Ctrl+Cまたは⌘Cでコピーしてください。',
  saved: '{name}を保存しました。',
  offered:
    '{name}を保存しました。ファイルが見つからない場合、このフレームには保存が許可されていません。下の画像を右クリックまたは長押しして、保存かコピーをしてください。',
  maybeSaved: '{name}を保存しました（このフレームに保存が許可されている場合）。',
  notSaved: '保存できませんでした：{reason}。',
  noPng: 'このブラウザーではPNGを保存できません。代わりにSVGで保存してください。',
};
