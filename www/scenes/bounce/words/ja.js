// Japanese: the scene bounce.

import travels from '../../../locales/ja/travels.js';

export default {
  title: '跳ね返るボックスはどこに着くか？',
  subtitle: '跳ね返り',
  label: '部屋の中で4つの壁に当たって跳ね返るボックス。',
  hint: 'ボックス、矢印の先端、壁をドラッグ',
  handles: {
    mover: 'ボックス',
    'mover.left': 'ボックスの左辺',
    'mover.right': 'ボックスの右辺',
    'mover.top': 'ボックスの上辺',
    'mover.bottom': 'ボックスの下辺',
  },
  presets: {
    room: '部屋',
    channel: '狭い通路',
    losing: '減速',
    corner: '隅',
  },
  ...travels,
  toolbar: {
    ...travels.toolbar,
    field: '何回跳ね返る？',
    fieldCross: '跳ね返り1回、2回、3回、4回以上',
    fieldShade: '',
  },
  marks: { left: '残り時間{left:%}' },
  steps: {
    startsInside: 'ボックスは最初から{wall}にめり込んでいます（深さ{depth:3}）。そのため動きません。',
    leg: {
      first: '区間{leg}：左上の角は({x}, {y})にあります。ここから、壁がなければ({motionX}, {motionY})だけ動きます。',
      next: '区間{leg}：左上の角は({x}, {y})にあります。残りの移動量は({motionX}, {motionY})です。',
      still: '区間{leg}：移動量が0なので、左上の角は({x}, {y})から動きません。',
    },
    hits: {
      first: '区間{leg}で最初に当たるのは{wall}です。ボックスは{t:at}で{feature}に当たります。',
      together: '同時に{wall}の{feature}にも当たります。符号の反転は、縦と横で1回ずつまでです。',
    },
    deflects: {
      rests: '反発係数が0なので、移動量は残りません。ボックスは静止します。',
      limit: '回数の上限に達しました。ボックスはここにとどまり、残り時間は{left:%}です。',
    },
    ends: {
      done: '時間を使い切りました。ボックスの左上の角は({x}, {y})に着きます。',
      rests: 'ボックスの左上の角は({x}, {y})で静止します。',
      unmoved: 'ボックスの左上の角は元の位置({x}, {y})から動きません。',
      early: 'ボックスの左上の角は({x}, {y})にとどまります。残り時間は{left:%}です。',
    },
  },
  result: {
    free: 'さえぎるものがないので、ボックスの左上の角は({x}, {y})に着きます。',
    bounces: '壁との衝突は合わせて{count}回で、ボックスの左上の角は({x}, {y})に着きます。',
    bouncesOnce: 'ボックスは1回跳ね返り、左上の角は({x}, {y})に着きます。',
    limit: '{count}回当たって上限に達しました。ボックスの左上の角は({x}, {y})にとどまり、残り時間は{left:%}です。',
    inside:
      'ボックスは最初から壁にめり込んでいて（深さ{depth:3}）、動きません。破線のボックスは、壁と重ならない最も近い位置を示しています。',
    enclosed:
      'ボックスは最初から壁にめり込んでいて（深さ{depth:3}）、動きません。最短で出ようとすると、別の壁に入ってしまいます。',
  },
};
