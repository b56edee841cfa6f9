// The start page: it goes on to the reader's language, and to what a link from before it was there leads to.

import { readPlace } from '../model/permalink.js';
import { findScene } from '../scenes/index.js';
import { greet, offerLanguages } from './languages.js';
import { site } from './site.js';

const { scene } = readPlace(location.hash.slice(1));
const languages = document.getElementById('languages');
if (findScene(scene)) location.replace(`${site}${scene}/${location.hash}`);
else if (languages) {
  offerLanguages(languages);
  greet(languages);
}
