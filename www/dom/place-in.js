// Where a pointer is in an element, however the page scales, turns, skews or zooms what is around.

import { make } from './dom.js';

/**
 * A function that gives the place of a pointer, in widths and heights of an element from its top left corner. Three marks in
 * its corners tell where on the screen it is: its bounding box alone would not say how it is turned.
 * @param {HTMLElement} element
 * @returns {(event: { clientX: number, clientY: number }) => { x: number, y: number }}
 */
export function placesIn(element) {
  const marks = ['0 0', '0 100%', '100% 0'].map((corner) => {
    const mark = make('i');
    const [top, left] = corner.split(' ');
    Object.assign(mark.style, { position: 'absolute', top, left });
    return mark;
  });
  element.append(...marks);
  return ({ clientX, clientY }) => {
    const zoom = hiddenZoom(element);
    const [o, right, below] = marks.map((mark) => mark.getBoundingClientRect());
    const across = [right.x - o.x, right.y - o.y];
    const down = [below.x - o.x, below.y - o.y];
    return new DOMMatrix([...across, ...down, o.x, o.y])
      .inverse()
      .transformPoint({ x: clientX / zoom, y: clientY / zoom });
  };
}

/**
 * How much larger an element is than its boxes say: some browsers (WebKit) leave the zoom of the page out of them.
 * @param {Element} element
 */
function hiddenZoom(element) {
  let zoom = 1;
  if ('currentCSSZoom' in element) return zoom;
  for (let each = /** @type {Element | null} */ (element); each; ) {
    zoom *= Number(getComputedStyle(each).zoom) || 1;
    each =
      each.assignedSlot ?? each.parentElement ?? /** @type {Partial<ShadowRoot>} */ (each.getRootNode()).host ?? null;
  }
  return zoom;
}
