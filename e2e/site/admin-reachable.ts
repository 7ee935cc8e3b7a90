import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/fixtures/test.ts';
import { walkAdminScreens } from './admin-walk.ts';
import { brokenWords } from './broken-words.ts';
import { coveredControls } from './covered-controls.ts';
import { lostContent } from './lost-content.ts';

/**
 * What scrolls sideways although it is neither a named region that the keyboard reaches, as tables are, nor a named row
 * of links, which the keyboard brings into sight.
 */
export async function namelessScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        if (!['auto', 'scroll'].includes(getComputedStyle(element).overflowX)) return false;
        if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth < 2) return false;
        const isLinks = element.matches('nav[aria-label] > ul') && element.querySelector('a') !== null;
        const isRegion = element.matches('section:is([aria-label], [aria-labelledby])[tabindex="0"]');
        return !isLinks && !isRegion && !element.matches('textarea');
      })
      .map((element) => `${element.localName}.${element.className} scrolls sideways without a name`),
  );
}

/**
 * Declares the test that no screen of the back office and none of its dialogs loses anything, scrolls sideways or covers
 * a control; its tables may scroll, by themselves.
 */
export function testAdminReach({
  name,
  textSize,
}: {
  name: string;
  /** The root's font size in CSS pixels. */ textSize: number;
}): void {
  test(`an administrator reaches everything with ${name}`, async ({ page, request, mailbox }) => {
    // Some seventy screens and as many dialogs.
    test.setTimeout(900_000);
    const lost = await walkAdminScreens({
      page,
      request,
      mailbox,
      onScreen: async () => [
        ...(await lostContent(page)),
        ...(await namelessScrollers(page)),
        ...(await brokenWords(page)),
      ],
      inDialog: async () => [
        ...(await lostContent(page, '[role="dialog"]')),
        ...(await coveredControls(page, '[role="dialog"]')),
        ...(await brokenWords(page)),
      ],
    });
    const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(root).toBe(`${textSize}px`);
    expect(lost).toEqual({});
  });
}
