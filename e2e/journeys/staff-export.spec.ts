import { showListActions } from '#e2e/fixtures/list-actions.ts';
import { readFile } from 'node:fs/promises';

import { byOffice, expect, test } from '../fixtures/test.ts';

test(
  'a registrar exports the filtered registrations and their people with chosen columns',
  byOffice,
  async ({ pageOfStaff, expectAccessible }) => {
    const page = await pageOfStaff('registrar');
    await page.goto('/admin/registrations?status=CONFIRMED');
    const count = page.getByRole('status').filter({ hasText: /^\d+ registrations?$/u });
    const rows = Number.parseInt((await count.textContent()) ?? '', 10);
    expect(rows).toBeGreaterThan(2);
    const dialog = page.getByRole('dialog', { name: 'Export registrations' });
    const download = async () => {
      const file = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download' }).click();
      const saved = await file;
      await expect(dialog).toBeHidden();
      const text = (await readFile(await saved.path(), 'utf8')).slice(1);
      return { name: saved.suggestedFilename(), lines: text.split('\r\n').slice(0, -1) };
    };

    await test.step('a row for each registration', async () => {
      await showListActions(page);
      await page.getByRole('button', { name: 'Export registrations' }).click();
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'None' }).click();
      for (const name of ['Registrant', 'Status', 'Total'])
        await dialog.getByRole('checkbox', { name, exact: true }).check();
      await dialog.getByRole('radio', { name: 'CSV' }).check();
      const { name, lines } = await download();
      expect(name).toMatch(/^registrations-\d{4}-\d\d-\d\d\.csv$/u);
      expect(lines[0]).toBe('Status,Registrant,Total (USD),Total (CAD)');
      expect(lines).toHaveLength(rows + 1);
      expect(lines.slice(1).every((line) => line.startsWith('Confirmed,'))).toBe(true);
    });

    await test.step('a row for each person; the columns of the other table are remembered', async () => {
      await showListActions(page);
      await page.getByRole('button', { name: 'Export registrations' }).click();
      await expect(dialog.getByText('3 of 30 columns')).toBeVisible();
      await dialog.getByRole('radio', { name: 'Person' }).check();
      await dialog.getByRole('radio', { name: 'CSV' }).check();
      const { lines } = await download();
      expect(lines[0]).toContain('First name,Last name');
      expect(lines.length).toBeGreaterThan(rows + 1);
    });
  },
);
