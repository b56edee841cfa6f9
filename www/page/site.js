// Where the site is, as the page on show says it.

const { root = './', base: folder = root } = document.documentElement.dataset;

/** Where the pages of this language are, and where the site is. Read at once: later the page may have another address. */
export const [site, base] = [root, folder].map((path) => new URL(path, location.href));
