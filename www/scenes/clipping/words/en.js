// English: the scene clipping.

export default {
  title: 'Which part of the segment is inside?',
  subtitle: 'Clipping',
  label:
    'A segment from a to b, and a box. The lines through its sides cut the plane into nine regions, each with a code.',
  hint: 'Drag an end, the box or one of its sides',
  presets: {
    four: 'Four cuts',
    two: 'Two cuts',
    accept: 'Accept',
    reject: 'Reject',
    past: 'Reject after a cut',
    inside: 'From inside',
    corner: 'Through a corner',
  },
  marks: {
    cut: 't\u00a0=\u00a0{t:3}, code {code}',
  },
  steps: {
    outcodes:
      'a has the code {a}, b the code {b}. No bit is set in both codes, and they are not both 0000: nothing is decided yet.',
    outcodesShared: 'a has the code {a}, b the code {b}. Both have a 1 in the same place.',
    outcodesInside: 'a and b both have the code 0000: neither end is in front of any line.',
    cuts: {
      a: '{side} side: a is in front of this line. Cut the start off here, {t:at}. The new start has the code {code}.',
      b: '{side} side: b is in front of this line. Cut the end off here, {t:at}. The new end has the code {code}.',
      aInside:
        '{side} side: a is in front of this line. Cut the start off here, {t:at}. The new start has the code 0000 and is done.',
      bInside:
        '{side} side: b is in front of this line. Cut the end off here, {t:at}. The new end has the code 0000 and is done.',
    },
    rejects:
      '{side} side: the codes {a} and {b} both have this bit. Both ends are in front of this line, and so is everything between them.',
    rejectsTwice:
      'The codes {a} and {b} both have the bits of {first} and {second}. So the whole path is in front of both lines.',
    touches:
      'Both codes are 0000. What remains, from t\u00a0=\u00a0{near:3} to {far:3>near}, lies on the boundary: the path touches the box.',
    touchesOnce:
      'Both codes are 0000. What remains, at t\u00a0=\u00a0{near:3}, is one point of the boundary: the path touches the box.',
    crosses:
      'Both codes are 0000. What remains, from t\u00a0=\u00a0{near:3} to {far:3>near}, is inside: the path crosses the box.',
  },
  result: {
    startsInside: 'The path starts inside and leaves through {exit} {far:at}.',
    endsInside: 'The path enters through {enter} {near:at} and ends inside.',
    contained: 'The whole path is inside the box, so nothing is cut off.',
    touches: 'The path runs along the boundary from t\u00a0=\u00a0{near:3} to {far:3>near} but does not go in.',
    misses: {
      beside: 'The whole path stays {place} the box.',
      besideTwice: 'The whole path stays {place} and {other} the box.',
      rest: 'What remains after cutting is {place} the box.',
      restTwice: 'What remains after cutting is {place} and {other} the box.',
    },
  },
};
