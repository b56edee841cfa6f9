// Japanese: the words of the menu that shares what is shown.

export default {
  label: '表示中の図を共有',
  link: 'リンク',
  embed: '埋め込み：要素',
  iframe: '埋め込み：iframe',
  copyFirst:
    '先に、npmパッケージgraze2dのdist-elementフォルダーをページの隣に置き、graze2dという名前にしてください。バンドラーを使う場合は、スクリプトの代わりにgraze2d/elementをインポートします。',
  fromHere: 'フレームの中身はこのサイトから読み込まれるので、先にコピーするものはありません。',
  picture: '画像',
  png: 'PNGで保存',
  svg: 'SVGで保存',
  text: 'コピーするテキスト',
  copied: '{what}をコピーしました。',
  refused:
    'このページにはクリップボードへの書き込みが許可されていません。テキストを選択してあるので、Ctrl+Cまたは⌘Cでコピーしてください。',
  saved: '{name}を保存しました。',
  offered:
    '{name}を保存しました。ファイルが見つからない場合は、このフレームで保存が許可されていない可能性があります。下の画像を右クリックまたは長押しして、保存かコピーをしてください。',
  maybeSaved: 'このフレームで保存が許可されていれば、{name}が保存されています。',
  notSaved: '保存できませんでした：{reason}。',
  noPng: 'このブラウザーではPNGを保存できません。代わりにSVGで保存してください。',
};
