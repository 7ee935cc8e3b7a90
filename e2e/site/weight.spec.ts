// Budgets of a first visit: sizes are the same on every machine, so that a page which grows beyond is caught here.
import { gzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { demoPassword } from '#e2e/fixtures/demo.ts';
import { expect, test } from '#e2e/fixtures/test.ts';
import { logIn } from '#e2e/pages/account-pages.ts';
import { otherPages, publicPages } from './public-pages.ts';

const budgets = { publicScripts: 150_000, portalScripts: 220_000, publicStyles: 20_000 };
const portalPages = ['/my-account', '/participants', '/packages', '/addons', '/review', '/change-password'];

/** Bytes of scripts and styles that a first visit loads until it is quiet, as gzip at its best makes them. */
async function weigh(page: Page, path: string): Promise<{ scripts: number; styles: number }> {
  const weight = { scripts: 0, styles: 0 };
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = /\.(?<type>js|css)$/u.exec(new URL(response.url()).pathname)?.groups?.['type'];
    if (!kind) return;
    const add = (body: Buffer) => {
      weight[kind === 'js' ? 'scripts' : 'styles'] += gzipSync(body, { level: 9 }).length;
    };
    reading.push(response.body().then(add));
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await Promise.all(reading);
  page.removeAllListeners('response');
  return weight;
}

for (const path of [...publicPages.map((page) => page.path), ...otherPages]) {
  test(`${path} keeps to the budget of public pages`, async ({ page }) => {
    const { scripts, styles } = await weigh(page, path);
    expect(scripts).toBeGreaterThan(60_000);
    expect(scripts).toBeLessThanOrEqual(budgets.publicScripts);
    expect(styles).toBeLessThanOrEqual(budgets.publicStyles);
  });
}

test('pages behind the login keep to theirs', async ({ page, browser }) => {
  await logIn(page, 'jerin.valiyaparambil@example.net', demoPassword);
  const storageState = await page.context().storageState();
  for (const path of portalPages) {
    const visit = await browser.newContext({ storageState });
    const fresh = await visit.newPage();
    const { scripts } = await weigh(fresh, path);
    expect.soft(new URL(fresh.url()).pathname).toBe(path);
    expect.soft(scripts, path).toBeLessThanOrEqual(budgets.portalScripts);
    await visit.close();
  }
});
