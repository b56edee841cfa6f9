// Registers `<graze-scene>`.

import { GrazeScene } from './graze-scene.js';

if (globalThis.customElements && !customElements.get('graze-scene')) customElements.define('graze-scene', GrazeScene);
