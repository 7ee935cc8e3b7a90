import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { createAdminRecords } from '#e2e/fixtures/admin-records.ts';
import { demoPassword, staff } from '#e2e/fixtures/demo.ts';
import type { Mailbox } from '#e2e/fixtures/mailbox.ts';
import { openSession } from '#e2e/fixtures/open-session.ts';
import { expect } from '#e2e/fixtures/test.ts';

import type { AdminScreen, Opener } from './admin-screens.ts';
import { expectLook, lookAt, type Look } from './looks.ts';
import { followNetwork, quietNetwork } from './quiet-network.ts';

/** A way to look at every screen, and what is looked for. */
export interface AdminLook extends Look {
  /** What is wrong on the screen that stands there, a line each. */
  onScreen: (page: Page) => Promise<string[]>;
  /** What is wrong in the dialog that is open, a line each. */
  inDialog: (page: Page) => Promise<string[]>;
}

interface AdminWalk {
  page: Page;
  request: APIRequestContext;
  mailbox: Mailbox;
  screens: readonly AdminScreen[];
  /** Screens and dialogs are opened in the last one. */
  looks: readonly AdminLook[];
}

/**
 * Opens the screens and all their dialogs as an administrator, each once, and looks at each in every way. Answers what the
 * checks found, by the screen's address, what was pressed and the look; nothing for those that are as they should be.
 */
export async function walkAdminScreens({ page, request, mailbox, screens, looks }: AdminWalk) {
  followNetwork(page);
  await page.goto('/faq');
  const records = await createAdminRecords(request, mailbox, await page.screenshot());
  await openSession(page, { email: staff.administrator, password: demoPassword });
  const links = new Set<string>();
  const found: Record<string, string[]> = {};
  const keep = (where: string, here: string[]) => {
    if (here.length > 0) found[where] = here;
  };
  const visit = async ({ path, first = [], dialogs = [] }: AdminScreen, ways: readonly AdminLook[]) => {
    const last = ways.at(-1);
    if (last) await lookAt(page, last);
    await page.goto(firstOf(fillIn(path, records), links));
    await settle(page);
    for (const look of ways) {
      await lookAt(page, look);
      await expectLook(page, look);
      await settle(page);
      keep(`${path}, ${look.name}`, await look.onScreen(page));
      if (first.length === 0) await tryAll(page, look, dialogs);
    }
    if (first.length > 0) {
      for (const opener of first) if (last && isThere(opener, last)) await press(page, opener);
      const pressed = first.map(nameOf).join(', ');
      for (const look of ways) {
        await lookAt(page, look);
        keep(`${path} after ${pressed}, ${look.name}`, await look.onScreen(page));
        await tryAll(page, look, dialogs);
      }
    }
    for (const opener of dialogs) {
      const fitting = ways.filter((look) => isThere(opener, look));
      const lastFitting = fitting.at(-1);
      if (!lastFitting) continue;
      await lookAt(page, lastFitting);
      const dialog = await openDialog(page, opener);
      for (const look of fitting) {
        await lookAt(page, look);
        await expect(dialog).toBeVisible();
        keep(`${path} ${nameOf(opener)}, ${look.name}`, await look.inDialog(page));
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    // Last: rows may come late on a busy machine.
    for (const link of await linksOf(page)) links.add(link);
  };
  for (const screen of screens) {
    const visits = screen.choosesByWidth
      ? [looks.filter((look) => !isNarrow(look)), looks.filter(isNarrow)]
      : [looks];
    for (const ways of visits) await visit(screen, ways);
  }
  return found;
}

const isNarrow = ({ width, textSize }: Look) => width <= 44 * textSize;

/** True where the opener is on the screen: some are on narrow or on wide ones alone. */
function isThere(opener: Opener, look: Look): boolean {
  return isNarrow(look) ? !('wide' in opener) : !('narrow' in opener);
}

/** Fails unless each button that opens a dialog could be pressed. */
async function tryAll(page: Page, look: Look, openers: readonly Opener[]): Promise<void> {
  for (const opener of openers) {
    if (!isThere(opener, look) || 'key' in opener || 'box' in opener) continue;
    await buttonOf(page, opener).click({ trial: true, timeout: 60_000 });
  }
}

async function press(page: Page, opener: Opener): Promise<void> {
  if ('key' in opener) return page.keyboard.press(opener.key);
  if ('box' in opener)
    return page.getByRole('main').getByRole('checkbox', { name: opener.box }).first().check();
  await buttonOf(page, opener).click({ timeout: 60_000 });
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
  return String(labelOf(opener));
}

type ButtonOpener = RegExp | { narrow: RegExp } | { wide: RegExp };

function buttonOf(page: Page, opener: ButtonOpener): Locator {
  return page.getByRole('button', { name: labelOf(opener) }).first();
}

function labelOf(opener: ButtonOpener): RegExp {
  if ('narrow' in opener) return opener.narrow;
  return 'wide' in opener ? opener.wide : opener;
}

/** Waits until the records have come. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await quietNetwork(page);
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
