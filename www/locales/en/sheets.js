// English: the words of the sheets beside a large figure.

export default {
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
    moreHits: 'and {count} more hits',
    oneMoreHit: 'and one more hit',
    enter: 'enter',
    exit: 'exit',
    loading: 'Loading the source…',
    noSource: 'The source could not be loaded.',
  },
};
