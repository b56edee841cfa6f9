// English: the challenges.

export default {
  challenge: {
    name: 'Challenge',
    titled: 'Challenge: {title}',
    open: 'Not solved yet.',
    solved: 'Solved.',
    counts: {
      place: 'Off by {near} or less counts as solved. The figure is {width} wide.',
      time: 'Off by {near} or less counts as solved.',
      wall: 'Choose one, then show the answer.',
    },
    own: {
      // Shown before anything was guessed.
      none: 'This is the answer.',
      near: 'Solved: off by {off}, which is close enough.',
      far: 'Not solved: off by {off}. It must be {near} or less.',
      nothing: 'Nothing is hit, so this question has no answer.',
    },
    wall: { none: 'The answer is: {wall}.', near: 'Solved: {wall}.', far: 'Not solved. The answer is: {wall}.' },
    given: {
      solved: 'This link shows a solution. Can you find another?',
      near: 'This link shows a guess and the answer: off by {off}, which is close enough.',
      far: 'This link shows a guess and the answer: off by {off}.',
    },
    hint: 'Hint',
    reveal: 'Show the answer',
    again: 'Start again',
    another: 'Try another',
    try: 'Try it yourself',
    next: 'Next challenge',
    skip: 'Skip',
    leave: 'Leave',
    done: 'solved',
    allDone: 'All challenges are solved.',
  },
  problems: { locked: 'This is part of the task and cannot be changed.' },
  contacts: { guess: 'Your guess' },
  guess: {
    who: '{who}: {asked}',
    place: 'Drag your guess to where you think it will be, then show the answer.',
    time: 'Set the time that you expect, then show the answer.',
    wall: 'Choose the one that you expect, then show the answer.',
    none: 'none',
  },
  handles: { guess: 'Your guess', answer: 'Answer' },
  tasks: {
    // What a page can ask about a state of its own.
    where: {
      title: 'Where does it end?',
      task: 'The arrow is the motion. Drag the dashed shape to where the moving shape ends, then show the answer.',
    },
    when: {
      title: 'When does it hit?',
      task: 'The motion takes the time from t\u00a0=\u00a00 to t\u00a0=\u00a01. At what t is the first hit? Set the slider, then show the answer.',
    },
    which: {
      title: 'What is hit first?',
      task: 'Choose the wall that is hit first, then show the answer.',
    },
    side: {
      title: 'Which side?',
      task: 'Choose the side or corner through which the path enters the box, or none if it misses. Then show the answer.',
    },
    corner: {
      title: 'Touch a corner and nothing else',
      task: 'Drag b so that the path touches the box at a corner and nowhere else.',
      hint: 'From a, a path can touch two of the four corners without going in. Which two? Aim at one of them, then use the arrow keys.',
      lacks: {
        misses: 'The path misses the box.',
        crosses: 'It crosses the box from t\u00a0=\u00a0{t:3} to {end:3>t}. It should only touch.',
        enters: 'It enters the box at t\u00a0=\u00a0{t}. It should only touch.',
        side: 'It touches {feature}. It should touch a corner.',
      },
    },
    entry: {
      title: 'Where does it enter?',
      task: 'A path runs straight from a to b. Drag the dot to where the path enters the box, then show the answer.',
      hint: 'Hold a ruler or a sheet of paper to the screen, from a to b. The path enters the box where it first reaches it.',
    },
    cuts: {
      title: 'Two cuts, then a miss',
      task: 'Drag b so that at least two pieces of the path are cut off, and the rest still misses the box.',
      hint: 'Only a piece in front of the line of one side is cut off. Nothing is cut if both ends are in front of the same line. So leave b to the right of the box, and let the path pass just below the bottom right corner.',
      lacks: {
        hits: 'Pieces cut off: {count}. The rest does not miss the box.',
        hitsAfter: 'Pieces cut off: {count}. That is enough, but the rest does not miss the box.',
        uncut: 'The path misses the box, but nothing was cut off.',
        once: 'The path misses the box, but only one piece was cut off.',
      },
    },
    diagonal: {
      title: 'Diagonal only',
      task: 'Drag b so that the path runs through the tiles (0,\u00a00), (1,\u00a01) and (2,\u00a02), and no others.',
      hint: 'A path that runs exactly through a corner of the grid goes on in the tile diagonally across. From a, aim at the bottom right corner of tile (0,\u00a00), and end in tile (2,\u00a02).',
      lacks: {
        count: 'Tiles on the way: {count}. There should be three.',
        other: 'The path runs through three tiles, but not the right ones.',
      },
    },
    lane: {
      title: 'Find the gap',
      task: 'Drag b to the bottom edge of the figure so that the path hits no box.',
      hint: 'There is a way between the columns of boxes, but not straight down. Watch the number of hits while you drag b along the bottom edge.',
      lacks: {
        hits: 'Boxes hit: {hits}. There should be none.',
        short: 'The path hits no box, but b is not at the bottom edge yet.',
      },
    },
    sliver: {
      title: 'Cut off a sliver',
      task: 'Drag b so that the path goes through the rectangle, but less than 5% of the path is inside.',
      hint: 'Aim just inside a corner. If the path misses, go back halfway.',
      lacks: {
        misses: 'The path misses the rectangle.',
        stays: 'The path ends inside. It should go through.',
        share: '{share}% of the path is inside. It should be less than 5%.',
      },
    },
    rim: {
      title: 'Exactly on the circle',
      task: 'Drag p onto the circle: neither inside nor outside, and not straight above, below, left or right of its center.',
      hint: 'The center is at (80,\u00a048), and the radius is 40. How far p is from the center across and down are two sides of a right triangle: 24²\u00a0+\u00a032²\u00a0=\u00a040².',
      lacks: {
        inside: 'p is inside the circle.',
        outside: 'p is outside the circle.',
        axis: 'p is on the circle, but straight above, below, left or right of its center.',
      },
    },
    round: {
      title: 'Corner first',
      task: 'Drag the tip of the arrow so that the circle first hits the bottom left corner of the wall, not its left side.',
      hint: 'The circle must pass the left side without touching it. The dashed outline is the grown wall. The center must enter it at the round corner at the bottom left.',
      lacks: {
        misses: 'The circle misses the wall.',
        other: 'The circle hits {feature} first.',
      },
    },
    contact: {
      title: 'Where is the circle when it hits?',
      task: 'Drag the dashed circle to where the moving circle hits the wall, then show the answer.',
      hint: 'Its center is on the arrow, and the circle just touches the wall.',
    },
    tangent: {
      title: 'A touch and no more',
      task: 'Drag the tip of the arrow so that the circles touch but never overlap.',
      hint: 'Seen from B, the path of the center of A must be a tangent of the dashed circle. Try a horizontal path.',
      lacks: {
        apart: 'The circles never meet.',
        crosses: 'The circles overlap. They should only touch.',
      },
    },
    half: {
      title: 'Meet halfway',
      task: 'Drag the tip of “motion of A” so that the boxes meet at exactly t\u00a0=\u00a00.5.',
      hint: 'Only the horizontal part of the motion counts, because A hits the left side of B. With a longer arrow the boxes meet earlier, with a shorter one later.',
      lacks: {
        apart: 'The boxes never meet.',
        early: 'The boxes meet at t\u00a0=\u00a0{t}: too early.',
        late: 'The boxes meet at t\u00a0=\u00a0{t}: too late.',
      },
    },
    rest: {
      title: 'Rest in the corner',
      task: 'Drag the tip of the arrow so that the circle ends in the inner corner: on the floor and against wall 5, both at once.',
      hint: 'The circle slides along each wall that it hits. Aim down and to the right, past the corner.',
      lacks: {
        free: 'The circle hits nothing yet.',
        floor: 'The circle ends on the floor, {gap} away from wall 5.',
        wall: 'The circle ends against wall 5, {gap} above the floor.',
        away: 'The circle ends neither on the floor nor against wall 5.',
      },
    },
    end: {
      title: 'Where does it end?',
      task: 'The arrow is the motion of the box. The box keeps all its speed when it bounces. Drag the dashed box to where the moving box ends, then show the answer.',
      hint: 'Each bounce mirrors the rest of the arrow. The whole path is as long as the arrow.',
    },
    squeeze: {
      title: 'Through the hallway',
      task: 'Walk through the hallway, which is exactly as wide as you are, and out at its right end.',
      hint: 'Use the arrow keys or the stick. Go down to the left end of the hallway, hold the right arrow key, and press down or up as well: the circle slides around the corner into it.',
      lacks: {
        before: 'You are still to the left of the hallway.',
        inside: 'You are in the hallway. Go on to the right.',
      },
    },
    line: {
      title: 'In line, but apart',
      task: 'Drag the ends so that all four turns are straight, but the segments do not meet.',
      hint: 'A turn is straight if its three points are on one line. Put all four ends on one line, first a and b, then c and d.',
      lacks: {
        turns: 'Straight turns: {straight} of 4.',
        meet: 'All four turns are straight, but the segments meet.',
        point: 'Ends {name} and {other} are at the same point. In this task, the ends of a segment must differ.',
      },
    },
    last: {
      title: 'Touch, down to the last bit',
      task: 'The dots are all the points that doubles can store here. Move the corner of the wall from dot to dot until the path only touches it.',
      hint: 'Drag the corner, or use the arrow keys: one press moves it to the next dot. Move it up and to the left.',
      lacks: {
        misses: 'The path misses the wall.',
        crosses: 'The path crosses the wall. It should only touch.',
      },
    },
  },
};
