// English: the scene minkowski.

export default {
  title: 'When do two moving boxes meet?',
  subtitle: 'Moving boxes',
  label: 'Two moving boxes, A and B, and the Minkowski sum: B grown by A, with the motion of A seen from B.',
  hint: 'Drag a box, one of its sides, the tip of a motion or the point o',
  handles: {
    a: 'Box A',
    'a.left': 'Left side of A',
    'a.right': 'Right side of A',
    'a.top': 'Top side of A',
    'a.bottom': 'Bottom side of A',
    motionA: 'Motion of A',
    origin: 'Point o of A',
    b: 'Box B',
    'b.left': 'Left side of B',
    'b.right': 'Right side of B',
    'b.top': 'Top side of B',
    'b.bottom': 'Bottom side of B',
    motionB: 'Motion of B',
    view: 'View',
    response: 'Response of A',
  },
  options: {
    relative: 'Seen from B',
    world: 'Seen from the world',
    none: 'No response',
    stop: 'Stop',
    slide: 'Slide',
    bounce: 'Bounce',
  },
  toolbar: { field: 'Where would they meet?', near: 'meet', far: 'separate' },
  contacts: { free: 'Free', hit: 'Hit', inside: 'Inside' },
  presets: {
    still: 'B at rest',
    through: 'Through',
    stays: 'Stops inside',
    past: 'Past it',
    chase: 'Catching up',
    slides: 'Sliding along',
    overlap: 'Overlapping',
    corners: 'Corner to corner',
    origin: 'Another o',
    carried: 'Carried',
    along: 'Sliding off',
    back: 'Bouncing off',
  },
  marks: {
    inFront: '{d} in front',
    behind: '{d} behind',
    onLine: 'on the line',
    t: 't\u00a0=\u00a0{t:3}',
    enter: 'meet t\u00a0=\u00a0{t:3}',
    exit: 'separate t\u00a0=\u00a0{t:3}',
    touch: 'touch t\u00a0=\u00a0{t:3}',
    pushOut: 'out by {depth:3}',
    motionA: 'motion of A',
    motionB: 'motion of B',
    relative: 'A seen from B',
    sum: 'B grown by A',
    mirrored: 'A′',
  },
  steps: {
    leg: {
      first: 'Seen from B, A moves by ({motionX}, {motionY}).',
      next: 'Seen from B, the remaining motion of A is ({motionX}, {motionY}).',
      rests: 'Seen from B, A has no motion left.',
    },
    candidate: 'A would enter B {t:%} of the way along (t\u00a0=\u00a0{t:3}).',
    hits: 'A hits {feature} of B {t:%} of the way along (t\u00a0=\u00a0{t:3}).',
    deflects: {
      stop: 'Seen from B, A stops. So it moves with B from now on.',
      slide:
        'A loses the part of its motion that leads into B. Seen from B, ({motionX}, {motionY}) is left for a whole step.',
      rests: 'A loses the part of its motion that leads into B, and nothing is left. So it moves with B from now on.',
      bounce: 'Seen from B, the motion of A is mirrored: ({motionX}, {motionY}) for a whole step.',
    },
    ends: 'Now add the motion of B again. The top left corner of A ends at ({toX}, {toY}) in the world.',
    relative: 'Seen from B, A moves by ({x}, {y}): the motion of A minus the motion of B.',
    minkowskiSum:
      'A′ is A rotated by 180° about o. With its o on every point of B, A′ covers the Minkowski sum. A and B meet while o is in it.',
    clip: {
      inFront: '{side} side of the sum: no point of the path of o is behind this line, so the boxes never overlap.',
      behind: '{side} side of the sum: the path of o never gets in front of this line, so this side rules nothing out.',
      enters:
        '{side} side of the sum: o enters {t:%} of the way along (t\u00a0=\u00a0{t:3}). Near, the latest entry, is now here.',
      entersEarlier:
        '{side} side of the sum: o enters {t:%} of the way along (t\u00a0=\u00a0{t:3}). Near stays at {near:3}, which is later.',
      leaves:
        '{side} side of the sum: o leaves {t:%} of the way along (t\u00a0=\u00a0{t:3}). Far, the earliest exit, is now here.',
      leavesLater:
        '{side} side of the sum: o leaves {t:%} of the way along (t\u00a0=\u00a0{t:3}). Far stays at {far:3}, which is earlier.',
      crosses:
        'Near comes before far (rounded: {near:3} and {far:3}). Between these times o is inside the sum, and the boxes overlap.',
      touches: 'The point o never enters the sum but reaches its boundary: the boxes touch.',
      touchesAtOnce: 'Near equals far ({near:3}), so o never enters the sum but reaches its boundary: the boxes touch.',
      misses: 'The point o never reaches the sum: the boxes stay apart.',
      missesOutOfOrder:
        'Near comes after far (rounded: {near:3} and {far:3}). So o leaves one half-plane before it enters another: the boxes stay apart.',
    },
    startsInside: 'The boxes overlap from the start, {depth:3} deep. The arrow shows the shortest way out for A.',
    meets: {
      enters:
        'The boxes meet {t:%} of the way along (t\u00a0=\u00a0{t:3}). The top left corner of A is then at ({x}, {y}) in the world.',
      leaves:
        'The boxes separate {t:%} of the way along (t\u00a0=\u00a0{t:3}). The top left corner of A is then at ({x}, {y}) in the world.',
    },
  },
  result: {
    response: {
      free: 'A does not go into B. Its top left corner ends at ({x}, {y}) in the world.',
      inside: 'A starts {depth:3} deep in B. B carries the top left corner of A to ({x}, {y}) in the world.',
      stop: 'A hits {feature} of B at t\u00a0=\u00a0{t:3} and stops. B carries the top left corner of A to ({x}, {y}) in the world.',
      slide:
        'A hits {feature} of B at t\u00a0=\u00a0{t:3} and slides along B. Its top left corner ends at ({x}, {y}) in the world.',
      rests:
        'A hits {feature} of B at t\u00a0=\u00a0{t:3} and has no motion left. B carries the top left corner of A to ({x}, {y}) in the world.',
      bounce:
        'A hits {feature} of B at t\u00a0=\u00a0{t:3} and bounces off. Its top left corner ends at ({x}, {y}) in the world.',
    },
    crosses:
      'A hits {enter} of B {near:%} of the way along (t\u00a0=\u00a0{near:3}) and separates from {exit} at {far:%} (t\u00a0=\u00a0{far:3}).',
    startsInside:
      'A starts {depth:3} deep in B and separates from {exit} {far:%} of the way along (t\u00a0=\u00a0{far:3}).',
    endsInside:
      'A hits {enter} of B {near:%} of the way along (t\u00a0=\u00a0{near:3}), and they still overlap at the end.',
    contained: 'A and B overlap all the way. At the start the overlap is {depth:3} deep.',
    touchesOnce: 'A touches {enter} of B {near:%} of the way along (t\u00a0=\u00a0{near:3}) but does not go in.',
    touches: 'A touches B from t\u00a0=\u00a0{near:3} to {far:3} but does not go in.',
    misses: {
      beside: 'Seen from B, the whole path of o stays {place} the sum, so A and B never meet.',
      reaches: 'Seen from B, o reaches the line of {side} of the sum but never gets behind it.',
      gap: 'Seen from B, o leaves the {lane} of the sum ({far:%}) before it enters the {other} ({near:%}).',
    },
  },
};
