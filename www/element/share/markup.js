// Markup as text.

/**
 * A tag with its attributes; those without a value are left out.
 * @param {string} tag @param {Record<string, string | number | null>} attributes @param {string} [content]
 * @returns {string}
 */
export function markup(tag, attributes, content = '') {
  const list = Object.entries(attributes).filter(([, value]) => value !== null && value !== '');
  const text = list.map(([name, value]) => ` ${name}="${escaped(String(value)).replace(/"/g, '&quot;')}"`).join('');
  return `<${tag}${text}>${escaped(content)}</${tag}>`;
}

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
