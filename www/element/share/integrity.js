// The hash of the element's entry, which the build wrote into a file beside it. Where a bundler has moved the element,
// there is no such file.

/**
 * @param {string} folder
 * @returns {Promise<string>} for the attribute `integrity`; empty if the folder is not there
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
