// Which challenges the reader has solved: kept on this device alone.

const key = 'graze-solved';

/** @returns {Set<string>} nothing where the browser keeps nothing, or something else wrote there */
function read() {
  try {
    const list = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []);
  } catch {
    return new Set();
  }
}

const solved = read();

/** @param {string} id @returns {boolean} */
export const isSolved = (id) => solved.has(id);

/** @param {string} id */
export function markSolved(id) {
  solved.add(id);
  try {
    localStorage.setItem(key, JSON.stringify([...solved]));
  } catch {
    // The ticks last as long as the page.
  }
}
