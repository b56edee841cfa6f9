// Runs a reader's code in a worker of its own, for at most a second.

/** @typedef {{ code: string, name: string, cases: any[][] }} Task the code, the function in it, and what that is asked */
/**
 * What came of it: an answer to each case, up to where it ended.
 * @typedef {{ answers: unknown[], error?: string, isNameless?: boolean, isEndless?: boolean, isMissing?: boolean }} Answer
 */

/** How long code may take, in milliseconds. */
const patience = 1000;

/**
 * @param {Task} task
 * @param {AbortSignal} signal ends it; then no answer comes
 * @returns {Promise<Answer>}
 */
export function run(task, signal) {
  const worker = started();
  if (!worker) return Promise.resolve({ answers: [], isMissing: true });
  let timer = 0;
  signal.addEventListener('abort', () => worker.terminate());
  return new Promise((resolve) => {
    const end = (/** @type {Answer} */ answer) => {
      clearTimeout(timer);
      worker.terminate();
      if (!signal.aborted) resolve(answer);
    };
    worker.onerror = () => end({ answers: [], isMissing: true });
    worker.onmessage = ({ data }) => {
      if (data) return Array.isArray(data.answers) && end(data);
      timer = window.setTimeout(() => end({ answers: [], isEndless: true }), patience);
      worker.postMessage(task);
    };
  });
}

/** @returns {Worker | null} nothing where the browser allows none */
function started() {
  try {
    return new Worker(new URL('./run-worker.js', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
