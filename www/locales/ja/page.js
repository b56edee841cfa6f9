// Japanese: the page around the figures.

export default {
  groups: {
    segments: '線分と点',
    moving: '動く図形',
    next: '当たった後の動き',
    exactness: '正確さ',
  },
  page: {
    title: '{title} – Graze',
    show: '図で見る',
    back: '本文の図に戻す',
    backNote: '「元に戻す」で自分の図形に戻ります。',
    skip: '図へ移動',
    scenes: 'シーン',
    languages: '言語',
    noScript: '図の表示にはJavaScriptとWebAssemblyが必要です。文章だけでも同じ内容を読めます。',
    next: '次：{link}',
    source: 'ソースコード',
    foot: 'どの図も、ライブラリが答えを出すまでを1ステップずつ示しています。',
    code: 'ライブラリのソースコードは、各図の「{code}」で読めます。',
    about: 'Graze {version}、Graze開発者一同。ライセンス：{license}。',
    either: '{one}または{other}',
    offline: '全体を1つのファイルでダウンロード（オフライン用）',
  },
  embed: '2つの図形の衝突を示す図です。表示にはJavaScriptとWebAssemblyが必要です。',
  pages: {
    use: '使い方',
    embed: '埋め込み',
    glossary: '用語集',
    exact: '正確さ',
  },
  start: {
    title: 'Graze：正確な2D衝突判定を1ステップずつ',
    heading: '当たる？ いつ、どこで、そのあとは？',
    about:
      'Grazeは、2Dの衝突についての問いに正確に答え、その答えまでの手順をすべて見せるRustクレート、npmパッケージです。',
    invitation: '問いを1つ選んでください。図の中の図形はどれもドラッグでき、答えまでの手順を1つずつたどれます。',
  },
  keys: {
    heading: '図で使えるキー',
    tab: '次のハンドルへ（Shiftで前へ）',
    arrows: 'ハンドルを1動かす（Shiftで10、Altで0.1）',
    home: 'ハンドルを最初の位置に戻す',
    walls: '別の壁へ（自分の部屋では、Insertで壁を追加、Deleteで削除）',
    escape: 'ドラッグを取り消す',
    undo: '元に戻す、やり直す',
    help: 'この一覧を表示する',
  },
  use: {
    heading: 'Grazeの使い方',
    // The examples, and a link to each.
    examples: '最小の例：{canvas}と{page}。{game}でも遊べます。',
    canvas: 'Rustだけで描いた3つの図',
    page: '同じ図の1つのHTMLファイル',
    game: '小さなゲーム',
    // The headings of its parts in the README.
    install: 'インストール',
    call: '呼び出し方',
    exact: 'どれだけ正確か？',
    copy: 'コピー',
    copied: 'コピーしました',
    columns: { term: '用語', figure: '図', query: 'クエリ' },
  },
};
