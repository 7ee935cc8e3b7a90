// Every screen and dialog of the back office: accessible in both schemes, with its heading where all have it, and within reach at the narrowest width that we
// promise and with text at 200 %. Each is opened once and looked at in all these ways.
import type { Page } from '@playwright/test';

import { accessibilityViolations, colourRules } from '#e2e/fixtures/accessibility.ts';
import { expect, test } from '#e2e/fixtures/test.ts';

import { unreachableInDialog, unreachableOnScreen } from './admin-reachable.ts';
import { adminScreens } from './admin-screens.ts';
import { walkAdminScreens, type AdminLook } from './admin-walk.ts';
import { unevenHeading } from './heading-edge.ts';
import { darkDesktop, expectLook, largeText, lightDesktop, lookAt, narrowest } from './looks.ts';
import { unclearNames } from './unclear-names.ts';

const inLight = (page: Page) => accessibilityViolations(page, colourRules);
const inDark = (page: Page) => accessibilityViolations(page);
const withinReach = { onScreen: unreachableOnScreen, inDialog: unreachableInDialog };

const looks: readonly AdminLook[] = [
  {
    ...lightDesktop,
    onScreen: async (page) => [
      ...(await unevenHeading(page)),
      ...(await inLight(page)),
      ...(await unclearNames(page)),
    ],
    inDialog: inLight,
  },
  { ...darkDesktop, onScreen: inDark, inDialog: inDark },
  { ...largeText, ...withinReach },
  { ...narrowest, ...withinReach },
];

for (const [area, screens] of Object.entries(adminScreens)) {
  test(`${area}: accessible, and all within reach`, async ({ page, request, mailbox }) => {
    // Some twenty screens and as many dialogs, each in four ways; on a machine that does other things beside it takes ten minutes.
    test.setTimeout(1_200_000);
    expect(await walkAdminScreens({ page, request, mailbox, screens, looks })).toEqual({});
  });
}

test('the check finds a violation of either scheme', async ({ page }) => {
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-mantine-color-scheme='light'] h1 { color: #ffe !important }
      [data-mantine-color-scheme='dark'] h1 { color: #011 !important }
      h1 { font-size: 1rem !important; font-weight: 400 !important }
      [data-mantine-color-scheme='light'].faint h1 { color: #6b6b6b !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
  await lookAt(page, lightDesktop);
  await expectLook(page, lightDesktop);
  expect(await inLight(page)).toEqual([expect.stringMatching(/^color-contrast: <h1/u)]);
  await page.evaluate(() => document.documentElement.classList.add('faint'));
  expect(await inLight(page)).toEqual([expect.stringMatching(/^color-contrast-enhanced: <h1/u)]);
  await lookAt(page, darkDesktop);
  await expectLook(page, darkDesktop);
  expect(await inDark(page)).toEqual([expect.stringMatching(/^color-contrast: <h1/u)]);
});
