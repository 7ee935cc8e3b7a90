// Every public page: its weight, at the widths of a phone, a tablet and a desktop, in dark and light; that whoever hears it can
// tell its parts; and that nothing is lost at the narrowest width that we promise and with text at 200 %.
import { colourRules } from '#e2e/fixtures/accessibility.ts';
import { expect, test } from '#e2e/fixtures/test.ts';

import { unevenHeading } from './heading-edge.ts';
import { expectLook, largeText, lookAt, narrowest } from './looks.ts';
import { cardPages, otherPages, publicPages } from './public-pages.ts';
import { settle, unreachable } from './reachable.ts';
import { smallTargets } from './small-targets.ts';
import { unclearNames } from './unclear-names.ts';
import { budgets, weigh } from './weigh.ts';

const widths = [360, 768, 1440];

for (const path of [...publicPages.map((page) => page.path), ...otherPages]) {
  test(`${path} keeps its budget, is accessible at every width, dark and light, and loses nothing`, async ({
    page,
    expectAccessible,
  }) => {
    const scheme = (wanted: 'dark' | 'light') =>
      expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', wanted);
    await page.emulateMedia({ colorScheme: 'dark' });
    const { scripts, styles } = await weigh(page, path);
    expect(scripts).toBeGreaterThan(60_000);
    expect(scripts).toBeLessThanOrEqual(budgets.publicScripts);
    expect(styles).toBeGreaterThan(5_000);
    expect(styles).toBeLessThanOrEqual(budgets.publicStyles);

    await scheme('dark');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).first()).toBeAttached();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(room, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await scheme('light');
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, colourRules);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    if (!cardPages.includes(path)) expect(await unevenHeading(page)).toEqual([]);
    expect(await unclearNames(page)).toEqual([]);
    // Opened again: sign-up looks at the width once, at the opening.
    await lookAt(page, narrowest);
    await page.goto(path);
    for (const look of [narrowest, largeText]) {
      await lookAt(page, look);
      await settle(page);
      await expectLook(page, look);
      expect(await unreachable(page), `${path} with ${look.name}`).toEqual([]);
      if (look === narrowest) expect(await smallTargets(page), path).toEqual([]);
    }
  });
}

test('a heading of another size or at another edge is found', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faq');
  await page.locator('h1').evaluate((heading) => heading.setAttribute('style', 'margin-left: 9px'));
  expect(await unevenHeading(page)).toEqual(['The heading begins at 153 px, not at 144.']);
  await page.locator('h1').evaluate((heading) => heading.setAttribute('style', 'font-size: 35px'));
  expect(await unevenHeading(page)).toEqual(['The heading has 35px.']);
});
