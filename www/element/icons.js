// The icons: one stroked path each, 24 × 24.

export const icons = {
  first: 'M7 5.5v13M17.5 5.5 11 12l6.5 6.5',
  previous: 'M15 5.5 8.5 12l6.5 6.5',
  next: 'M9 5.5 15.5 12 9 18.5',
  last: 'M17 5.5v13M6.5 5.5 13 12l-6.5 6.5',
  play: 'M7.5 4.5v15L19 12z',
  pause: 'M8 5v14M16 5v14',
  undo: 'M8.5 4.5 4 9l4.5 4.5M4.5 9h9a6 6 0 0 1 0 12H9',
  redo: 'M15.5 4.5 20 9l-4.5 4.5M19.5 9h-9a6 6 0 0 0 0 12H15',
  reset: 'M4.5 4.5v5h5M4.9 9.4A8 8 0 1 1 4 13',
  field: 'M3.5 5.5h17v13h-17zM3.5 13l7-7.5M5.5 18.5 17.5 5.5M12.5 18.5l8-8.5',
};
