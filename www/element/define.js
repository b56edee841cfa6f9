// Registers `<graze-scene>`, and `<graze-value>` and `<graze-when>`, which follow it.

import { GrazeScene } from './element.js';
import { GrazeValue, GrazeWhen } from './prose/elements.js';

const elements = { 'graze-scene': GrazeScene, 'graze-value': GrazeValue, 'graze-when': GrazeWhen };

for (const [name, element] of Object.entries(elements)) {
  if (globalThis.customElements && !customElements.get(name)) customElements.define(name, element);
}
