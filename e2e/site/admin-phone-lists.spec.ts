// On a phone the first rows of the staff's lists are in sight without scrolling, and so is all that narrows them.
import { demoPassword, staff } from '#e2e/fixtures/demo.ts';
import { showListActions } from '#e2e/fixtures/list-actions.ts';
import { openSession } from '#e2e/fixtures/open-session.ts';
import { expect, test } from '#e2e/fixtures/test.ts';

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
];

test('the first row of a list begins in the first third of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await openSession(page, { email: staff.administrator, password: demoPassword });
  for (const list of lists) {
    await page.goto(`/admin/${list}`);
    const row = page.locator('main tbody tr:not([aria-hidden])').first();
    await expect(row).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const { y } = (await row.boundingBox()) ?? { y: phone.height };
    expect(y, list).toBeLessThanOrEqual(phone.height / 3);
  }
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
