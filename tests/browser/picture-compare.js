// Compares the pictures that an element gives with what is on the screen, pixel by pixel. Both functions run in the page.

/** The PNG and the SVG of the element as addresses. @returns {Promise<{ png: string, svg: string }>} */
export async function pixelsOf() {
  const element = /** @type {any} */ (document.querySelector('graze-scene'));
  const reader = new FileReader();
  reader.readAsDataURL(await element.toBlob());
  await new Promise((resolve) => {
    reader.onload = resolve;
  });
  const svg = `data:image/svg+xml,${encodeURIComponent(await element.toSVG())}`;
  return { png: /** @type {string} */ (reader.result), svg };
}

/**
 * The part of the pixels that clearly differ: between PNG and screen, and between SVG and PNG.
 * @param {{ png: string, svg: string }} addresses
 * @returns {Promise<{ off: { png: number, svg: number }, size: { width: number, height: number } }>}
 */
export async function compare({ png, svg }) {
  const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
  const screen = /** @type {HTMLCanvasElement} */ (root.querySelector('canvas.picture'));
  const { width, height } = screen;
  /** @param {CanvasImageSource[]} sources drawn over each other, on the ground of the PNG */
  const pixels = (...sources) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    for (const source of sources) context.drawImage(source, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  };
  /** @param {string} address */
  const load = async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  };
  const [one, other] = [await load(png), await load(svg)];
  if (one.naturalWidth !== width || one.naturalHeight !== height) throw new Error('the PNG has another size');
  const ground = document.createElement('canvas');
  ground.width = ground.height = 1;
  const first = pixels(one);
  const context = /** @type {CanvasRenderingContext2D} */ (ground.getContext('2d'));
  context.fillStyle = `rgb(${[...first.slice(0, 3)].join(',')})`;
  context.fillRect(0, 0, 1, 1);
  /** @param {Uint8ClampedArray} a @param {Uint8ClampedArray} b */
  const off = (a, b) => {
    let count = 0;
    for (let i = 0; i < a.length; i += 4) {
      const difference = Math.max(...[0, 1, 2].map((channel) => Math.abs(a[i + channel] - b[i + channel])));
      if (difference > 48) count += 1;
    }
    return count / (width * height);
  };
  return { off: { png: off(first, pixels(ground, screen)), svg: off(first, pixels(other)) }, size: { width, height } };
}
