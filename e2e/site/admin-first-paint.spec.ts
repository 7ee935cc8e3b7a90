// The staff's lists stand from the first paint on: heading and shape at once, whatever is still on its way.
import { demoPassword, staff } from '#e2e/fixtures/demo.ts';
import { openSession } from '#e2e/fixtures/open-session.ts';
import { expect, test } from '#e2e/fixtures/test.ts';
import type { Page } from '@playwright/test';

const lists = [
  { path: '/admin/payments', heading: 'Payments' },
  { path: '/admin/payments/reminders', heading: 'Payment reminders' },
  { path: '/admin/registrations', heading: 'Registrations' },
] as const;

const shape = (page: Page) => page.locator('main :is([aria-busy="true"], [data-loading])').first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const firstRow = (page: Page) => page.locator('main tr[data-row]').first();

/** Holds back the answers to `addresses`; returns what lets them go, also those that are asked for later. */
async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.fallback();
  });
  return () => resolve(undefined);
}

test('heading and shape of a list stand before the scripts and before its answer', async ({ page }) => {
  await openSession(page, { email: staff.treasurer, password: demoPassword });
  await page.goto(lists[0].path);
  await expect(firstRow(page)).toBeVisible();
  for (const { path, heading: name } of lists) {
    const letScripts = await holdBack(page, /\.js(?:\?|$)/u);
    const letAnswers = await holdBack(page, /\/v1\//u);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading(page, name)).toBeVisible();
    await expect(shape(page)).toBeVisible();
    letScripts();
    // The menu comes with the scripts, and is that of the roles that were kept.
    await expect(page.getByRole('link', { name: 'Refunds' }).first()).toBeVisible();
    await expect(heading(page, name)).toBeVisible();
    await expect(shape(page)).toBeVisible();
    letAnswers();
    await expect(firstRow(page)).toBeVisible();
  }
});

test('a heading is not shown before it is known who may see it', async ({ page }) => {
  await openSession(page, { email: staff.editor, password: demoPassword });
  await page.goto('/admin/pages');
  await expect(heading(page, 'Pages')).toBeVisible();
  const letScripts = await holdBack(page, /\.js(?:\?|$)/u);
  const letAnswers = await holdBack(page, /\/v1\//u);
  await page.goto('/admin/payments', { waitUntil: 'commit' });
  await expect(shape(page)).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  letScripts();
  await expect(page.getByRole('link', { name: 'Media' }).first()).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(0);
  letAnswers();
  await expect(page.getByText('Not part of your role')).toBeVisible();
});
