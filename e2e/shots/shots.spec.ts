import path from 'node:path';

import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';

import { demoPassword } from '../fixtures/demo.ts';
import { signIn } from '../pages/account-pages.ts';
import { screens, type Screen } from './screens.ts';

const folder = path.join(import.meta.dirname, '../../shots');
const widths = [360, 1440];
const schemes = ['light', 'dark'] as const;

/** An account's id and latest order, for URLs that contain them. */
async function idsOf(request: APIRequestContext, username: string) {
  const signedIn = await request.post('/v1/user/login', { data: { username, password: demoPassword } });
  const { data } = (await signedIn.json()) as { data: { id: string; token: string } };
  const history = await request.get(`/v1/order/convention/history?userId=${data.id}`, {
    headers: { authorization: `Bearer ${data.token}` },
  });
  const orders = ((await history.json()) as { data?: { _id: string }[] }).data;
  return { userId: data.id, orderId: orders?.[0]?._id ?? '' };
}

/** The ids of the open convention, for URLs of its configuration. */
async function idsOfConvention(request: APIRequestContext) {
  const first = async (path: string) => {
    const { data } = (await (await request.get(path)).json()) as { data: { _id: string }[] };
    return data[0]?._id ?? '';
  };
  const conventionId = await first('/v1/convention/registration-open/list');
  return {
    conventionId,
    packageId: await first(`/v1/package?conventionId=${conventionId}`),
    addonId: await first(`/v1/addon?conventionId=${conventionId}`),
  };
}

/** The address of the first link that begins so. */
async function firstLink(page: Page, start: string): Promise<string> {
  return (await page.locator(`main a[href^="${start}"]`).first().getAttribute('href')) ?? start;
}

/** Sections far below are rendered only when they come near the screen, and their pictures load then. */
async function renderWholePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
}

async function photograph(
  browser: Browser,
  request: APIRequestContext,
  { name, path: address, as, about = as, beside, opens }: Screen,
): Promise<void> {
  const ids: Record<string, string> = {
    ...(/\{(?:order|user)Id\}/u.test(address) && about !== undefined && (await idsOf(request, about))),
    ...(beside !== undefined && { otherId: (await idsOf(request, beside)).userId }),
    ...(address.includes('{conventionId}') && (await idsOfConvention(request))),
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/gu, (_, id: string) => ids[id] ?? '');
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    if (as !== undefined) await signIn(page, as, demoPassword);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.goto(fill(address));
      if (opens !== undefined) await page.goto(await firstLink(page, fill(opens)));
      await page.waitForLoadState('networkidle');
      // On a busy machine the answers come after a pause of the network.
      await expect(page.getByRole('status').filter({ hasText: /^Loading/u })).toHaveCount(0);
      await renderWholePage(page);
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
