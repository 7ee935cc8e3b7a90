// Scripts that the server refuses, as it does when it is too busy, or that do not come. They are fetched again for some
// seconds; then the page says so. What runs without scripts is in `without-scripts.spec.ts`.
import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/fixtures/test.ts';

/** Refuses scripts of the build while `isRefused` says so. */
async function refuseScripts(page: Page, isRefused: (address: string) => boolean): Promise<void> {
  await page.route('**/assets/*.js', (route) =>
    isRefused(route.request().url())
      ? route.fulfill({ status: 503, headers: { 'retry-after': '1' } })
      : route.fallback(),
  );
}

/** The scripts run once this button works. */
async function expectScripts(page: Page): Promise<void> {
  const scheme = page.locator('html');
  const before = await scheme.getAttribute('data-mantine-color-scheme');
  await expect(async () => {
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(scheme).not.toHaveAttribute('data-mantine-color-scheme', before ?? '', { timeout: 300 });
  }).toPass({ timeout: 30_000 });
}

/** Time for all attempts of the page, which pauses between them. */
const afterAttempts = { timeout: 40_000 };

test('scripts of a page that are refused at first are fetched again', async ({ page }) => {
  const refused = new Set<string>();
  await refuseScripts(page, (address) => !refused.has(address) && refused.size < refused.add(address).size);
  await page.goto('/faq');
  await expectScripts(page);
  expect(refused.size).toBeGreaterThan(1);
  await expect(page.getByText('A part of this page could not be loaded.')).toBeHidden();
});

test('a page whose scripts stay away can be read, and says so with “Try again”', async ({ page }) => {
  let stayAway = true;
  await refuseScripts(page, () => stayAway);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: 'A part of this page could not be loaded.' });
  await expect(notice).toBeVisible(afterAttempts);
  stayAway = false;
  await notice.getByRole('link', { name: 'Try again' }).click();
  await expectScripts(page);
  await expect(notice).toBeHidden();
});

test('a page that is gone to and whose script stays away comes from the server, and says so with “Try again”', async ({
  page,
  faults,
}) => {
  let stayAway = false;
  await refuseScripts(page, (address) => stayAway && address.includes('committee-route'));
  await page.goto('/');
  await expectScripts(page);
  stayAway = true;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Committee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Committee' })).toBeVisible(afterAttempts);
  await expect(page).toHaveURL('/committee');
  const notice = page.getByRole('alert').filter({ hasText: 'A part of this page could not be loaded.' });
  await expect(notice).toBeVisible(afterAttempts);
  stayAway = false;
  await notice.getByRole('link', { name: 'Try again' }).click();
  await expectScripts(page);
  // The router writes that it could not load the script.
  faults.length = 0;
});
