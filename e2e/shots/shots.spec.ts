import path from 'node:path';

import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';

import { demoPassword } from '../fixtures/demo.ts';
import { signIn } from '../pages/account-pages.ts';
import { addressFiller, openScreen } from './open-screen.ts';
import { screens, type Screen } from './screens.ts';

const folder = process.env['E2E_SHOTS_FOLDER'] ?? path.join(import.meta.dirname, '../../shots');
const widths = [360, 1440];
const schemes = ['light', 'dark'] as const;

/** Sections far below are rendered only when they come near the screen, and their pictures load then. */
async function renderWholePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
}

async function photograph(browser: Browser, request: APIRequestContext, screen: Screen): Promise<void> {
  const fill = await addressFiller(request, screen);
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    if (screen.as !== undefined) await signIn(page, screen.as, demoPassword);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await openScreen(page, fill, screen);
      await renderWholePage(page);
      await page.screenshot({
        path: path.join(folder, `${screen.name}-${width}-${colorScheme}.png`),
        fullPage: true,
      });
      await expect(page.getByRole('main')).toBeVisible();
    }
    await context.close();
  }
}

for (const screen of screens) {
  test(screen.name, async ({ browser, request }) => {
    await photograph(browser, request, screen);
  });
}
