// Makes `<graze-scene>` known to the page.

import { GrazeScene } from './scene.js';

if (globalThis.customElements && !customElements.get('graze-scene')) customElements.define('graze-scene', GrazeScene);
