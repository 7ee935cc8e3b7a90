// The weight of pages behind the login; the public ones are weighed in `every-page.spec.ts`.
import { demoPassword, staff } from '#e2e/fixtures/demo.ts';
import { openSession } from '#e2e/fixtures/open-session.ts';
import { expect, test } from '#e2e/fixtures/test.ts';
import { budgets, weigh } from './weigh.ts';

const portalPages = ['/my-account', '/participants', '/packages', '/addons', '/review', '/change-password'];

test('pages that require a session keep their budget', async ({ page }) => {
  await openSession(page, {
    email: 'jerin.valiyaparambil@example.net',
    password: demoPassword,
  });
  const browser = await page.context().newCDPSession(page);
  // Each visit counts as the first one.
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const path of portalPages) {
    const { scripts } = await weigh(page, path);
    expect.soft(new URL(page.url()).pathname).toBe(path);
    expect.soft(scripts, path).toBeGreaterThan(budgets.publicScripts);
    expect.soft(scripts, path).toBeLessThanOrEqual(budgets.portalScripts);
  }
});

test('the admin area keeps its budget', async ({ page }) => {
  await openSession(page, { email: staff.administrator, password: demoPassword });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  const { scripts } = await weigh(page, '/admin');
  expect(new URL(page.url()).pathname).toBe('/admin');
  expect(scripts).toBeGreaterThan(budgets.publicScripts);
  expect(scripts).toBeLessThanOrEqual(budgets.adminScripts);
});
