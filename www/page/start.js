// The start page: it goes on to the reader's language.

import { greet, offerLanguages } from './languages.js';

const languages = document.getElementById('languages');
if (languages) {
  offerLanguages(languages);
  greet(languages);
}
