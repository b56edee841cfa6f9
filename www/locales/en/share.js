// English: the words of the menu that shares what is shown.

export default {
  label: 'Share what is shown',
  link: 'Link',
  embed: 'Embed: element',
  iframe: 'Embed: iframe',
  copyFirst:
    'First copy the folder dist-element of the npm package graze2d beside your page as graze2d. With a bundler, import graze2d/element instead.',
  fromHere: 'The frame comes from this site: nothing has to be copied first.',
  picture: 'Picture',
  png: 'Save as PNG',
  svg: 'Save as SVG',
  text: 'The text to copy',
  copied: 'Copied: {what}.',
  refused: 'This page is not allowed to write to the clipboard. The text is selected: copy it with Ctrl+C or ⌘C.',
  saved: 'Saved as {name}.',
  offered:
    'Saved as {name}. If no file appeared, this frame is not allowed to save files. Right-click or long-press the picture below to save or copy it.',
  maybeSaved: 'Saved as {name}, unless this frame is not allowed to save files.',
  notSaved: 'It could not be saved: {reason}.',
  noPng: 'This browser cannot save a PNG. Save the picture as SVG instead.',
};
