import type { Page } from '@playwright/test';

import { demoPassword, staff } from '#e2e/fixtures/demo.ts';
import { openSession } from '#e2e/fixtures/open-session.ts';
import { expect, test } from '#e2e/fixtures/test.ts';
import { adminScreens } from './admin-screens.ts';
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

/** Declares the test that no screen of the back office loses anything or scrolls sideways; its tables may, by themselves. */
export function testAdminReach({
  name,
  textSize,
}: {
  name: string;
  /** The root's font size in CSS pixels. */ textSize: number;
}): void {
  test(`an administrator reaches everything with ${name}`, async ({ page }) => {
    await openSession(page, { email: staff.administrator, password: demoPassword });
    const links = new Set<string>();
    const lost: Record<string, string[]> = {};
    for (const screen of adminScreens) {
      const path = firstOf(screen, links);
      await page.goto(path);
      await settle(page);
      for (const link of await linksOf(page)) links.add(link);
      const here = [...(await lostContent(page)), ...(await namelessScrollers(page))];
      if (here.length > 0) lost[screen] = here;
    }
    const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(root).toBe(`${textSize}px`);
    expect(lost).toEqual({});
  });
}

/** Waits until the records have come. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

async function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('main a[href^="/admin/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
}

/** The address of a screen: `*` is filled in by the first of these links that fits. */
function firstOf(screen: string, links: ReadonlySet<string>): string {
  const parts = screen.split('/*');
  let path = parts[0] ?? '';
  for (const next of parts.slice(1)) {
    const segment = [...links]
      .filter((link) => link.startsWith(`${path}/`) && !link.startsWith(`${path}/new`))
      .map((link) => link.slice(path.length + 1).split('/')[0]);
    if (!segment[0]) throw new Error(`No screen before ${screen} leads there`);
    path += `/${segment[0]}${next}`;
  }
  return path;
}
