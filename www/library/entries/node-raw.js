/** Rust's functions as they are, in Node, loaded when imported. */

import './node.js';

export * from './raw.js';
