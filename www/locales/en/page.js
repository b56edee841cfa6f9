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
    skip: 'Skip to the figure',
    tagline: 'Exact 2D collision queries: a Rust crate and an npm package.',
    invitation: 'Drag a shape, and see every step.',
    scenes: 'Scenes',
    challenges: 'Challenges',
    languages: 'Language',
    noScript: 'The figure needs JavaScript and WebAssembly. The text explains the same in words.',
    next: 'Next: {link}',
    all: 'All scenes',
    use: 'Use it',
    embed: 'Embed it',
    terms: 'Glossary',
    source: 'Source',
    foot: 'Every figure shows what the library answers, step by step.',
    code: 'The library’s source is beside each figure, under {code}.',
    about: 'Graze {version}, by the maintainers of Graze. License: {license}.',
    either: '{one} or {other}',
    offline: 'All of it in one file, to use offline',
  },
  embed: 'A figure of two shapes that may collide. It needs JavaScript and WebAssembly.',
  use: {
    title: 'Use it',
    heading: 'Use Graze',
    description:
      'Install Graze, call it from Rust or JavaScript, embed its figures in your own pages, and find answers to common questions.',
    // The smallest examples, and a link to each.
    examples: 'In its smallest form: {canvas}, and {page}.',
    canvas: 'three figures in Rust alone',
    page: 'the same in one HTML file',
    // The headings of its parts in the README.
    install: 'Install it',
    call: 'Use it',
    exact: 'How exact',
    terms: 'Glossary',
    copy: 'Copy',
    copied: 'Copied',
    columns: { term: 'term', figure: 'figure', query: 'query' },
  },
};
