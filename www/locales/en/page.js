// English: the page around the figures.

export default {
  groups: {
    segments: 'Segments and points',
    moving: 'Moving shapes',
    next: 'What happens next',
    exactness: 'Exactness',
  },
  page: {
    title: '{title} – Graze',
    show: 'Show this in the figure',
    back: 'Back to the text',
    backNote: 'Undo brings your own shapes back.',
    skip: 'Skip to the figure',
    scenes: 'Scenes',
    languages: 'Language',
    noScript: 'The figure needs JavaScript and WebAssembly. The text explains the same in words.',
    next: 'Next: {link}',
    source: 'Source',
    foot: 'Every figure shows what the library answers, step by step.',
    code: 'The library’s source is beside each figure, under {code}.',
    about: 'Graze {version}, by the maintainers of Graze. License: {license}.',
    either: '{one} or {other}',
    offline: 'All of it in one file, to use offline',
  },
  embed: 'A figure of two shapes that may collide. It needs JavaScript and WebAssembly.',
  pages: {
    use: 'Use it',
    embed: 'Embed it',
    glossary: 'Glossary',
    exact: 'How exact',
  },
  start: {
    title: 'Graze: exact 2D collisions, step by step',
    heading: 'Does it hit? Where, when, and what happens then?',
    about:
      'Graze is a Rust crate and an npm package that answers questions about collisions in 2D exactly, and shows every step of each answer.',
    invitation: 'Choose a question. In its figure you can drag every shape, and step through the answer.',
  },
  keys: {
    heading: 'Keys in a figure',
    tab: 'to the next handle; with Shift to the one before',
    arrows: 'move the handle by 1; with Shift by 10, with Alt by 0.1',
    home: 'puts the handle back where it was at first',
    walls: 'to another wall; in your own room, Insert adds a wall and Delete removes it',
    escape: 'cancels a drag',
    undo: 'undo and redo',
    help: 'shows this list',
  },
  use: {
    heading: 'Use Graze',
    // The examples, and a link to each.
    examples: 'In its smallest form: {canvas}, and {page}. Or play {game}.',
    canvas: 'three figures in Rust alone',
    page: 'the same in one HTML file',
    game: 'a small game',
    // The headings of its parts in the README.
    install: 'Install it',
    call: 'Use it',
    exact: 'How exact',
    copy: 'Copy',
    copied: 'Copied',
    columns: { term: 'term', figure: 'figure', query: 'query' },
  },
};
