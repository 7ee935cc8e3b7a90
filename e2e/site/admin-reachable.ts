import type { Page } from '@playwright/test';

import { createAdminRecords } from '#e2e/fixtures/admin-records.ts';
import { demoPassword, staff } from '#e2e/fixtures/demo.ts';
import { openSession } from '#e2e/fixtures/open-session.ts';
import { expect, test } from '#e2e/fixtures/test.ts';
import { adminScreens, type Opener } from './admin-screens.ts';
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
    test.setTimeout(360_000);
    await page.goto('/faq');
    const records = await createAdminRecords(request, mailbox, await page.screenshot());
    await openSession(page, { email: staff.administrator, password: demoPassword });
    const links = new Set<string>();
    const lost: Record<string, string[]> = {};
    const check = async (where: string) => {
      const here = [...(await lostContent(page)), ...(await namelessScrollers(page))];
      if (here.length > 0) lost[where] = here;
    };
    for (const { path, first = [], dialogs = [] } of adminScreens) {
      await page.goto(firstOf(fillIn(path, records), links));
      await settle(page);
      await check(path);
      for (const opener of first) await press(page, opener);
      if (first.length > 0) await check(`${path} after ${first.map(nameOf).join(', ')}`);
      for (const opener of dialogs) {
        const dialog = await openDialog(page, opener);
        const here = [
          ...(await lostContent(page, '[role="dialog"]')),
          ...(await coveredControls(page, '[role="dialog"]')),
        ];
        if (here.length > 0) lost[`${path} ${nameOf(opener)}`] = here;
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      // Last: rows may come late on a busy machine.
      for (const link of await linksOf(page)) links.add(link);
    }
    const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(root).toBe(`${textSize}px`);
    expect(lost).toEqual({});
  });
}

async function press(page: Page, opener: Opener): Promise<void> {
  if ('key' in opener) return page.keyboard.press(opener.key);
  if ('box' in opener)
    return page.getByRole('main').getByRole('checkbox', { name: opener.box }).first().check();
  await page.getByRole('button', { name: opener }).first().click();
}

/** Opens a dialog and waits until it has its content. */
async function openDialog(page: Page, opener: Opener) {
  await press(page, opener);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  return dialog;
}

function nameOf(opener: Opener): string {
  return 'key' in opener ? opener.key : String('box' in opener ? opener.box : opener);
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

function fillIn(path: string, records: object): string {
  const values = new Map<string, unknown>(Object.entries(records));
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(values.get(name)));
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
