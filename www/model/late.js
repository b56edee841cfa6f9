// What is loaded late, when somebody first needs it: from a page that is open while its site is published anew, or without a
// connection, it does not come.

/** @typedef {(isMissing: boolean) => void} TellLate told whether it is missing */

/**
 * Loads something late. Nothing is kept of a failure: whoever asks again tries again.
 * @template T
 * @param {() => Promise<T>} load @param {TellLate} tell
 * @returns {Promise<T | null>} null if it does not come
 */
export async function late(load, tell) {
  try {
    const loaded = await load();
    tell(false);
    return loaded;
  } catch (error) {
    console.warn('Graze: a part could not be loaded.', error);
    tell(true);
    return null;
  }
}
