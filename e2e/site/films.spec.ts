import { expect, test } from '#e2e/fixtures/test.ts';

test('a film shows a frame of its own until it is played, and plays from its beginning', async ({ page }) => {
  await page.goto('/');
  const film = page.locator('video').first();
  await film.scrollIntoViewIfNeeded();
  const shown = () => film.evaluate((one: HTMLVideoElement) => [one.readyState >= 2, one.currentTime]);
  await expect.poll(shown).toEqual([true, 1]);
  await expect(film).not.toHaveAttribute('poster');
  const times = film.evaluate(
    (one: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        one.addEventListener('seeking', () => resolve(one.currentTime), { once: true });
      }),
  );
  await page.getByRole('button', { name: /^Play video 1 of/u }).click();
  expect(await times).toBe(0);
});
