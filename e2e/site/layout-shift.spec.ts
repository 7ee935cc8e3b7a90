// Pages behind the login keep still under the thumb while their parts arrive, on a phone.
import { demoPassword } from '#e2e/fixtures/demo.ts';
import { openSession } from '#e2e/fixtures/open-session.ts';
import { expect, test } from '#e2e/fixtures/test.ts';
import type { Page } from '@playwright/test';

/** What counts as still (web.dev, Cumulative Layout Shift). */
const good = 0.1;

test.use({ viewport: { width: 360, height: 740 } });

/** How far what is in sight moved without a tap since the page was opened: the sum of its layout shifts. */
async function shiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Entries of the past are handed over before the next but one picture.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
}

test('My Account and Documents hardly move while they load', async ({ page }) => {
  await openSession(page, { email: 'mercy.padinjarekara@example.org', password: demoPassword });
  await page.goto('/my-account');
  const documents = page.getByRole('link', { name: /Custodian Consent Form|^Consent/u }).first();
  await expect(documents).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(good);
  const address = await documents.getAttribute('href');
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { name: 'Family picture' })).toBeAttached();
  expect(await shiftOf(page)).toBeLessThan(good);
});

test('the link to the family picture jumps to it, and nothing moves besides', async ({ page }) => {
  await openSession(page, { email: 'mercy.padinjarekara@example.org', password: demoPassword });
  await page.goto('/my-account');
  const documents = page.locator('a[href*="/my-account/documents/"]').first();
  await expect(documents).toBeVisible();
  const [address] = ((await documents.getAttribute('href')) ?? '').split('#');
  await page.goto(`${address}#family-picture`);
  await expect(page.getByRole('heading', { name: 'Family picture' })).toBeInViewport();
  expect(await shiftOf(page)).toBeLessThan(good);
});
