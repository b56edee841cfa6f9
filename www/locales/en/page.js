// English: the words of the page around a figure.

export default {
  groups: { segments: 'Segments and points', moving: 'Moving shapes', next: 'What happens next', exactness: 'Exactness' },
  show: 'Show this in the figure',
};
