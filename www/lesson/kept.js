// The code that readers have written: their browser keeps it.

/** @param {HTMLElement} box with the code of a chapter */
const keyOf = ({ dataset }) => `graze2d:lesson:${dataset.chapter}`;

/** @param {HTMLElement} box @returns {string | null} what the reader has written before */
export function keptFor(box) {
  try {
    return localStorage.getItem(keyOf(box));
  } catch {
    return null;
  }
}

/** @param {HTMLElement} box @param {string} text @returns {boolean} whether it is kept */
export function keep(box, text) {
  try {
    localStorage.setItem(keyOf(box), text);
    return true;
  } catch {
    return false;
  }
}
