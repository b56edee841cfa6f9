// English: the words of what only a large figure shows: more tools, and the sheets beside it.

export default {
  parts: {
    x: 'x',
    y: 'y',
    minX: 'minX',
    minY: 'minY',
    maxX: 'maxX',
    maxY: 'maxY',
    halfX: 'halfX',
    halfY: 'halfY',
    angle: 'angle',
    radius: 'radius',
    value: 'value',
  },
  values: { place: '({x}, {y})' },
  toolbar: {
    field: 'Where would it hit?',
  },
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
      nothing: 'This contains neither values nor a call.',
      wrong: 'This could not be used: {reason}.',
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
