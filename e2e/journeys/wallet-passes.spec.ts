import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { openSession } from '../fixtures/open-session.ts';
import { createRegistrant } from '../fixtures/registrants.ts';
import { confirmRegistration, submitRegistration } from '../fixtures/registrations.ts';
import { expect, test } from '../fixtures/wallet-site.ts';
import { chooseLanguage } from '../pages/language.ts';

test('a confirmed family puts its registration into both wallets, and finds no button where the site has none', async ({
  page,
  request,
  mailbox,
  walletSite,
  expectAccessible,
}) => {
  const family = await createRegistrant(request, mailbox);
  const sent = await submitRegistration(request, family, 'SINGLE REGISTRATION');
  const myAccount = `${walletSite.origin}/my-account`;
  const number = new RegExp(`^R${sent.number.slice(1, 6)}\\w$`, 'u');
  const passes = page.getByRole('region', { name: /^On your phone/u });

  await test.step('no pass before the registration is confirmed', async () => {
    await openSession(page, family, walletSite.origin);
    await page.goto(myAccount);
    // The first page of a process that has just started.
    await expect(page.getByText('Waiting for approval').first()).toBeVisible({ timeout: 60_000 });
    await expect(passes).toHaveCount(0);
  });
  await confirmRegistration(request, family, sent);

  await test.step('a site without wallets shows no button', async () => {
    await openSession(page, family);
    await page.goto('/my-account');
    await expect(page.getByRole('button', { name: /^Registration Receipt/u })).toBeVisible();
    await expect(passes).toHaveCount(0);
  });

  await test.step('downloads the pass for Apple Wallet, which a phone takes', async () => {
    await page.goto(myAccount);
    await expect(passes.getByRole('button')).toHaveCount(2);
    await expectAccessible(page);
    const file = await download(page, passes.getByRole('button', { name: 'Add to Apple Wallet' }));
    expect(file.name).toMatch(/^R\w{6}\.pkpass$/u);
    const { isSigned, changed, files, pass } = await walletSite.readOnPhone(file.bytes);
    expect({ isSigned, changed }).toEqual({ isSigned: true, changed: [] });
    expect(files).toContain('icon@2x.png');
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.org.example.sangamam',
      teamIdentifier: 'A1B2C3D4E5',
      barcodes: [{ format: 'PKBarcodeFormatQR', message: expect.stringMatching(number) }],
      eventTicket: {
        headerFields: [{ label: 'Number', value: expect.stringMatching(number) }],
        secondaryFields: [
          { label: 'Family', value: family.name },
          { label: 'People', value: '1' },
        ],
      },
    });
  });

  await test.step('follows a short link to Google, which has the ticket', async () => {
    await passes.getByRole('button', { name: 'Save to Google Wallet' }).click();
    await expect(page.getByRole('heading', { name: 'Add to Google Wallet?' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(family.name);
    await expect(page.getByRole('main')).toContainText('People: 1');
    const token = new URL(page.url()).pathname.replace('/gp/v/save/', '');
    expect(token.length).toBeLessThan(1_000);
    const { eventTicketObjects } = claimsOf(token).payload;
    expect(eventTicketObjects).toHaveLength(1);
    expect(Object.keys(eventTicketObjects[0] ?? {}).toSorted()).toEqual(['classId', 'id']);
  });

  await test.step('has both in Malayalam', async () => {
    await page.goto(myAccount);
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/v1/user/language') && answer.request().method() === 'PATCH',
    );
    await chooseLanguage(page, 'മലയാളം');
    await kept;
    const apple = page.getByRole('button', { name: 'Apple Wallet-ൽ ചേർക്കുക' });
    const google = page.getByRole('button', { name: 'Google Wallet-ൽ സൂക്ഷിക്കുക' });
    await expect(google).toBeVisible();
    await expectAccessible(page);
    const { pass } = await walletSite.readOnPhone((await download(page, apple)).bytes);
    expect(pass).toMatchObject({ eventTicket: { headerFields: [{ label: 'നമ്പർ' }] } });
    await google.click();
    await expect(page.getByRole('main')).toContainText('ആളുകൾ: 1');
  });

  await test.step('reads why while Google does not answer', async () => {
    await page.goto(myAccount);
    await walletSite.loseGoogle();
    await page.getByRole('button', { name: 'Google Wallet-ൽ സൂക്ഷിക്കുക' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Google Wallet ഇപ്പോൾ പാസുകൾ സ്വീകരിക്കുന്നില്ല' });
    await expect(alert).toBeVisible();
    await expect(page).toHaveURL(myAccount);
  });
});

/** Presses a button that downloads a file. The page stays. */
async function download(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const begun = page.waitForEvent('download');
  await button.click();
  const file = await begun;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** What a token says of itself. */
function claimsOf(token: string) {
  const [, claims = ''] = token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as {
    payload: { eventTicketObjects: object[] };
  };
}
