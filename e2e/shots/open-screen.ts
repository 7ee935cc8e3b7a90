import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { demoPassword } from '../fixtures/demo.ts';
import type { Screen } from './screens.ts';

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

/** Fills the ids that addresses of the screen contain, which takes calls of the API. */
export async function addressFiller(
  request: APIRequestContext,
  { path: address, as, about = as, beside }: Screen,
): Promise<(text: string) => string> {
  const ids: Record<string, string> = {
    ...(/\{(?:order|user)Id\}/u.test(address) && about !== undefined && (await idsOf(request, about))),
    ...(beside !== undefined && { otherId: (await idsOf(request, beside)).userId }),
    ...(address.includes('{conventionId}') && (await idsOfConvention(request))),
  };
  return (text) => text.replaceAll(/\{(\w+)\}/gu, (_, id: string) => ids[id] ?? '');
}

/** Opens the screen and waits until it has everything. */
export async function openScreen(
  page: Page,
  fill: (text: string) => string,
  { path: address, opens, below = '' }: Screen,
) {
  await page.goto(fill(address));
  if (opens !== undefined) await page.goto((await firstLink(page, fill(opens))) + below);
  await page.waitForLoadState('networkidle');
  // On a busy machine the answers come after a pause of the network.
  await expect(page.getByRole('status').filter({ hasText: /^Loading/u })).toHaveCount(0);
}
