/** The Chromium that `scripts/find-browser.ts` found. */
export const browserPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** What it is started with: nothing of its own may run beside the page, and containers have neither sandbox nor graphics. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
