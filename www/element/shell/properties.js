// The properties that only mirror an attribute: as `readonly` is written in markup, so `element.readonly` is in script.

import { attributes } from './attributes.js';

/** The names that every element has, and those of `<graze-scene>` that say more than their attribute. */
const own = ['lang', 'name', 'state', 'step', 't', 'view'];

/** Every mirrored property and its attribute: `wasmSrc` for `wasm-src`. */
export const mirrored = Object.entries(attributes)
  .filter(([name]) => !own.includes(name))
  .map(([name, { kind }]) => ({
    name,
    kind,
    property: name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
  }));

/**
 * Gives a class its mirrored properties.
 * @param {typeof HTMLElement} Element
 */
export function mirrorAttributes(Element) {
  for (const { name, kind, property } of mirrored) {
    Object.defineProperty(Element.prototype, property, {
      configurable: true,
      enumerable: true,
      get() {
        if (kind === 'flag') return this.hasAttribute(name);
        const text = this.getAttribute(name);
        if (kind === 'number') return text === null ? null : Number(text);
        return text ?? '';
      },
      set(value) {
        if (kind === 'flag') this.toggleAttribute(name, Boolean(value));
        else if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
}
