// A WebDriver session over HTTP: the few commands the tests need. The npm clients bring drivers and downloads along.

import { patience } from '../page.js';

/** One browser window, steered by the W3C WebDriver protocol. */
export class Session {
  #address;

  /** @param {string} address */
  constructor(address) {
    this.#address = address;
  }

  /**
   * Starts a browser, as soon as its driver listens.
   *
   * @param {string} server where the driver listens
   * @param {object} alwaysMatch the capabilities asked for
   */
  static async start(server, alwaysMatch) {
    const end = Date.now() + patience;
    for (;;) {
      try {
        const { sessionId } = await send('POST', `${server}/session`, { capabilities: { alwaysMatch } });
        return new Session(`${server}/session/${sessionId}`);
      } catch (error) {
        // Anything but a refused connection is an answer.
        if (!(error instanceof TypeError) || Date.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  /**
   * @param {string} path
   * @param {object} [body]
   */
  post(path, body = {}) {
    return send('POST', `${this.#address}/${path}`, body);
  }

  /** @param {string} path */
  get(path) {
    return send('GET', `${this.#address}/${path}`);
  }

  /** @param {string} path */
  delete(path) {
    return send('DELETE', `${this.#address}/${path}`);
  }

  end() {
    return send('DELETE', this.#address);
  }
}

/**
 * @param {string} method
 * @param {string} url
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function send(method, url, body) {
  const answer = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  const { value } = /** @type {{ value: any }} */ (await answer.json());
  if (!answer.ok) throw new Error(`WebDriver ${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}
