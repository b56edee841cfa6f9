// The colours in a screenshot, read without a picture library: PNG is zlib and five filters.

import { inflateSync } from 'node:zlib';

/**
 * A picture whose pixels can be asked for.
 *
 * @param {Buffer} png 8 bits per channel, not interlaced, as browsers write it
 * @returns {{ width: number, height: number, at(x: number, y: number): [number, number, number] }}
 */
export function pixels(png) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = /** @type {Record<number, number>} */ ({ 2: 3, 6: 4 })[png[25]];
  if (png[24] !== 8 || !channels || png[28] !== 0) throw new Error('This kind of PNG is not read here');
  const parts = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const rows = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  return {
    width,
    height,
    at(x, y) {
      const start = (Math.floor(y) * width + Math.floor(x)) * channels;
      return [rows[start], rows[start + 1], rows[start + 2]];
    },
  };
}

/**
 * @param {Buffer} data each row after a byte that names its filter
 * @param {number} stride bytes per row
 * @param {number} height
 * @param {number} channels
 */
function unfilter(data, stride, height, channels) {
  const out = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const filter = data[row * (stride + 1)];
    for (let i = 0; i < stride; i++) {
      const here = row * stride + i;
      const left = i >= channels ? out[here - channels] : 0;
      const up = row > 0 ? out[here - stride] : 0;
      const corner = i >= channels && row > 0 ? out[here - stride - channels] : 0;
      let guess = 0;
      if (filter === 1) guess = left;
      else if (filter === 2) guess = up;
      else if (filter === 3) guess = (left + up) >> 1;
      else if (filter === 4) guess = paeth(left, up, corner);
      out[here] = data[row * (stride + 1) + 1 + i] + guess;
    }
  }
  return out;
}

/**
 * PNG's fourth guess: whichever neighbour is nearest to left + up − corner.
 *
 * @param {number} left
 * @param {number} up
 * @param {number} corner
 */
function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
