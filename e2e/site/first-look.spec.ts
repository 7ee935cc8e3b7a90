// My Account and the arrival desk on a slow line: what stands in the document says the first fact before the page's scripts have come.
import type { Page } from '@playwright/test';

import { demoPassword, staff } from '#e2e/fixtures/demo.ts';
import { openSession } from '#e2e/fixtures/open-session.ts';
import { expect, test } from '#e2e/fixtures/test.ts';

const family = { email: 'saji.puthenpurackal@example.org', password: demoPassword };
const history = '/v1/order/convention/history';
const counts = '/v1/admin/desk/counts';

/** Keeps the page's scripts back until they are let through, and counts the calls for an address. */
async function slowLine(page: Page, address = history) {
  const scripts = Promise.withResolvers<void>();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(address)) asked.push(request.method());
  });
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return { asked, letThrough: () => scripts.resolve() };
}

for (const [language, status] of [
  ['en', 'Approved, payment due'],
  ['ml', 'അംഗീകരിച്ചു, പണം അടയ്ക്കാനുണ്ട്'],
] as const)
  test(`number and status are there before any script (${language})`, async ({ page }) => {
    await page.goto(`/language/${language}`);
    await openSession(page, family);
    const { asked, letThrough } = await slowLine(page);
    await page.goto('/my-account', { waitUntil: 'commit' });
    await expect(page.getByText(status).first()).toBeVisible();
    const number = await page.locator('main strong').last().textContent();
    expect(number).toMatch(/^[A-Z0-9]{6,8}$/u);
    await expect(page.locator('h1')).toHaveCount(0);
    letThrough();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page
        .getByText(number ?? '')
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(page.getByText(status).filter({ visible: true }).first()).toBeVisible();
    // The page takes the answer that the document asked for.
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['GET']);
  });

test('a refused first answer is asked for again by the page', async ({ page }) => {
  await openSession(page, family);
  const answers = [503, 200];
  await page.route(`**${history}**`, async (route) => {
    await (answers.shift() === 503 ? route.fulfill({ status: 503, body: '{}' }) : route.continue());
  });
  await page.goto('/my-account');
  await expect(page.getByText('Approved, payment due').first()).toBeVisible();
  expect(answers).toEqual([]);
});

test('nothing is asked for visitors and for staff', async ({ page }) => {
  const { asked, letThrough } = await slowLine(page);
  await page.goto('/my-account', { waitUntil: 'commit' });
  await expect(page.getByText('My account', { exact: true }).first()).toBeAttached();
  letThrough();
  await expect(page).toHaveURL(/\/login/u);
  await openSession(page, { email: staff.registrar, password: demoPassword });
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
});

test('how many are here is there before any script of the arrival desk', async ({ page }) => {
  await openSession(page, { email: staff.desk, password: demoPassword });
  const { asked, letThrough } = await slowLine(page, counts);
  await page.goto('/admin/desk', { waitUntil: 'commit' });
  const here = page.getByRole('definition').filter({ visible: true }).first();
  await expect(here).toHaveText(/^\d+ of \d+$/u);
  const early = await here.textContent();
  letThrough();
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
  await expect(here).toHaveText(early ?? '');
  // The page takes the answer that the document asked for.
  expect(asked).toEqual(['GET']);
});

test('staff who may not run the desk are asked nothing beyond what they may see', async ({ page }) => {
  await openSession(page, { email: staff.editor, password: demoPassword });
  const { asked, letThrough } = await slowLine(page, counts);
  const refused = page.waitForResponse((response) => response.url().includes('/v1/admin/desk/conventions'));
  await page.goto('/admin/desk', { waitUntil: 'commit' });
  expect((await refused).status()).toBe(403);
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  await expect(page.getByRole('definition')).toHaveCount(0);
});
