import { byOffice, expect, test } from '../fixtures/test.ts';

test(
  'a treasurer reads the books, closes a day and downloads both files',
  byOffice,
  async ({ pageOfStaff, expectAccessible, isMobile }) => {
    const page = await pageOfStaff('treasurer');
    await page.goto('/admin/payments/books');
    // Other journeys prepare later conventions; the demo's books have money in them.
    const book = page.getByRole('combobox', { name: 'Book' });
    const demo = book.getByRole('option', { name: /^Sangamam \d{4}, USD$/u });
    await book.selectOption(await demo.first().getAttribute('value'));
    await expect(page.getByRole('img', { name: 'Money in by method and day' })).toBeVisible();
    await expectAccessible(page);

    await test.step('the plot says its amounts by keyboard', async () => {
      const slider = page.getByRole('slider', { name: 'Day shown' });
      await slider.focus();
      const today = await slider.getAttribute('aria-valuetext');
      await page.keyboard.press('Home');
      await expect(slider).not.toHaveAttribute('aria-valuetext', today ?? '');
    });

    await test.step('downloads the ledger as both files', async () => {
      for (const [format, ending] of [
        ['CSV', 'csv'],
        ['Excel', 'xlsx'],
      ]) {
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: `Download Ledger as ${format}` }).click();
        expect((await download).suggestedFilename()).toMatch(new RegExp(`-ledger-usd-.*\\.${ending}$`, 'u'));
      }
    });

    // Both widths share the demo: a day is closed at one of them.
    if (isMobile) return;
    await test.step('closes a day with a note, and opens it again', async () => {
      const days = page.getByRole('region', { name: 'Daily close' });
      // The oldest day: other journeys book on today's meanwhile, and a day that changed is not closed.
      await days
        .getByRole('button', { name: /^Close day/u })
        .last()
        .click();
      const dialog = page.getByRole('dialog', { name: /Close the books of/u });
      await expectAccessible(page);
      await dialog.getByRole('textbox', { name: 'Note' }).fill('Deposit slip 12');
      await dialog.getByRole('button', { name: 'Close day' }).click();
      await expect(days.getByText('Deposit slip 12')).toBeVisible();
      await days.getByRole('button', { name: /^Open again/u }).click();
      const again = page.getByRole('dialog', { name: /again\?/u });
      await again.getByRole('textbox', { name: 'Reason' }).fill('A check was forgotten');
      await again.getByRole('button', { name: 'Open again' }).click();
      await expect(days.getByText('Deposit slip 12')).toBeHidden();
    });
  },
);
