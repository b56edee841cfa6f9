// English: the words of what only a large figure shows.

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
    answer: 'Answer',
    enter: 'enter',
    exit: 'exit',
    loading: 'Loading the source…',
    noSource: 'The source could not be loaded.',
  },
};
