// Whether the element's files are where others can load them. Where a bundler has moved the element, its folder is not there.

/**
 * @param {string} folder
 * @returns {Promise<boolean>}
 */
export async function isThere(folder) {
  // Nothing on a disk can be fetched.
  if (!/^https?:/.test(folder)) return false;
  try {
    const { ok, headers } = await fetch(`${folder}embed.js`, { method: 'HEAD' });
    // Some servers answer with a page of theirs instead of an error.
    return ok && /javascript/.test(headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}
