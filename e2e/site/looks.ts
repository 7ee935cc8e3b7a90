import type { CDPSession, Page } from '@playwright/test';

import { expect } from '#e2e/fixtures/test.ts';

/** How a reader has the site. */
export interface Look {
  name: string;
  /** Of the window, in CSS pixels. */
  width: number;
  height: number;
  /** The font size of the root in CSS pixels, as set in the browser; media queries follow it, too. */
  textSize: number;
  colorScheme: 'light' | 'dark';
}

const usual = { textSize: 16, colorScheme: 'light' } as const;

/** The narrowest screen that we promise. */
export const narrowest: Look = { ...usual, name: '320 px', width: 320, height: 640 };

/** Text at 200 % on a phone. */
export const largeText: Look = { ...usual, name: 'text at 200 %', width: 360, height: 780, textSize: 32 };

export const lightDesktop: Look = { ...usual, name: 'light', width: 1440, height: 900 };

export const darkDesktop: Look = { ...lightDesktop, name: 'dark', colorScheme: 'dark' };

/** A page's connection to its browser, and how it was looked at last. */
const known = new WeakMap<Page, { browser: CDPSession; last?: Look }>();

/**
 * Looks at the open page in another way, without loading it again, as somebody does who turns the phone or changes the
 * settings. A page opened later is seen in the same way.
 */
export async function lookAt(page: Page, look: Look): Promise<void> {
  const { browser, last } = known.get(page) ?? { browser: await page.context().newCDPSession(page) };
  known.set(page, { browser, last: look });
  const { width, height, textSize, colorScheme } = look;
  const size = page.viewportSize();
  const isResized = size?.width !== width || size.height !== height;
  if (isResized) await page.setViewportSize({ width, height });
  if (last?.textSize !== textSize)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
  if (last?.colorScheme !== colorScheme) await page.emulateMedia({ colorScheme });
  // What follows the width by a script is drawn in the frame after the one that reports the width.
  if (isResized || last?.textSize !== textSize)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
}

/** Fails unless the site is really seen in this way. */
export async function expectLook(page: Page, { width, textSize, colorScheme }: Look): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await expect(root).toHaveCSS('font-size', `${textSize}px`);
  expect(await page.evaluate(() => innerWidth)).toBe(width);
}
