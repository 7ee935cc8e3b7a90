import path from 'node:path';

import { expect, test, type APIRequestContext, type Browser } from '@playwright/test';

import { demoPassword } from '../fixtures/demo.ts';
import { logIn } from '../pages/account-pages.ts';
import { screens, type Screen } from './screens.ts';

const folder = path.join(import.meta.dirname, '../../shots');
const widths = [360, 1440];
const schemes = ['light', 'dark'] as const;

/** The latest order of somebody, for addresses that carry one. */
async function orderOf(request: APIRequestContext, username: string): Promise<string> {
  const signedIn = await request.post('/v1/user/login', { data: { username, password: demoPassword } });
  const { data } = (await signedIn.json()) as { data: { id: string; token: string } };
  const history = await request.get(`/v1/order/convention/history?userId=${data.id}`, {
    headers: { authorization: `Bearer ${data.token}` },
  });
  const orders = ((await history.json()) as { data: { _id: string }[] }).data;
  return orders[0]?._id ?? '';
}

async function photograph(
  browser: Browser,
  request: APIRequestContext,
  { name, path: address, as }: Screen,
): Promise<void> {
  const order = address.includes('{orderId}') && as !== undefined ? await orderOf(request, as) : '';
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    if (as !== undefined) await logIn(page, as, demoPassword);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address.replace('{orderId}', order));
      await page.waitForLoadState('networkidle');
      await page.screenshot({
        path: path.join(folder, `${name}-${width}-${colorScheme}.png`),
        fullPage: true,
      });
      await expect(page.getByRole('main')).toBeVisible();
    }
    await context.close();
  }
}

for (const screen of screens) {
  test(screen.name, async ({ browser, request }) => {
    await photograph(browser, request, screen);
  });
}
