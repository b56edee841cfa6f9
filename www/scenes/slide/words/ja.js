// Japanese: the scene slide.

import { walls } from '../../../locales/ja/index.js';
import travels from '../../../locales/ja/travels.js';

export default {
  title: '滑る円はどこに着くか？',
  subtitle: '壁ずり',
  label: '5つの壁の間を動く円。当たった壁に沿って滑ります。',
  hint: '円、矢印の先端、壁をドラッグ',
  handles: {
    circle: '円',
    'circle.radius': '半径',
    motion: '移動',
    ...walls,
    response: '壁に当たると',
    corner: '角に当たると',
    restitution: '反発係数',
  },
  options: {
    slide: '滑る',
    stop: '止まる',
    bounce: '跳ね返る',
    round: '角を回り込む',
    halt: '角で止まる',
  },
  presets: {
    tiles: 'タイルの床',
    inner: '隅',
    round: '角を回り込む',
    dead: '角で止まる',
    wedge: 'くさび',
    overlap: 'めり込み',
    bounce: '跳ね返り',
  },
  ...travels,
  marks: { t: 't\u00a0=\u00a0{t:3}', pushOut: '押し出し{depth:3}' },
  steps: {
    startsInside: '円は最初から{wall}にめり込んでいます（深さ{depth:3}）。そのため動きません。',
    leg: {
      first: '区間{leg}：({x}, {y})から、壁がなければ({motionX}, {motionY})だけ動きます。',
      next: '区間{leg}：({x}, {y})から、残りの移動量は({motionX}, {motionY})です。',
      rests: '区間{leg}：残りの移動量は0です。',
      still: '区間{leg}：移動量が0なので、円は({x}, {y})から動きません。',
    },
    candidate: '{wall}に当たるとすれば、{t:at}です。',
    hits: {
      first: '区間{leg}で最初に当たるのは{wall}です。円は{t:at}で{feature}に当たります。',
      together: '同時に{wall}の{feature}にも当たります。同時に当たった壁は、まとめて扱います。',
    },
    deflects: {
      slide: '移動から、壁へ向かう成分を取り除きます。残りは壁に沿った移動です。',
      bounce:
        '移動を壁で反射させます。1フレーム分に換算すると({motionX}, {motionY})です。矢印は残り時間の分を示します。',
      bounceTimes:
        '移動を反射させ、{restitution}を掛けます。1フレーム分に換算すると({motionX}, {motionY})です。矢印は残り時間の分を示します。',
      rests: '残りの移動量は、壁にすべて打ち消されます。円は静止します。',
      stop: '円はここで止まります。残り時間は{left:%}です。',
      halts: 'この円は角で止まる設定です。ここから動かず、残り時間は{left:%}です。',
      limit: '衝突回数の上限に達しました。円はここにとどまり、残り時間は{left:%}です。',
      stays: 'この壁に沿って滑ると逆戻りになるので、円はここにとどまります。残り時間は{left:%}です。',
    },
    ends: {
      done: '円は({x}, {y})に着きます。どの壁にもめり込まず、残り時間はありません。',
      rests: '円は({x}, {y})で静止します。どの壁にもめり込んでいません。',
      unmoved: '円は元の位置({x}, {y})から動きません。',
      early: '円は({x}, {y})にとどまります。残り時間は{left:%}です。',
    },
  },
  result: {
    free: 'さえぎるものがないので、円は({x}, {y})に着きます。',
    slides: '円は壁に{count}回当たり、滑って({x}, {y})に着きます。',
    slidesOnce: '円は壁に1回当たり、滑って({x}, {y})に着きます。',
    rests: '円は壁に{count}回当たり、({x}, {y})で静止します。移動量は残っていません。',
    restsOnce: '円は壁に1回当たり、({x}, {y})で静止します。移動量は残っていません。',
    stops: '円は{count}回当たった後、({x}, {y})で止まります。残り時間は{left:%}です。',
    stopsOnce: '円は壁に当たり、({x}, {y})で止まります。残り時間は{left:%}です。',
    bounces: '円は壁に{count}回当たって跳ね返り、({x}, {y})に着きます。',
    bouncesOnce: '円は1回跳ね返り、({x}, {y})に着きます。',
    inside:
      '円は最初から壁にめり込んでいます（深さ{depth:3}）。この図では動かない設定です（既定では、滑る前にまず押し出されます）。破線の円は、壁と重ならない最も近い位置です。',
    enclosed:
      '円は最初から壁にめり込んでいます（深さ{depth:3}）。この図では動かない設定です。最短で出ようとすると、別の壁に入ってしまいます。',
  },
};
