// English: the lesson, beside its text.

export default {
  lesson: {
    title: 'From a line and a box to a walker on slopes',
    about: 'Eight short chapters on collisions in 2D. Guess, drag the figure, and mend the code beside it.',
    start: 'Start with the lesson',
    solution: 'An answer in code',
    guess: 'What do you think?',
    code: 'Your code',
    missing: 'The editor could not be loaded. Reload the page, or try again later.',
    drag: 'Go on and drag it',
    showAnswer: 'Show an answer',
    startAgain: 'Start again',
    undo: 'Undo',
    unkept: 'This browser keeps nothing for this page. Copy your code before you leave.',
    show: 'Show it in the figure',
    here: {
      guess: 'Guess in the figure first. Then your code answers, too.',
      none: 'Your code is not asked about the figure as it is now.',
      same: 'In the figure, {exact} is right, and your code says the same.',
      other: 'In the figure, {exact} is right. Your code says {yours}.',
    },
    right: {
      all: 'Solved: right in all {count:,} cases.',
      rounding:
        'Solved: right in {right:,} of {count:,} cases. The rest is rounding: decimals such as 7.3 are rounded before the code begins, and there the last digit decides.',
      some: 'Your code is right in {right:,} of {count:,} cases. In the first wrong one {exact} is right, and your code says {yours}.',
    },
    problem: {
      error: 'Your code stops with an error: {error}',
      line: 'Line {line} is not JavaScript: {error}',
      name: 'Your code needs a function with the name {name}.',
      endless: 'Your code was stopped after a second. Is there a loop that never ends?',
      missing: 'Your code could not be run. Reload the page, or try again later.',
    },
  },
};
