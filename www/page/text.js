// A page of text: a button on each block of code copies it.

import { make, setText } from '../dom/dom.js';
import { offerLanguages } from './languages.js';

const { copy = '', copied = '' } = document.querySelector('main')?.dataset ?? {};

const languages = document.getElementById('languages');
if (languages) offerLanguages(languages);

for (const block of document.querySelectorAll('pre')) {
  const button = make('button', { type: 'button', class: 'pill small copy', 'aria-live': 'polite' }, copy);
  button.addEventListener('click', async () => {
    // Where the clipboard is forbidden the code is marked, for the keys that copy.
    const isCopied = await navigator.clipboard?.writeText(block.textContent ?? '').then(
      () => true,
      () => false,
    );
    if (isCopied) setText(button, copied);
    else getSelection()?.selectAllChildren(block);
  });
  button.addEventListener('blur', () => setText(button, copy));
  const frame = make('div', { class: 'copied' });
  block.replaceWith(frame);
  frame.append(block, button);
}
