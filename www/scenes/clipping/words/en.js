// English: the scene clipping.

export default {
  title: 'Which part of the segment is inside?',
  subtitle: 'Clipping',
  description:
    'Drag a segment across a box and watch Cohen–Sutherland cut it: nine regions, four bits, four cuts at most.',
  label:
    'A segment from a to b, and a box. The lines through its sides cut the plane into nine regions, each with a code.',
  hint: 'Drag an end, the box or one of its sides',
  handles: {
    a: 'Start a',
    b: 'End b',
    box: 'Box',
    left: 'Left side',
    right: 'Right side',
    top: 'Top side',
    bottom: 'Bottom side',
  },
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
    t: 't {t:3}',
    cut: 't {t:3}, code {code}',
    enter: 'enter t {t:3}',
    exit: 'exit t {t:3}',
    touch: 'touch t {t:3}',
  },
  steps: {
    outcodes:
      'a has the code {a}, b the code {b}. They share no bit, and they are not both 0000: nothing is decided yet.',
    outcodesShared: 'a has the code {a}, b the code {b}. They share a bit.',
    outcodesInside: 'a and b both have the code 0000: neither is beyond any side.',
    cuts: {
      a: '{side} side: a is beyond this line. Cut the start off here, at {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}). The new start has the code {code}.',
      b: '{side} side: b is beyond this line. Cut the end off here, at {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}). The new end has the code {code}.',
      aInside:
        '{side} side: a is beyond this line. Cut the start off here, at {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}). The new start has the code 0000 and is done.',
      bInside:
        '{side} side: b is beyond this line. Cut the end off here, at {t:%}\u00a0% of the way (t\u00a0=\u00a0{t:3}). The new end has the code 0000 and is done.',
    },
    rejects:
      '{side} side: the codes {a} and {b} share this bit. Both ends are beyond this line, and so is everything between them.',
    rejectsTwice:
      '{side} and {other}: the codes {a} and {b} share both bits. Both ends are beyond both lines, and so is everything between them.',
    touches:
      'Both codes are 0000. What is left, from t\u00a0=\u00a0{near:3} to {far:3}, lies on the boundary: the path touches the box.',
    crosses:
      'Both codes are 0000. What is left, from t\u00a0=\u00a0{near:3} to {far:3}, is inside: the path crosses the box.',
  },
  result: {
    crosses:
      'The path enters through {enter} at {near:%}\u00a0% of the way (t\u00a0=\u00a0{near:3}) and leaves through {exit} at {far:%}\u00a0% (t\u00a0=\u00a0{far:3}).',
    startsInside:
      'The path starts inside and leaves through {exit} at {far:%}\u00a0% of the way (t\u00a0=\u00a0{far:3}).',
    endsInside:
      'The path enters through {enter} at {near:%}\u00a0% of the way (t\u00a0=\u00a0{near:3}) and ends inside.',
    contained: 'The whole path is inside the box, so nothing is cut off.',
    touchesOnce: 'The path touches {enter} at {near:%}\u00a0% of the way (t\u00a0=\u00a0{near:3}) but does not go in.',
    touches: 'The path runs along the boundary from t\u00a0=\u00a0{near:3} to {far:3} but does not go in.',
    misses: {
      beside: 'The whole path stays {place} the box.',
      besideTwice: 'The whole path stays {place} and {other} the box.',
      rest: 'All that the cuts left is {place} the box.',
      restTwice: 'All that the cuts left is {place} and {other} the box.',
    },
  },
};
