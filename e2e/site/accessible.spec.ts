// Every public page, at the widths of a phone, a tablet and a desktop, in light and dark.
import { expect, test } from '#e2e/fixtures/test.ts';
import { otherPages, publicPages } from './public-pages.ts';

const widths = [360, 768, 1440];

for (const path of [...publicPages.map((page) => page.path), ...otherPages]) {
  test(`${path} at every width, light and dark`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(room, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 900 });
      // Dark differs by its colours alone.
      await expectAccessible(page, ['color-contrast', 'link-in-text-block']);
    }
  });
}
