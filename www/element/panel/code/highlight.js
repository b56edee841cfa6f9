// Lines of code, split into their words.

import { make } from '../../../dom/dom.js';

const comment = String.raw`\/\/.*$|\/\*\*.*$|^ \*.*$`;
const keywords =
  'as|break|const|continue|crate|dyn|else|enum|export|false|fn|for|function|if|impl|import|in|let|loop|match|mod|mut|new|null|of|pub|ref|return|self|Self|static|struct|super|trait|true|type|unsafe|use|where|while';
const digits = String.raw`\d[\d_.]*(?:e-?\d+)?(?:f64|f32|usize|u8|i32)?`;
/** What a text is written in: an apostrophe begins a text in JavaScript, a lifetime in Rust. */
const texts = {
  javascript: String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`,
  rust: String.raw`"(?:[^"\\]|\\.)*"`,
};
const kinds = ['', 'comment', 'string', 'keyword', 'digits', 'type'];

/** @typedef {keyof typeof texts} Language */

/** @param {Language} language @returns {RegExp} with a group for each kind of word */
const wordsOf = (language) =>
  new RegExp(String.raw`(${comment})|(${texts[language]})|\b(${keywords})\b|\b(${digits})\b|\b([A-Z]\w*)\b`, 'g');

/**
 * @param {string} text @param {Language} language
 * @returns {HTMLElement[]} an element for each line
 */
export function linesOf(text, language) {
  const words = wordsOf(language);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => lineElement(line, words));
}

/** @param {string} text @param {RegExp} words @returns {HTMLElement} */
function lineElement(text, words) {
  const line = make('span', { class: 'line' });
  let from = 0;
  for (const match of text.matchAll(words)) {
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined) + 1];
    line.append(text.slice(from, match.index), make('span', { class: kind }, match[0]));
    from = match.index + match[0].length;
  }
  line.append(`${text.slice(from)}\n`);
  return line;
}
