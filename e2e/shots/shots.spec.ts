import path from 'node:path';

import { expect, test, type APIRequestContext, type Browser } from '@playwright/test';

import { demoPassword } from '../fixtures/demo.ts';
import { logIn } from '../pages/account-pages.ts';
import { screens, type Screen } from './screens.ts';

const folder = path.join(import.meta.dirname, '../../shots');
const widths = [360, 1440];
const schemes = ['light', 'dark'] as const;

/** Somebody's id and latest order, for addresses that carry them. */
async function idsOf(request: APIRequestContext, username: string) {
  const signedIn = await request.post('/v1/user/login', { data: { username, password: demoPassword } });
  const { data } = (await signedIn.json()) as { data: { id: string; token: string } };
  const history = await request.get(`/v1/order/convention/history?userId=${data.id}`, {
    headers: { authorization: `Bearer ${data.token}` },
  });
  const orders = ((await history.json()) as { data?: { _id: string }[] }).data;
  return { userId: data.id, orderId: orders?.[0]?._id ?? '' };
}

async function photograph(
  browser: Browser,
  request: APIRequestContext,
  { name, path: address, as, about = as, beside }: Screen,
): Promise<void> {
  const ids = address.includes('{') && about !== undefined ? await idsOf(request, about) : undefined;
  const other = beside === undefined ? undefined : await idsOf(request, beside);
  const filled = address
    .replace('{orderId}', ids?.orderId ?? '')
    .replace('{userId}', ids?.userId ?? '')
    .replace('{otherId}', other?.userId ?? '');
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    if (as !== undefined) await logIn(page, as, demoPassword);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.goto(filled);
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
