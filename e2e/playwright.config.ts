import { defineConfig, devices } from '@playwright/test';

import { freePort } from './fixtures/free-port.ts';
import type { Fixtures } from './fixtures/test.ts';

// The workers load this file again: environment variables pass the values chosen by the first load to them.
process.env['E2E_SHOTS'] ??= process.argv.includes('--project=shots') ? 'on' : 'off';
process.env['E2E_PORT'] ??= String(freePort());
process.env['E2E_PAYPAL_PORT'] ??= String(freePort());
process.env['E2E_IMAP_PORT'] ??= String(freePort());
process.env['E2E_MAIL_PORT'] ??= String(freePort());
// A site that is already running, with RATE_LIMITS=off, needs no start: practical while writing a journey.
const running = process.env['E2E_BASE_URL'];
const baseURL = running ?? `http://localhost:${process.env['E2E_PORT']}`;
const executablePath = process.env['CHROMIUM_PATH'];
const lookedAt = process.env['E2E_EVERY_WIDTH'] === undefined ? 'phone' : 'every width';

// One device pixel per CSS pixel: nobody looks at these screenshots, and seven times as many pixels take time.
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 780 }, deviceScaleFactor: 1 };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig<Pick<Fixtures, 'lookedAt'>>({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  // A busy machine may cause a timeout once; the report lists the journeys that needed a second try.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Tells hanging from slow: beside other work the first page of staff has taken more than ten seconds.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
    // An action that waits this long hangs: the report then names it, instead of a test that ended somewhere.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording a trace takes a fifth of the time: `--trace on` helps to examine a failure.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage'],
    },
  },
  projects:
    process.env['E2E_SHOTS'] === 'on'
      ? [{ name: 'shots', testMatch: 'shots/**/*.spec.ts', use: desktop }]
      : [
          // Tests of the public site that are valid at any width, or choose their widths themselves.
          { name: 'site', testMatch: 'site/**/*.spec.ts', use: desktop },
          {
            name: 'desktop',
            testMatch: 'journeys/**/*.spec.ts',
            grepInvert: /@phone/u,
            use: { ...desktop, lookedAt },
          },
          { name: 'phone', testMatch: 'journeys/**/*.spec.ts', grepInvert: /@office|@desktop/u, use: phone },
          // Asked for by `npm test -- 'every width'` alone.
          { name: 'office-phone', testMatch: 'journeys/**/*.spec.ts', grep: /@office/u, use: phone },
        ],
  ...(running === undefined && {
    webServer: [
      {
        command: `node ../apps/server/test/paypal-double/main.ts ${process.env['E2E_PAYPAL_PORT']}`,
        port: Number(process.env['E2E_PAYPAL_PORT']),
        stdout: 'ignore',
        stderr: 'pipe',
      },
      {
        command: `node ../apps/server/test/servers/imap-double.ts ${process.env['E2E_IMAP_PORT']} ${process.env['E2E_MAIL_PORT']}`,
        port: Number(process.env['E2E_MAIL_PORT']),
        stdout: 'ignore',
        stderr: 'pipe',
      },
      {
        command: 'node ../scripts/start.ts',
        url: `${baseURL}/readyz`,
        // The demo is made at the first start: seconds, or minutes beside other work.
        timeout: 600_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        stdout: 'ignore',
        stderr: 'pipe',
        env: {
          PORT: process.env['E2E_PORT'],
          DATA_DIR: process.env['E2E_DATA_DIR'] ?? '../test-results/data',
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'warn',
          NODE_ENV: 'production',
          ...paypalSettings(process.env['E2E_PAYPAL_PORT']),
          ...mailboxSettings(process.env['E2E_IMAP_PORT']),
        },
      },
    ],
  }),
});

/** Leads the site to the double of PayPal, which prints these. */
function paypalSettings(port: string) {
  return {
    PAYPAL_BASE_URL: `http://127.0.0.1:${port}`,
    PAYPAL_CLIENT_ID: 'double-client',
    PAYPAL_CLIENT_SECRET: 'double-secret',
    PAYPAL_WEBHOOK_ID: 'WH-DOUBLE-0001',
  };
}

/** The mailbox to which mails come back; whoever answers a letter writes to it. */
function mailboxSettings(port: string) {
  return {
    BOUNCE_ADDRESS: 'bounces@sangamam.test',
    BOUNCE_MAILBOX: `imap://bounces%40sangamam.test:Anchor%2FWillow%2B7@127.0.0.1:${port}`,
  };
}
