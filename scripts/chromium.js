// How every script and test starts Chromium.

/**
 * Launch options for Playwright.
 *
 * @param {string | undefined} executablePath
 * @returns {import('@playwright/test').LaunchOptions}
 */
export function chromiumLaunch(executablePath) {
  // The sandbox does not work for root, and Chromium's background requests stall in closed networks.
  const asRoot = process.getuid?.() === 0;
  const args = [
    ...(asRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return { executablePath, chromiumSandbox: !asRoot, headless: true, args };
}
