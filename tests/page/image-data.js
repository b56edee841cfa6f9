// Pictures as browsers have them, where there are none: in Node.

class Pixels {
  /** @param {Uint8ClampedArray | number} first @param {number} second @param {number} [third] */
  constructor(first, second, third) {
    const isMade = typeof first === 'number';
    this.data = isMade ? new Uint8ClampedArray(4 * first * second) : first;
    this.width = isMade ? first : second;
    this.height = isMade ? second : (third ?? this.data.length / 4 / second);
  }
}

Object.assign(globalThis, { ImageData: globalThis.ImageData ?? Pixels });
