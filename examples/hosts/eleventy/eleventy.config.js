// Copies the folder of the element to the root of the site.

export default function (eleventy) {
  eleventy.addPassthroughCopy({ 'node_modules/graze2d/dist-element': 'graze2d' });
}
