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

const choosing = 'jomon.tharayil@example.org';
const reviewing = 'jerin.valiyaparambil@example.net';
const paying = 'saji.puthenpurackal@example.org';
const confirmed = 'mercy.padinjarekara@example.org';

for (const [path, email, heading] of [
  ['/participants', choosing, 'Other Participants'],
  ['/packages', choosing, 'Choose a package'],
  ['/upgrade-package', reviewing, 'Upgrade package'],
  ['/review', reviewing, 'Review the details'],
  ['/payment/*', paying, 'Payment'],
  ['/zelle-payment/*', paying, 'Pay by Zelle'],
  ['/arrival-departure/*', confirmed, 'Arrival & Departure'],
  ['/check-in/*', confirmed, 'Check In'],
] as const)
  test(`${path} has its outline before any script, and hardly moves while it loads`, async ({ page }) => {
    await openSession(page, { email, password: demoPassword });
    const address = path.replace('*', await orderOf(page));
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('main [data-loading] > div, main [data-loading] > span').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    scripts.resolve();
    await expect(page.locator('main [data-loading]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(good);
  });

/** The id of the registration of whoever is signed in. */
async function orderOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { token, userId } = JSON.parse(localStorage.getItem('sangamam.session') ?? '{}') as Record<
      string,
      string
    >;
    const answer = await fetch(`/v1/order/convention/history?userId=${userId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as { data: { _id: string; parentOrderId: string | null }[] };
    return data.find(({ parentOrderId }) => parentOrderId === null)?._id ?? '';
  });
}

test('who is not signed in sees no outline of a page behind the login', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/participants', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ visible: true }).first()).toBeAttached();
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(0);
  scripts.resolve();
  await expect(page).toHaveURL(/\/login/u);
});
