import type { APIRequestContext, Page } from '@playwright/test';

import { createAdminRecords } from '#e2e/fixtures/admin-records.ts';
import { demoPassword, staff } from '#e2e/fixtures/demo.ts';
import type { Mailbox } from '#e2e/fixtures/mailbox.ts';
import { openSession } from '#e2e/fixtures/open-session.ts';
import { expect } from '#e2e/fixtures/test.ts';
import { adminScreens, type Opener } from './admin-screens.ts';

interface AdminChecks {
  page: Page;
  request: APIRequestContext;
  mailbox: Mailbox;
  /** What is wrong on the screen that stands there, a line each. */
  onScreen: () => Promise<string[]>;
  /** What is wrong in the dialog that is open, a line each. */
  inDialog: () => Promise<string[]>;
}

/**
 * Opens every screen of the back office and all its dialogs as an administrator. Answers what the checks found, by the
 * screen's address and what was pressed; nothing for those that are as they should be.
 */
export async function walkAdminScreens({ page, request, mailbox, onScreen, inDialog }: AdminChecks) {
  await page.goto('/faq');
  const records = await createAdminRecords(request, mailbox, await page.screenshot());
  await openSession(page, { email: staff.administrator, password: demoPassword });
  const isNarrow = await page.evaluate(() => matchMedia('(max-width: 44rem)').matches);
  const links = new Set<string>();
  const found: Record<string, string[]> = {};
  const keep = (where: string, here: string[]) => {
    if (here.length > 0) found[where] = here;
  };
  for (const { path, first = [], dialogs = [] } of adminScreens) {
    await page.goto(firstOf(fillIn(path, records), links));
    await settle(page);
    keep(path, await onScreen());
    for (const opener of first) await press(page, opener);
    if (first.length > 0) keep(`${path} after ${first.map(nameOf).join(', ')}`, await onScreen());
    for (const opener of dialogs) {
      if (isNarrow ? 'wide' in opener : 'narrow' in opener) continue;
      const dialog = await openDialog(page, opener);
      keep(`${path} ${nameOf(opener)}`, await inDialog());
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    // Last: rows may come late on a busy machine.
    for (const link of await linksOf(page)) links.add(link);
  }
  return found;
}

async function press(page: Page, opener: Opener): Promise<void> {
  if ('key' in opener) return page.keyboard.press(opener.key);
  if ('box' in opener)
    return page.getByRole('main').getByRole('checkbox', { name: opener.box }).first().check();
  await page
    .getByRole('button', { name: buttonOf(opener) })
    .first()
    .click({ timeout: 60_000 });
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
  if ('key' in opener) return opener.key;
  if ('box' in opener) return String(opener.box);
  return String(buttonOf(opener));
}

function buttonOf(opener: RegExp | { narrow: RegExp } | { wide: RegExp }): RegExp {
  if ('narrow' in opener) return opener.narrow;
  return 'wide' in opener ? opener.wide : opener;
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
