// What each attribute of `<graze-scene>` does, as editors and TypeScript tell it; the element does not load it.

/** @type {Record<keyof typeof import('../www/element/shell/attributes.js').attributes, { usual: string, text: string }>} what holds without it, and what it does */
export const attributeTexts = {
  name: { usual: 'none', text: 'The scene to show, such as `half-planes`.' },
  state: { usual: 'the default of the scene', text: 'The state as a link has it: `1~a=12,30`.' },
  step: { usual: 'the last', text: 'The step of the explanation to show, from 0.' },
  t: { usual: '0', text: 'The moment on the time axis, 0 to 1.' },
  view: { usual: 'the first', text: 'The way to look at a scene that has several: `world`, `relative`.' },
  response: { usual: 'slide', text: 'What a mover does at a wall: `slide`, `stop`, `bounce`.' },
  controls: {
    usual: 'by the width of the element',
    text: 'The figure alone; the figure with its verdict and one line of controls; or everything.',
  },
  layers: {
    usual: 'normals',
    text: 'The layers to show: `normals` are the arrows at hits and sides, `field` tints every place.',
  },
  readonly: { usual: 'off', text: 'Readers can step and play, but change nothing.' },
  autoplay: {
    usual: 'off',
    text: 'Plays its motion once, until the reader clicks, taps, scrolls or presses a key; not if the reader prefers reduced motion.',
  },
  loop: { usual: 'off', text: 'Begins again at the end of the path.' },
  speed: { usual: '1', text: 'How fast it plays.' },
  snap: { usual: 'off', text: 'Handles stop at multiples of this distance.' },
  theme: { usual: 'as the page', text: 'Light or dark, whatever the page is.' },
  lang: { usual: 'as the page', text: 'The language of its words.' },
  loading: { usual: 'lazy', text: 'Whether it waits until it comes near the screen.' },
  label: { usual: 'given by the scene', text: 'What the figure is called when it is read aloud.' },
  challenge: {
    usual: 'none',
    text: 'The task to set in this scene, such as `corner`. When it is solved, the element sends `graze-solved`.',
  },
  'wasm-src': { usual: 'the file beside the code', text: 'Where the wasm is: the file `figures.wasm` of the package.' },
};
