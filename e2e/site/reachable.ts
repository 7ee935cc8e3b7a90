import type { APIRequestContext, Page } from '@playwright/test';

import { accessibilityViolations } from '#e2e/fixtures/accessibility.ts';
import { demoPassword } from '#e2e/fixtures/demo.ts';
import type { Mailbox } from '#e2e/fixtures/mailbox.ts';
import { openSession } from '#e2e/fixtures/open-session.ts';
import { createRegistrant } from '#e2e/fixtures/registrants.ts';
import { beginRegistration, confirmRegistration, submitRegistration } from '#e2e/fixtures/registrations.ts';
import { expect, test } from '#e2e/fixtures/test.ts';

import { brokenHeadings, brokenWords } from './broken-words.ts';
import { expectLook, lightDesktop, lookAt, narrowest, type Look } from './looks.ts';
import { lostContent } from './lost-content.ts';
import { smallTargets } from './small-targets.ts';
import { unclearNames } from './unclear-names.ts';

/** Screens by the account that sees them; `{order}` is its newest order. Those of visitors are in `every-page.spec.ts`. */
const familyScreens: Record<string, readonly string[]> = {
  'jomon.tharayil@example.org': ['/participants', '/participants?form=add', '/packages', '/change-password'],
  'jerin.valiyaparambil@example.net': ['/upgrade-package', '/addons', '/review', '/my-account'],
  'saji.puthenpurackal@example.org': [
    '/my-account',
    '/my-account?edit=profile',
    '/my-account/security',
    '/my-account/your-data',
    '/payment/{order}',
    '/zelle-payment/{order}',
    '/cheque-payment/{order}',
    '/my-account/documents/{order}',
  ],
  'biju.karottu@example.net': ['/my-account'],
  'tomy.illikkal@example.org': ['/my-account', '/how-to-pay/{order}', '/confirmation?orderId={order}'],
  'mercy.padinjarekara@example.org': [
    '/my-account',
    '/review?order={order}',
    '/addons?order={order}',
    '/arrival-departure/{order}',
    '/check-in/{order}',
    '/how-to-pay/{order}',
    '/my-account/documents/{order}',
  ],
  'shiny.poothara@example.org': ['/my-account'],
  'prakash.nedumchira@example.com': ['/my-account'],
};

/** Where a script looks at the width once, at the opening: what happened is unfolded on a desktop, a form's steps are not. */
const choosesByWidth = new Set(['/my-account', '/my-account?edit=profile', '/participants?form=add']);

/** The screens whose words are much longer or higher in Malayalam, by how far the registration is. */
const malayalamScreens = {
  visitor: ['/', '/register', '/contactus', '/convention-participants'],
  begun: ['/participants?form=add', '/packages'],
  sent: ['/my-account', '/payment/{order}'],
  confirmed: ['/review?order={order}', '/arrival-departure/{order}'],
} as const;

/** An account of its own with a registration: the language is kept with the account, and others read the demo's. */
async function registeredAs(
  stage: keyof typeof malayalamScreens,
  request: APIRequestContext,
  mailbox: Mailbox,
) {
  const account = await createRegistrant(request, mailbox, { lastName: 'Padinjarekarayil' });
  if (stage === 'begun') return { account, ...(await beginRegistration(request, account, ['Annamol'])) };
  const registration = await submitRegistration(request, account, 'DAY VISITORS', ['Annamol']);
  if (stage === 'confirmed') await confirmRegistration(request, account, registration);
  return { account, ...registration };
}

async function newestOrder(request: APIRequestContext, username: string): Promise<string> {
  const signedIn = await request.post('/v1/user/login', { data: { username, password: demoPassword } });
  const { data } = (await signedIn.json()) as { data: { id: string; token: string } };
  const history = await request.get(`/v1/order/convention/history?userId=${data.id}`, {
    headers: { authorization: `Bearer ${data.token}` },
  });
  return ((await history.json()) as { data?: { _id: string }[] }).data?.[0]?._id ?? '';
}

