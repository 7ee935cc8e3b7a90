// Accessibility of every screen and dialog of the back office, dark and light.
import type { Page } from '@playwright/test';

import { accessibilityViolations, colourRules } from '#e2e/fixtures/accessibility.ts';
import { expect, test } from '#e2e/fixtures/test.ts';
import { walkAdminScreens } from './admin-walk.ts';

/** All violations in the dark scheme, and those of colours in the light one. */
async function violationsInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [
    ['light', colourRules],
    ['dark', undefined],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    for (const violation of await accessibilityViolations(page, rules))
      found.push(`${colorScheme} ${violation}`);
  }
  return found;
}

test('every admin screen and dialog is accessible, dark and light', async ({ page, request, mailbox }) => {
  // Some seventy screens and as many dialogs, each in two schemes.
  test.setTimeout(600_000);
  const check = () => violationsInBothSchemes(page);
  expect(await walkAdminScreens({ page, request, mailbox, onScreen: check, inDialog: check })).toEqual({});
});

test('the check finds a violation of either scheme', async ({ page }) => {
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-mantine-color-scheme='light'] h1 { color: #ffe !important }
      [data-mantine-color-scheme='dark'] h1 { color: #011 !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await violationsInBothSchemes(page)).toEqual([
    expect.stringMatching(/^light color-contrast: <h1/u),
    expect.stringMatching(/^dark color-contrast: <h1/u),
  ]);
});
