// What every project of the element shows: a figure in one state. Its answer becomes the title of the page.

import 'graze2d/element';

const scene = document.createElement('graze-scene');
scene.name = 'half-planes';
scene.state = { a: { x: 20, y: 50 }, b: { x: 120, y: 50 }, box: { minX: 60, minY: 30, maxX: 100, maxY: 70 } };
document.body.append(scene);
scene.ready.then(
  () => {
    const { feature, t } = scene.result.enter;
    const verdict = scene.shadowRoot?.querySelector('.readout') ? 'shown' : 'missing';
    document.title = `enters ${feature} at ${t}, ${verdict}`;
  },
  (error) => {
    document.title = String(error);
  },
);
