// The Rust that asks the library what a scene has asked.

import { indented, rustQuestion, useOf } from './rust-question.js';

/**
 * A program that prints the answer.
 * @param {import('../../model/types.js').Call} call @param {string} [note] a sentence about the answer
 * @returns {string}
 */
export function rustCall(call, note = '') {
  const question = rustQuestion(call);
  const { lines, asked, answer } = question;
  const body = [...lines, `let ${answer} = ${asked};`, `println!("{${answer}:?}");`, 'Ok(())'];
  const main = ['fn main() -> Result<(), GeometryError> {', ...indented(body), '}'].join('\n');
  return `${note && `// ${note}\n`}${useOf(main, question)}\n\n${main}\n`;
}
