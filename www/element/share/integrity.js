// The hash of the element's entry, which the build wrote into a file beside it.

/**
 * @param {string} folder
 * @returns {Promise<string>} for the attribute `integrity`; empty if it is not known
 */
export async function loadIntegrity(folder) {
  // Nothing on a disk can be fetched.
  if (!/^https?:/.test(folder)) return '';
  try {
    const answer = await fetch(`${folder}integrity.json`);
    return answer.ok ? ((await answer.json())['element.js'] ?? '') : '';
  } catch {
    return '';
  }
}
