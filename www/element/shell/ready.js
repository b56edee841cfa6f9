// A promise that can be renewed: it waits for one start, then for the next.

/** @template T */
export class Ready {
  #isSettled = false;
  /** @type {(value: T) => void} */
  #resolve = () => {};
  /** @type {(error: unknown) => void} */
  #reject = () => {};
  /** @type {Promise<T>} */
  promise;

  constructor() {
    this.promise = this.#promise();
  }

  /** @returns {Promise<T>} */
  #promise() {
    this.#isSettled = false;
    const promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // A failure has its own event and message, so it must not also be an unhandled rejection.
    promise.catch(() => {});
    return promise;
  }

  /** Waits for the next start, if the last one has ended well or badly. */
  renew() {
    if (this.#isSettled) this.promise = this.#promise();
  }

  /** @param {T} value */
  resolve(value) {
    this.#isSettled = true;
    this.#resolve(value);
  }

  /** @param {unknown} error */
  reject(error) {
    this.#isSettled = true;
    this.#reject(error);
  }
}
