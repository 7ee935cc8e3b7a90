import { expect, test } from '#e2e/fixtures/test.ts';

test.describe('what it costs a family', () => {
  for (const width of [360, 1440]) {
    test(`is answered on the home page at ${width} px, by keyboard, in both currencies`, async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const summary = page.getByText('What it costs a family like yours', { exact: true });
      await summary.focus();
      await page.keyboard.press('Enter');
      const card = page.locator('details').filter({ has: summary });
      await expect(card.getByRole('listitem').filter({ hasText: 'SILVER FAMILY' })).toHaveText(
        /\$1,050\s*USD\s*about \$263 each/u,
      );

      const people = card.getByLabel('How many of you?', { exact: true });
      await people.fill('');
      await page.keyboard.type('1');
      await expect(card.getByText(/each/u)).toHaveCount(0);
      await page.keyboard.press('Backspace');
      await expect(card).toContainText('Tell us how many of you will come.');
      await page.keyboard.type('30');
      await expect(card).toContainText('No package fits so many of you.');
      await people.fill('3');

      const first = card.getByRole('listitem').first();
      await expect(first).toContainText('GOLD FAMILY');
      await card.getByLabel('How old are you?').selectOption({ label: 'All of us 18 to 35' });
      await expect(first).toContainText('YOUTH GROUP');
      await card.getByRole('radio', { name: 'Canada' }).press('Space');
      await expect(first).toContainText('CAD');
      await expectAccessible(page);
    });
  }
});
