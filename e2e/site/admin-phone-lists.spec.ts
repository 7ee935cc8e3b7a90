// On a phone the first rows of the staff's lists are in sight without scrolling, and so is all that narrows them.
import { demoPassword, staff } from '#e2e/fixtures/demo.ts';
import { showListActions } from '#e2e/fixtures/list-actions.ts';
import { openSession } from '#e2e/fixtures/open-session.ts';
import { createRegistrant } from '#e2e/fixtures/registrants.ts';
import { beginRegistration, submitRegistration } from '#e2e/fixtures/registrations.ts';
import { expect, test } from '#e2e/fixtures/test.ts';
import { createScarcePackage } from '#e2e/fixtures/wait-list.ts';
import type { Page } from '@playwright/test';

const phone = { width: 360, height: 800 };

const lists = [
  'registrations?view=all',
  'payments',
  'refunds',
  'people',
  'messages',
  'letters',
  'questions',
  'staff',
  'mail-texts',
  'outbox',
  'log',
  'saved-replies',
  'checklists',
  'desk/absent',
  'hotel',
  'settings/local-units',
  'settings/parishes',
  'settings/airports',
];

/** Opens a list and expects its first row in the first third of the screen. */
async function expectFirstThird(
  page: Page,
  list: string,
  rows = 'tbody tr:not([aria-hidden])',
): Promise<void> {
  await page.goto(`/admin/${list}`);
  const row = page.getByRole('main').locator(rows).first();
  await expect(row).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const { y } = (await row.boundingBox()) ?? { y: phone.height };
  expect(y, list).toBeLessThanOrEqual(phone.height / 3);
}

test('the first row of a list begins in the first third of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await openSession(page, { email: staff.administrator, password: demoPassword });
  for (const list of lists) await expectFirstThird(page, list);
  await expectFirstThird(page, 'media', 'li:has(> button)');
});

test('so does that of the wait list', async ({ page, request, mailbox }) => {
  const dob = '1938-03-15';
  const { packageId, name, withdraw } = await createScarcePackage(request, 1);
  await submitRegistration(request, await createRegistrant(request, mailbox, { dob }), name);
  const family = await createRegistrant(request, mailbox, { dob });
  const { api, of } = await beginRegistration(request, family);
  const query = new URLSearchParams({ ...of, packageId }).toString();
  await api.send('POST', `/v1/order/convention/wait-list?${query}`);
  await page.setViewportSize(phone);
  await openSession(page, { email: staff.administrator, password: demoPassword });
  await expectFirstThird(page, 'wait-list');
  await withdraw();
});

test('the pages of the settings are one row on a phone, with the link to the shown one in sight', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openSession(page, { email: staff.administrator, password: demoPassword });
  await page.goto('/admin/settings/airports');
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await expect(links).toHaveCount(4);
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(page.getByRole('link', { name: 'Airports' })).toBeInViewport({ ratio: 1 });
});

test('what is done with a whole list is behind one button on a phone, and beside the count elsewhere', async ({
  page,
}) => {
  await openSession(page, { email: staff.administrator, password: demoPassword });
  await page.goto('/admin/registrations?view=all');
  const exportButton = page.getByRole('button', { name: 'Export registrations' });
  const more = page.getByRole('button', { name: 'More actions' });
  await expect(exportButton).toBeVisible();
  await expect(more).toBeHidden();
  await page.setViewportSize(phone);
  await expect(exportButton).toBeHidden();
  await showListActions(page);
  await exportButton.click();
  const dialog = page.getByRole('dialog', { name: 'Export registrations' });
  await expect(dialog).toBeVisible();
  // The phone is turned: what was chosen is still there.
  await dialog.getByRole('button', { name: 'None' }).click();
  await page.setViewportSize({ width: phone.height, height: phone.width });
  await expect(dialog.getByText('Please choose at least one column')).toBeVisible();
});