/** Waits until the content has come. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** What is lost, scrolls sideways or breaks on the open page. Axe does not see this: boxes are compared. */
export async function unreachable(page: Page): Promise<string[]> {
  return [...(await lostContent(page)), ...(await brokenWords(page))];
}

/** What is not clear to those who hear the open page, or not accessible. */
async function unclear(page: Page): Promise<string[]> {
  return [...(await unclearNames(page)), ...(await accessibilityViolations(page))];
}

/**
 * Declares the tests that nothing is lost and nothing scrolls sideways: on every screen of families, in all these looks,
 * and in their dialogs. At 320 px all targets are large enough for a finger. The same screens are heard, and looked at by axe, on a desktop.
 */
export function testReach(looks: readonly Look[]): void {
  const names = looks.map(({ name }) => name).join(' and ');

  for (const [account, paths] of Object.entries(familyScreens)) {
    test(`${account} reaches everything with ${names}, and what is heard is clear`, async ({
      page,
      request,
    }) => {
      const order = await newestOrder(request, account);
      await openSession(page, { email: account, password: demoPassword });
      const found: Record<string, string[]> = {};
      const [first = lightDesktop] = looks;
      for (const path of paths) {
        await lookAt(page, first);
        await page.goto(path.replace('{order}', order));
        for (const look of [...looks, lightDesktop]) {
          await lookAt(page, look);
          if (look === lightDesktop && choosesByWidth.has(path)) await page.reload();
          await settle(page);
          await expectLook(page, look);
          const here = look === lightDesktop ? await unclear(page) : await unreachable(page);
          if (look === narrowest) here.push(...(await smallTargets(page)));
          if (here.length > 0) found[`${path}, ${look.name}`] = here;
        }
      }
      expect(found).toEqual({});
    });
  }

  test(`nothing is lost in Malayalam with ${names}`, async ({ page, request, mailbox }) => {
    await page.goto('/language/ml');
    const lost: Record<string, string[]> = {};
    for (const stage of Object.keys(malayalamScreens) as (keyof typeof malayalamScreens)[]) {
      const family = stage === 'visitor' ? undefined : await registeredAs(stage, request, mailbox);
      if (family) await openSession(page, family.account);
      for (const path of malayalamScreens[stage]) {
        await page.goto(path.replace('{order}', family?.orderId ?? ''));
        for (const look of looks) {
          await lookAt(page, look);
          await settle(page);
          await expect(page.locator('html')).toHaveAttribute('lang', 'ml');
          await expectLook(page, look);
          const here = [...(await lostContent(page)), ...(await brokenHeadings(page))];
          if (here.length > 0) lost[`${path}, ${look.name}`] = here;
        }
      }
    }
    expect(lost).toEqual({});
  });

  test(`Confirm Participants shows people and buttons with ${names}`, async ({ page }) => {
    await openSession(page, { email: 'jomon.tharayil@example.org', password: demoPassword });
    for (const look of looks) {
      await lookAt(page, look);
      await page.goto('/participants');
      await expectLook(page, look);
      await page.getByRole('button', { name: 'Continue' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirm Participants' });
      await expect(dialog.getByRole('listitem').first()).toBeVisible();
      expect(await unreachable(page)).toEqual([]);
      for (const button of ['Proceed', 'Cancel']) {
        await dialog.getByRole('button', { name: button }).scrollIntoViewIfNeeded();
        await expect(dialog.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
      }
      const people = dialog.getByRole('listitem');
      expect(await people.count()).toBeGreaterThan(1);
      for (const person of await people.all()) {
        await person.scrollIntoViewIfNeeded();
        // The name, not only its box: the buttons stay at the lower edge and must not stand above it.
        const name = person.locator('summary');
        await expect(name).toBeInViewport({ ratio: 1 });
        await name.click({ trial: true });
      }
    }
  });
}
