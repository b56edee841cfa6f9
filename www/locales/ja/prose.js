// Japanese: what can be wrong in <graze-value> and <graze-when>, for the author of the page.

export default {
  noScene: 'idが「{id}」の<graze-scene>がありません。',
  badName: 'name="{text}"はenter.tのような名前ではありません。',
  badDigits: 'digits="{text}"は0から20までの整数ではありません。',
  badTest:
    'test="{text}"は「{rest}」から先を読み取れません。条件はcontact == cross and enter.t < 0.5のように書きます。',
  shortTest: 'test="{text}"は途中で終わっています。条件はcontact == cross and enter.t < 0.5のように書きます。',
  noWord: 'この値が「{word}」になることはありません。あり得る値：{known}。',
  tooLong: '条件が{count}文字を超えています。',
  notNumbers: '「{name}」は{sign}では比べられません。比べられるのは数どうしだけです。',
  noName: '答えに「{name}」はありません。使えるもの：{known}。',
  noPart: '「{whole}」に「{name}」はありません。使えるもの：{known}。',
  oneValue: '「{whole}」は1つの値で、その下に「{path}」はありません。',
  notOneValue: '「{path}」は1つの値ではありません。その中身：{known}。',
};
