// How a scene opens on the page: on its question.

/** Ends the opening of the scene on show: its answer is there. Runs in the page. */
export function endOpening() {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  const scene = /** @type {any} */ (document.querySelector('graze-scene'));
  // Without a motion it waits for the reader.
  if (scene?.shadowRoot?.querySelector('.verdict')?.textContent === '?') scene.stepTo(Infinity);
}
