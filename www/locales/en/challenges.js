// English: the challenges.

export default {
  challenge: {
    name: 'Challenge',
    open: 'Not solved yet.',
    solved: 'Solved.',
    close: 'Solved: off by {off:1}, near enough.',
    far: 'Off by {off:1}. Up to {near} counts as solved.',
    reveal: 'Show the answer',
    again: 'Start again',
    next: 'Next challenge',
    leave: 'Back to the scene',
    list: 'Challenges',
    about: 'One task a scene and more. The library itself is the referee, so nearly right is not right.',
    progress: '{solved} of {count} solved, as kept on this device alone.',
    done: 'solved',
    allDone: 'All challenges are solved.',
  },
  problems: { locked: 'This belongs to the task, so it stays as it is.' },
  contacts: { guess: 'Your guess' },
  guess: { ask: 'Put the mark where you think it will be, then show the answer.' },
  handles: { guess: 'Your guess', answer: 'Answer' },
  tasks: {
    corner: {
      title: 'Touch a corner and nothing else',
      task: 'Move the end b so that the segment touches a corner of the box and no other point of it.',
    },
    entry: {
      title: 'Where does it enter?',
      task: 'Put the mark where the segment enters the box, and show the answer.',
    },
    cuts: {
      title: 'Two cuts for nothing',
      task: 'Move the end b so that the segment is cut twice or more and misses the box all the same.',
    },
    sliver: {
      title: 'Cut off a sliver',
      task: 'Move the end b so that the segment goes through the rectangle but is inside for less than 5 % of its length.',
    },
    round: {
      title: 'Around the corner',
      task: 'Move the tip so that the circle first meets the bottom left corner of the wall: not its left side.',
    },
    contact: {
      title: 'Where is the circle when it hits?',
      task: 'Put the ghost where the circle first meets the box, and show the answer.',
    },
    half: {
      title: 'Meet at half time',
      task: 'Move the tip of A’s motion so that the boxes first meet at t = 0.5 exactly.',
    },
    rest: {
      title: 'Rest in the corner',
      task: 'Move the tip so that the circle ends in the corner between floor and wall, at rest against both.',
    },
    three: {
      title: 'Three, and the last one up',
      task: 'Make the box bounce exactly three times, the third time off the top edge of the room.',
    },
    end: {
      title: 'Where does it end?',
      task: 'Put the ghost where the box is at the end, and show the answer. It bounces without loss.',
    },
    squeeze: {
      title: 'Through the passage',
      task: 'Walk through the passage on the left, which is exactly as wide as you are, and out at its right end.',
    },
    line: {
      title: 'In line and apart',
      task: 'Put four different points so that all four turns are straight, and the two segments still do not meet.',
    },
    last: {
      title: 'Touch, to the last bit',
      task: 'The dots are all the points there are. Move the start a or the end b from dot to dot until the path touches the corner of the wall and nothing else. Plain arithmetic says Touch too early.',
    },
    gap: {
      title: 'Between two neighbors',
      task: 'The dots are all the points there are, and none is between these two walls. Move an end of the path to another dot, so that the path goes down between the walls and touches neither.',
    },
  },
};
