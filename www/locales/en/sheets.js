// English: the words of what only a large figure shows: more tools, and the sheets beside it.

export default {
  tools: {
    presets: 'Try',
    walls: { label: 'Walls', add: '+ Wall', remove: '− Wall', addName: 'Add a wall', removeName: 'Remove a wall' },
  },
  panel: {
    label: 'Details',
    steps: 'Steps',
    values: 'Values',
    more: '{count} steps',
    code: 'Code',
    exact: 'All digits',
    inputs: 'Input',
    fit: 'Fit',
    paste: {
      label: 'Paste your own case: JSON, or a call as Share writes it',
      unreadable: 'This could not be read from “{near}” on.',
      other: 'This figure asks {asks}, not {name}.',
      nothing: 'There are no values and no call in this.',
      wrong: 'This was not taken: {reason}.',
    },
    answer: 'Answer',
    moreHits: 'and {count} more hits',
    oneMoreHit: 'and one more hit',
    enter: 'enter',
    exit: 'exit',
    loading: 'Loading the source…',
    noSource: 'The source could not be loaded.',
  },
};
