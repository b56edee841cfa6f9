// English: the words of the menu that shares what is shown.

export default {
  label: 'Share what is shown',
  link: 'Link',
  embed: 'Embed code',
  iframe: 'iframe',
  markdown: 'Markdown',
  javascript: 'JavaScript',
  rust: 'Rust',
  rustTest: 'Rust test',
  density: 'Size of the picture',
  density1: '1×',
  density2: '2×',
  theme: 'Colors of the picture',
  themelight: 'Light',
  themedark: 'Dark',
  png: 'Save as PNG',
  svg: 'Save as SVG',
  text: 'The text to copy',
  copied: 'Copied: {what}.',
  refused: 'This page is not allowed to write to the clipboard. The text is selected: copy it with Ctrl+C or ⌘C.',
  saved: 'Saved as {name}.',
  offered:
    'Saved as {name}. If no file appeared, this frame is not allowed to save files. Right-click or long-press the picture below to save or copy it.',
  maybeSaved: 'Saved as {name}, unless this frame is not allowed to save files.',
  notSaved: 'The picture could not be saved: {reason}.',
  noPng: 'This browser cannot save a PNG. Save the picture as SVG instead.',
};
