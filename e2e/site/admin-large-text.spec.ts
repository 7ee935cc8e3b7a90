// The back office with text at 200 % on a phone: the reader's own size, as set in the browser.
import { test } from '#e2e/fixtures/test.ts';
import config from '../playwright.config.ts';
import { testAdminReach } from './admin-reachable.ts';

const { launchOptions } = config.use ?? {};

test.use({
  viewport: { width: 360, height: 780 },
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

testAdminReach({ name: 'text at 200 %', textSize: 32 });
