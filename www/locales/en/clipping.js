// English: the scene clipping.

export default {
  title: 'Clipping',
  subtitle: 'Which part of this segment is in this box?',
  label: 'A segment from a to b and a box. The lines of its sides cut the plane into nine regions, each with a code.',
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
    corner: 'A corner grazed',
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
      'a has the code {a}, b the code {b}. They have no bit in common and one of them is not zero, so nothing is decided yet.',
    outcodesShared: 'a has the code {a}, b the code {b}: they have a bit in common.',
    outcodesInside: 'a and b both have the code 0000: neither is beyond any side.',
    cuts: {
      a: '{side}: a is beyond this line, so the start is cut off there, at t\u00a0=\u00a0{t:3}. The code there is {code}.',
      b: '{side}: b is beyond this line, so the end is cut off there, at t\u00a0=\u00a0{t:3}. The code there is {code}.',
      aInside:
        '{side}: a is beyond this line, so the start is cut off there, at t\u00a0=\u00a0{t:3}. The code there is 0000: that end is done.',
      bInside:
        '{side}: b is beyond this line, so the end is cut off there, at t\u00a0=\u00a0{t:3}. The code there is 0000: that end is done.',
    },
    rejects:
      '{side}: the codes {a} and {b} share this bit. Both ends are beyond this line, so all between them is too.',
    rejectsTwice:
      '{side} and {other}: the codes {a} and {b} share both bits. Both ends are beyond these lines, so all between them is too.',
    touches:
      'Both codes are 0000, and what is left from t\u00a0{near:3} to {far:3} lies in a side or a corner: the path touches the box.',
    crosses: 'Both codes are 0000: what is left, from t\u00a0{near:3} to {far:3}, is inside. The path crosses the box.',
  },
  result: {
    crosses: 'The path enters {enter} at t {near:3} and leaves {exit} at {far:3}.',
    startsInside: 'The path starts inside and leaves {exit} at t {far:3}.',
    endsInside: 'The path enters {enter} at t {near:3} and ends inside.',
    contained: 'The whole path is inside the box: nothing is cut off.',
    touchesOnce: 'The path touches {enter} at t {near:3} and goes no further in.',
    touches: 'The path runs along the boundary from t {near:3} to {far:3} without going in.',
    misses: 'Nothing of the path is in the box.',
  },
};
