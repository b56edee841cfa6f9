/** The module in a script, for bundles without a file beside them. */

import text from '../wasm/bytes.js';
import { instantiate, loadSync } from './wasm.js';

const bytes = () => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Makes the instance without a file. */
export const instantiateCopy = () => instantiate(bytes());

/** Makes the instance without a file, at once. */
export const loadCopySync = () => loadSync(bytes());
