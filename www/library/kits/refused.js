/**
 * What the kits of the built page have in place of the door's checks and errors, 0.7 KB less: a figure's arguments come from
 * its fields, which keep them in their limits. Rust refuses what is wrong all the same; only the words are gone.
 */

/** @param {string} caller @returns {never} */
function refuse(caller) {
  throw new RangeError(`${caller} was refused`);
}

/** @param {string} caller @param {number} code */
export const accepted = (caller, code) => (code < 0 ? refuse(caller) : code);

export { refuse as noMemory, refuse as refusal, refuse as unknown, refuse as wrongType };

/** @param {Error} error */
export const coded = (error) => error;

const pass = () => {};

export { pass as checkInteger, pass as checkKnown, pass as checkNumber, pass as checkObject, pass as checkWhole };
