// Short helpers that make elements without markup in strings, as the strictest content policy demands.

/** The icons: one stroked path each, 24 × 24. */
const icons = {
  first: 'M7 5.5v13M17.5 5.5 11 12l6.5 6.5',
  previous: 'M15 5.5 8.5 12l6.5 6.5',
  next: 'M9 5.5 15.5 12 9 18.5',
  last: 'M17 5.5v13M6.5 5.5 13 12l-6.5 6.5',
  play: 'M7.5 4.5v15L19 12z',
  pause: 'M8 5v14M16 5v14',
  undo: 'M8.5 4.5 4 9l4.5 4.5M4.5 9h9a6 6 0 0 1 0 12H9',
  redo: 'M15.5 4.5 20 9l-4.5 4.5M19.5 9h-9a6 6 0 0 0 0 12H15',
  reset: 'M4.5 4.5v5h5M4.9 9.4A8 8 0 1 1 4 13',
  zoomIn: 'M12 6v12M6 12h12',
  zoomOut: 'M6 12h12',
  field: 'M3.5 5.5h17v13h-17zM3.5 13l7-7.5M5.5 18.5 17.5 5.5M12.5 18.5l8-8.5',
  share:
    'M16 6.5 8 11.5M16 18.5l-8-5M7.5 12.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M21 5.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M21 19.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0',
};

/**
 * Makes an element.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | boolean>} [attributes] true sets an empty one, false leaves it out
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

/** There is no canvas to draw on. */
export class NoCanvas extends Error {
  message = 'the browser gives no canvas to draw on';
}

/**
 * What draws on a canvas.
 * @param {HTMLCanvasElement} canvas
 * @throws {NoCanvas} if the browser has no room for another one
 */
export function contextOf(canvas) {
  const context = canvas.getContext('2d');
  if (!context) throw new NoCanvas();
  return context;
}

/**
 * Makes an icon. It is not read aloud: the button around it has a name.
 * @param {keyof typeof icons} name
 */
export const icon = (name) => drawIcon(icons[name]);

/**
 * Makes an icon of a path.
 * @param {string} path
 * @returns {SVGSVGElement}
 */
export function drawIcon(path) {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  const line = document.createElementNS(space, 'path');
  for (const [key, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    'aria-hidden': 'true',
  })) {
    svg.setAttribute(key, value);
  }
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

/**
 * Makes a button with an icon.
 * @param {string} action @param {keyof typeof icons} name
 * @returns {HTMLButtonElement}
 */
export function iconButton(action, name) {
  return make('button', { type: 'button', 'data-action': action, class: 'tool' }, icon(name));
}

/**
 * Sets a text if it differs, to avoid needless layout.
 * @param {Element} element @param {string} text
 */
export function setText(element, text) {
  const [node] = element.childNodes;
  // Changing the text of a node is quicker than a new node.
  if (node instanceof Text && element.childNodes.length === 1) {
    if (node.data !== text) node.data = text;
  } else if (element.textContent !== text) element.textContent = text;
}

/**
 * Sets an attribute if it differs.
 * @param {Element} element @param {string} name @param {string} value
 */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Names a control for screen readers and for its tooltip.
 * @param {HTMLElement} element @param {string} name
 */
export function nameIt(element, name) {
  element.setAttribute('aria-label', name);
  element.title = name;
}

/**
 * Calls back with the action of each tool that is pressed.
 * @param {HTMLElement} root of the tools @param {(action: string) => void} act
 */
export function onAction(root, act) {
  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-action]') : null;
    if (button) act(button.getAttribute('data-action') ?? '');
  });
}

/**
 * Marks a tool that has nothing to do. It stays in the Tab order, so that it keeps the focus.
 * @param {HTMLElement} button @param {boolean} isIdle
 */
export function disable(button, isIdle) {
  setAttribute(button, 'aria-disabled', String(isIdle));
}
