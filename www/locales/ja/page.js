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
    skip: '図へ移動',
    tagline: '正確な2D衝突判定ライブラリ（Rustクレート、npmパッケージ）。',
    invitation: '図形をドラッグすると、判定の手順が1つずつ見えます。',
    scenes: 'シーン',
    challenges: 'チャレンジ',
    languages: '言語',
    noScript: '図の表示にはJavaScriptとWebAssemblyが必要です。文章だけでも同じ内容を読めます。',
    next: '次：{link}',
    all: 'シーン一覧',
    use: '使い方',
    embed: '埋め込み',
    terms: '用語集',
    source: 'ソースコード',
    foot: 'どの図も、ライブラリが答えを出すまでを1ステップずつ示しています。',
    code: 'ライブラリのソースコードは、各図の「{code}」で読めます。',
    about: 'Graze {version}、Graze開発者一同。ライセンス：{license}。',
    either: '{one}または{other}',
    offline: '全体を1つのファイルでダウンロード（オフライン用）',
  },
  embed: '2つの図形の衝突を示す図です。表示にはJavaScriptとWebAssemblyが必要です。',
  use: {
    title: '使い方',
    heading: 'Grazeの使い方',
    description:
      'Grazeのインストール、RustやJavaScriptからの呼び出し、自分のページへの図の埋め込み、よくある質問への答え。',
    // The smallest examples, and a link to each.
    examples: '最小の例：{canvas}と{page}。',
    canvas: 'Rustだけで描いた3つの図',
    page: '同じ図の1つのHTMLファイル',
    // The headings of its parts in the README.
    install: 'インストール',
    call: '呼び出し方',
    exact: 'どれだけ正確か？',
    terms: '用語集',
    copy: 'コピー',
    copied: 'コピーしました',
    columns: { term: '用語', figure: '図', query: 'クエリ' },
  },
};
