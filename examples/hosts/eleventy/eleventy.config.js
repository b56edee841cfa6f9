// Copies the folder of the element into the site, beside the first page.

export default function (eleventy) {
  eleventy.addPassthroughCopy({ 'node_modules/graze2d/dist-element': 'graze2d' });
}
