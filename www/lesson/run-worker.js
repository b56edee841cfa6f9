// Runs a reader's code away from the page, which ends this worker if the code does not.

/** @import { Answer, Task } from './run.js' */

/**
 * What the code answers in each case, up to the first error.
 * @param {Task} task
 * @returns {Answer}
 */
function answerOf({ code, name, cases }) {
  /** @type {unknown[]} */
  const answers = [];
  try {
    // The reader's own code, in the reader's own browser.
    const ask = new Function(`'use strict';\n${code}\nreturn typeof ${name} === 'function' ? ${name} : null;`)();
    if (!ask) return { answers, isNameless: true };
    for (const args of cases) answers.push(sendable(ask(...args)));
    return { answers };
  } catch (error) {
    return { answers, error: textOf(error) };
  }
}

/** A value that can leave the worker: a function, for one, cannot. @param {unknown} value */
function sendable(value) {
  try {
    return structuredClone(value);
  } catch {
    return textOf(value);
  }
}

/** @param {unknown} value which may have no text */
function textOf(value) {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

self.onmessage = ({ data }) => self.postMessage(answerOf(data));
// It can be given its task now: until it has loaded, no time counts.
self.postMessage(null);
