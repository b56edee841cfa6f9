// Japanese: what is said when something is wrong.

export default {
  problems: {
    notOffered: 'この選択肢はありません。',
    notANumber: '数を入力してください。',
    unclearComma: '「{text}」は2通りに読めます。コンマを取るか、小数点「.」に変えてください。',
    tooLarge: '倍精度浮動小数点数で表せる範囲を超えています。',
    tooSmall: '{low}以上にしてください。',
    notMultiple: '{snap}の倍数にしてください。',
    outOfLimits: '{low}以上{high}以下にしてください。',
    inverted: '{min}は{max}以下にしてください。',
    garbledLink: 'このリンクには誤りがあるため、図を初期状態で表示しています。',
    garbledValue: '{place}が{was}になっています。{must}図は初期状態で表示しています。',
    garbledForm: '「{text}」は{place}として読み取れません。{form}の形で書きます。図は初期状態で表示しています。',
    noField: '「{name}」という項目はありません。使える項目：{fields}。図は初期状態で表示しています。',
    garbledLook: 'このリンクの「{place}」の部分に誤りがあるため、その部分を無視しました。',
    hugeLink: 'このリンクは長すぎて開けないため、図を初期状態で表示しています。',
    newLink: 'このリンクは新しいバージョンのページで作られているため、図を初期状態で表示しています。',
    oldLink: 'このリンクのバージョンは存在しないため、図を初期状態で表示しています。',
    notWhole: '{name}="{text}"は0以上の整数ではありません。',
    notPart: '{name}="{text}"は0から1までの数ではありません。',
    notPositive: '{name}="{text}"は0より大きい数ではありません。',
    notAWord: '{name}="{text}"は使えません。使える値：{words}。',
    noOption: '{name}="{text}"はこのシーンの選択肢にありません。',
    noChallenge: 'このシーンに「{name}」というチャレンジはないため、通常の表示にしています。',
    noScene: '「{name}」というシーンはありません。シーンの一覧：{names}。',
    noWasm:
      'この図にはWebAssemblyが必要ですが、このブラウザーにはないか、ここでは許可されていません。文章はそのまま読めます。',
    failed: '図を表示できませんでした：{reason}',
    stopped: 'エラーが起きたため、図を停止しました：{reason}',
    again: '最初から',
  },
};
