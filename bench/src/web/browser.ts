/** The Chromium that `scripts/find-browser.ts` found. */
export const browserPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Chromium's arguments: no background work beside the page; containers have neither sandbox nor graphics. */
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
