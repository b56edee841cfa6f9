// A context that writes SVG: the part of a canvas's context that the pen uses, in the same pixels.

/** A number with two digits after the point: a hundredth of a pixel. @param {number} x */
const short = (x) => String(Math.round(x * 100) / 100 || 0);

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Measures texts in the fonts of the page. */
const browserRuler = () => /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));

/**
 * Measures texts, as a canvas's context does.
 * @typedef {object} Ruler
 * @property {string} font
 * @property {CanvasTextBaseline} textBaseline
 * @property {(text: string) => { width: number, actualBoundingBoxAscent: number }} measureText
 */

export class SvgContext {
  #parts;
  #path = '';
  #clips = 0;
  /** @type {number} how many groups are open: each clip opens one, and `restore` closes it */
  #open = 0;
  /** @type {number[]} */
  #dash = [];
  #ruler;
  strokeStyle = '#000';
  fillStyle = '#000';
  lineWidth = 1;
  globalAlpha = 1;
  lineJoin = 'round';
  lineCap = 'butt';
  font = '';
  textBaseline = 'middle';

  /**
   * @param {number} width @param {number} height @param {string} title
   * @param {Ruler} [ruler] by default that of the browser
   */
  constructor(width, height, title, ruler) {
    this.#ruler = ruler ?? browserRuler();
    const size = `width="${short(width)}" height="${short(height)}" viewBox="0 0 ${short(width)} ${short(height)}"`;
    this.#parts = [
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" stroke-linejoin="round">`,
      `<title>${escaped(title)}</title>`,
    ];
  }

  /** The scale of the screen, which a picture without pixels does not need. */
  setTransform() {}

  clearRect() {}

  beginPath() {
    this.#path = '';
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#path += `M${short(x)} ${short(y)}`;
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.#path += `${this.#path ? 'L' : 'M'}${short(x)} ${short(y)}`;
  }

  closePath() {
    this.#path += 'Z';
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.#path += `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius */
  roundRect(x, y, width, height, radius) {
    const r = Math.min(radius, width / 2, height / 2);
    const [across, down] = [width - 2 * r, height - 2 * r];
    const turn = (/** @type {number} */ dx, /** @type {number} */ dy) =>
      `a${short(r)} ${short(r)} 0 0 1 ${short(dx)} ${short(dy)}`;
    this.#path += `M${short(x + r)} ${short(y)}h${short(across)}${turn(r, r)}v${short(down)}${turn(-r, r)}`;
    this.#path += `h${short(-across)}${turn(-r, -r)}v${short(-down)}${turn(r, -r)}Z`;
  }

  /** @param {number} x @param {number} y @param {number} radius @param {number} from @param {number} to clockwise */
  arc(x, y, radius, from, to) {
    const at = (/** @type {number} */ turn) => ({ x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) });
    const full = 2 * Math.PI;
    const sweep = to - from >= full ? full : (((to - from) % full) + full) % full;
    const start = at(from);
    this.lineTo(start.x, start.y);
    // Two halves: one arc cannot say a full circle.
    for (const turn of [from + sweep / 2, from + sweep]) {
      const end = at(turn);
      this.#path += `A${short(radius)} ${short(radius)} 0 0 1 ${short(end.x)} ${short(end.y)}`;
    }
  }

  /** @param {number[]} dash */
  setLineDash(dash) {
    this.#dash = dash;
  }

  get #alpha() {
    return this.globalAlpha < 1 ? ` opacity="${short(this.globalAlpha)}"` : '';
  }

  get #line() {
    const dash = this.#dash.length > 0 ? ` stroke-dasharray="${this.#dash.map(short).join(' ')}"` : '';
    return `fill="none" stroke="${escaped(this.strokeStyle)}" stroke-width="${short(this.lineWidth)}"${dash}`;
  }

  stroke() {
    if (this.#path) this.#parts.push(`<path d="${this.#path}" ${this.#line}${this.#alpha}/>`);
  }

  fill() {
    if (this.#path) this.#parts.push(`<path d="${this.#path}" fill="${escaped(this.fillStyle)}"${this.#alpha}/>`);
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  fillRect(x, y, width, height) {
    const place = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
    this.#parts.push(`<rect ${place} fill="${escaped(this.fillStyle)}"${this.#alpha}/>`);
  }

  save() {
    this.#open = 0;
  }

  clip() {
    this.#clips += 1;
    this.#open += 1;
    const id = `clip-${this.#clips}`;
    this.#parts.push(`<clipPath id="${id}"><path d="${this.#path}"/></clipPath><g clip-path="url(#${id})">`);
  }

  restore() {
    this.#parts.push('</g>'.repeat(this.#open));
    this.#open = 0;
  }

  /** @param {string} text */
  measureText(text) {
    this.#ruler.font = this.font;
    return this.#ruler.measureText(text);
  }

  /** How far the foot of a text is below its middle, where a canvas puts it. @param {string} text */
  #drop(text) {
    const [fromFoot, fromMiddle] = /** @type {const} */ (['alphabetic', 'middle']).map((baseline) => {
      this.#ruler.textBaseline = baseline;
      return this.measureText(text).actualBoundingBoxAscent;
    });
    return fromFoot - fromMiddle;
  }

  /** @param {string} text @param {number} x @param {number} y @param {string} look */
  #text(text, x, y, look) {
    // The width is written down, so that a text in another font still fits.
    const place = `x="${short(x)}" y="${short(y + this.#drop(text))}" textLength="${short(this.measureText(text).width)}"`;
    // As attributes: a strict policy of a page ignores style in markup.
    const [, weight, size, family] = /^(\d+) (\S+) (.*)$/.exec(this.font) ?? [];
    const font = `font-weight="${weight}" font-size="${size}" font-family="${escaped(family)}"`;
    this.#parts.push(`<text ${place} ${font} ${look}${this.#alpha}>${escaped(text)}</text>`);
  }

  /** @param {string} text @param {number} x @param {number} y */
  fillText(text, x, y) {
    this.#text(text, x, y, `fill="${escaped(this.fillStyle)}"`);
  }

  /** @param {string} text @param {number} x @param {number} y */
  strokeText(text, x, y) {
    this.#text(text, x, y, this.#line);
  }

  /** A picture of pixels over the whole width. @param {string} address @param {number} width @param {number} height */
  image(address, width, height) {
    this.#parts.push(`<image href="${escaped(address)}" width="${short(width)}" height="${short(height)}"/>`);
  }

  /** @returns {string} the whole document */
  end() {
    return `${this.#parts.join('')}</svg>`;
  }
}
