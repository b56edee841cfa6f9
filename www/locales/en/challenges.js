// English: the challenges.

export default {
  challenge: {
    name: 'Challenge',
    open: 'Not solved yet.',
    solved: 'Solved.',
    counts: 'Off by {near} or less counts. The picture is {width} wide.',
    own: {
      near: 'Solved: off by {off:1}, near enough.',
      far: 'Not solved: off by {off:1}, and {near} would be near enough.',
    },
    given: {
      solved: 'This link shows a solution. Can you find one?',
      near: 'This link shows a guess and the answer: off by {off:1}, near enough.',
      far: 'This link shows a guess and the answer: off by {off:1}.',
    },
    hint: 'Hint',
    reveal: 'Show the answer',
    again: 'Start again',
    another: 'Try another',
    try: 'Try it yourself',
    next: 'Next challenge',
    skip: 'Skip',
    leave: 'Leave',
    list: 'Challenges',
    about: 'Tasks to solve in the figures. The library itself is the referee, so nearly right is not right.',
    progress: '{solved} of {count} solved. This is kept on this device alone.',
    clear: 'Forget what I solved',
    clearSure: 'Really forget it?',
    done: 'solved',
    allDone: 'All challenges are solved.',
  },
  problems: { locked: 'This belongs to the task, so it stays as it is.' },
  contacts: { guess: 'Your guess' },
  guess: { ask: 'Put your guess where you think it will be, then show the answer.' },
  handles: { guess: 'Your guess', answer: 'Answer' },
  edges: {
    sides: {
      left: 'the left side of the room',
      right: 'the right side of the room',
      top: 'the top of the room',
      bottom: 'the bottom of the room',
    },
  },
  tasks: {
    corner: {
      title: 'Touch a corner and nothing else',
      task: 'Move b so that the segment touches a corner of the box and no other point of it.',
      hint: 'A line can pass a corner without going inside at two of the four corners. Which two, seen from a? Aim at one of them, and go on a step at a time with the arrow keys.',
      lacks: {
        misses: 'The segment misses the box.',
        crosses: 'It crosses the box from t\u00a0=\u00a0{t} to {end}. It should only touch.',
        enters: 'It goes into the box at t\u00a0=\u00a0{t}. It should only touch.',
        side: 'It touches {feature}. It should touch a corner.',
      },
    },
    entry: {
      title: 'Where does it enter?',
      task: 'A segment runs straight from a to b. Drag the dot to the place where it enters the box, then show the answer.',
      hint: 'Hold a ruler, or the edge of a sheet of paper, to the screen. The segment enters where it first meets a side on its way from a.',
    },
    cuts: {
      title: 'Cut twice and still outside',
      task: 'Move b so that at least two pieces of the segment are cut off, and what is left still misses the box.',
      hint: 'Only a piece that lies beyond the line of one side is cut off. Nothing is cut if both ends lie beyond the same line. So leave b to the right of the box, and let the segment pass just below the corner.',
      lacks: {
        hits: 'Pieces cut off: {count}. But the segment hits the box.',
        hitsAfter: 'Pieces cut off: {count}. That is enough, but the segment hits the box.',
        uncut: 'The segment misses the box, but nothing was cut off.',
        once: 'The segment misses the box, but only one piece was cut off.',
      },
    },
    sliver: {
      title: 'Cut off a sliver',
      task: 'Move b so that the segment goes through the rectangle, but less than 5\u00a0% of it is inside.',
      hint: 'Aim just inside a corner. If the segment misses, go back halfway.',
      lacks: {
        misses: 'The segment misses the rectangle.',
        touches: 'The segment only touches the rectangle. It should go through.',
        stays: 'The segment ends inside. It should go through.',
        share: '{share}\u00a0% of the segment is inside. It should be less than 5\u00a0%.',
      },
    },
    round: {
      title: 'Corner first',
      task: 'Move the tip of the arrow so that the circle hits the bottom left corner of the wall before anything else.',
      hint: 'The circle must pass the left side without touching it. The dashed outline shows where its center can go: meet the round part at the bottom left.',
      lacks: {
        misses: 'The circle misses the wall.',
        other: 'The circle hits {feature} first.',
      },
    },
    contact: {
      title: 'Where is the circle when it hits?',
      task: 'Drag the dashed circle to the place where the moving circle first touches the wall, then show the answer.',
      hint: 'Its center is on the arrow, and its rim just touches the wall.',
    },
    half: {
      title: 'Meet at half time',
      task: 'Move the tip of “motion of A” so that the boxes meet at t\u00a0=\u00a00.5 exactly.',
      hint: 'Only the motion across counts, because A hits the left side of B. A longer arrow meets earlier, a shorter one later.',
      lacks: {
        apart: 'The boxes never meet.',
        early: 'The boxes meet at t\u00a0=\u00a0{t}: too early.',
        late: 'The boxes meet at t\u00a0=\u00a0{t}: too late.',
      },
    },
    rest: {
      title: 'Rest in the corner',
      task: 'Move the tip of the arrow so that the circle ends in the corner: on the floor and against wall 5, both at once.',
      hint: 'The circle slides along what it hits. Send it down and to the right, farther than the corner.',
      lacks: {
        free: 'The circle hits nothing yet.',
        floor: 'The circle ends on the floor, {gap} away from wall 5.',
        wall: 'The circle ends against wall 5, {gap} above the floor.',
        away: 'The circle ends neither on the floor nor against wall 5.',
      },
    },
    three: {
      title: 'Three bounces, the last off the top',
      task: 'Move the tip of the arrow so that the box bounces exactly three times, the third time off the top of the room.',
      hint: 'Aim down and to the left, at the side of wall 1. It sends the box to wall 2, and wall 2 sends it up.',
      lacks: {
        none: 'The box does not bounce.',
        once: 'The box bounces once. It should be three times.',
        twice: 'The box bounces twice. It should be three times.',
        often: 'The box bounces {count} times. It should be three times.',
        wall: 'Three bounces, but the third is off wall {id}.',
        edge: 'Three bounces, but the third is off {edge}.',
      },
    },
    end: {
      title: 'Where does it end?',
      task: 'The arrow is the motion of the box, which bounces off every wall without loss. Drag the dashed box to the place where it ends, then show the answer.',
      hint: 'Each bounce mirrors the rest of the arrow. The whole path is as long as the arrow.',
    },
    squeeze: {
      title: 'Through the passage',
      task: 'Walk through the passage, which is exactly as wide as you are, and come out on its right.',
      hint: 'Use the arrow keys or the stick. Go down to the mouth of the passage, hold the right key and then go on down or up: the circle slides around the corner into it.',
      lacks: {
        before: 'You are still to the left of the passage.',
        inside: 'You are in the passage. Go on to the right.',
      },
    },
    line: {
      title: 'In line, but apart',
      task: 'Move the ends so that all four turns are straight, but the segments do not meet.',
      hint: 'A turn is straight if its three points are on one line. Put all four ends on one line, first a and b, then c and d.',
      lacks: {
        turns: 'Straight turns: {straight} of 4.',
        meet: 'All four turns are straight, but the segments meet.',
        point: 'Ends {name} and {other} are in one place. A segment needs two.',
      },
    },
    last: {
      title: 'Touch, to the last bit',
      task: 'The dots are all the points there are. Move a or b from dot to dot until the path touches the corner of the wall and nothing else. Plain arithmetic says Touch too early.',
      hint: 'Use the arrow keys or the arrow buttons: one press goes to the next dot. Move a down.',
      lacks: {
        misses: 'The path passes the corner without a touch.',
        crosses: 'The path goes into the wall. It should only touch.',
        more: 'The path touches more than the corner.',
      },
    },
    gap: {
      title: 'Between two neighbors',
      task: 'The dots are all the points there are, and none is between these two walls. Move a or b to another dot, so that the path goes down between the walls and touches neither.',
      hint: 'A path need not be upright. It can begin on the line of one wall and end on the line of the other.',
      lacks: {
        touches: 'The path touches a wall.',
        crosses: 'The path goes into a wall.',
        around: 'The path should go from above both walls to below both, between them.',
      },
    },
  },
};
