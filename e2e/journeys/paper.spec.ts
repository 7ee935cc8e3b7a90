import type { Page } from '@playwright/test';

import { expect, onDesktop, test } from '../fixtures/test.ts';

/** What has no place on paper: the menu, whatever is pressed or typed in with its words, and the links to other views. */
const onlyOnScreen = [
  'header[data-print]',
  'nav',
  'button:not(th button)',
  'input',
  'select',
  'textarea',
  'label:not([data-print="value"] label)',
  ':has(> select) > svg',
  'details:not([open]) > summary',
].join(', ');

async function printed(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const one of await page.locator(onlyOnScreen).all()) await expect(one).toBeHidden();
  await expect(page.getByRole('table').first()).toBeVisible();
}

// Paper has one width.
test(
  'lists, records and books are printed without menu, filters and buttons',
  onDesktop,
  async ({ pageOfStaff }) => {
    const registrar = await pageOfStaff('registrar');
    await printed(registrar, '/admin/registrations?status=CONFIRMED');
    await expect(registrar.getByText('Status: Confirmed')).toBeVisible();
    const record = await registrar.getByRole('row').nth(1).getByRole('link').first().getAttribute('href');
    await registrar.emulateMedia({ media: 'screen' });
    await printed(registrar, record ?? '');
    // What is chosen in a field of the record is printed as words.
    await expect(registrar.getByText('Assigned to', { exact: true })).toBeVisible();
    await expect(registrar.locator('.only-print').getByText('Unassigned')).toBeVisible();
    await expect(registrar.locator('body')).toHaveCSS('background-image', 'none');
    const treasurer = await pageOfStaff('treasurer');
    await printed(treasurer, '/admin/payments');
    await treasurer.emulateMedia({ media: 'screen' });
    await printed(treasurer, '/admin/payments/books');
    const hospitality = await pageOfStaff('hospitality');
    for (const path of ['/admin/hotel', '/admin/hotel/block', '/admin/checklists']) {
      await hospitality.emulateMedia({ media: 'screen' });
      await printed(hospitality, path);
    }
    expect((await treasurer.pdf({ format: 'Letter' })).length).toBeGreaterThan(20_000);
  },
);
