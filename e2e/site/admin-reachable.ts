import type { Page } from '@playwright/test';

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

/** What a screen loses, scrolls sideways or breaks; its tables may scroll, by themselves. */
export async function unreachableOnScreen(page: Page): Promise<string[]> {
  return [...(await lostContent(page)), ...(await namelessScrollers(page)), ...(await brokenWords(page))];
}

/** What the open dialog loses, covers or breaks. */
export async function unreachableInDialog(page: Page): Promise<string[]> {
  return [
    ...(await lostContent(page, '[role="dialog"]')),
    ...(await coveredControls(page, '[role="dialog"]')),
    ...(await brokenWords(page)),
  ];
}
