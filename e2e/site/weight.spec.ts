// Budgets of a first visit: sizes are the same on every machine, so that a page which grows beyond is caught here.
import { gzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { demoPassword } from '#e2e/fixtures/demo.ts';
import { expect, test } from '#e2e/fixtures/test.ts';
import { logIn } from '#e2e/pages/account-pages.ts';
import { otherPages, publicPages } from './public-pages.ts';

const budgets = { publicScripts: 150_000, portalScripts: 220_000, publicStyles: 20_000 };
const portalPages = ['/my-account', '/participants', '/packages', '/addons', '/review', '/change-password'];

/** Bytes of scripts and styles that a first visit loads until it is quiet, in the page or beside it, as gzip at its best makes them. */
async function weigh(page: Page, path: string): Promise<{ scripts: number; styles: number }> {
  const weight = { scripts: 0, styles: 0 };
  const reading: Promise<void>[] = [];
  const sizeOf = (body: Buffer | string) => gzipSync(body, { level: 9 }).length;
  page.on('response', (response) => {
    const kind = /\.(?<type>js|css)$/u.exec(new URL(response.url()).pathname)?.groups?.['type'];
    if (!kind) return;
    const add = (body: Buffer) => {
      weight[kind === 'js' ? 'scripts' : 'styles'] += sizeOf(body);
    };
    reading.push(response.body().then(add));
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await Promise.all(reading);
  page.removeAllListeners('response');
  for (const style of await page.locator('style').allTextContents()) weight.styles += sizeOf(style);
  return weight;
}

for (const path of [...publicPages.map((page) => page.path), ...otherPages]) {
  test(`${path} keeps to the budget of public pages, and opens dark where that is preferred`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const { scripts, styles } = await weigh(page, path);
    expect(scripts).toBeGreaterThan(60_000);
    expect(scripts).toBeLessThanOrEqual(budgets.publicScripts);
    expect(styles).toBeGreaterThan(5_000);
    expect(styles).toBeLessThanOrEqual(budgets.publicStyles);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
  });
}

test('pages behind the login keep to theirs', async ({ page }) => {
  await logIn(page, 'jerin.valiyaparambil@example.net', demoPassword);
  const browser = await page.context().newCDPSession(page);
  // Each visit as the first one.
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const path of portalPages) {
    const { scripts } = await weigh(page, path);
    expect.soft(new URL(page.url()).pathname).toBe(path);
    expect.soft(scripts, path).toBeGreaterThan(budgets.publicScripts);
    expect.soft(scripts, path).toBeLessThanOrEqual(budgets.portalScripts);
  }
});
