import type { Page } from '@playwright/test';

import { letLetterLeaveTo } from '../fixtures/letter-leaves.ts';
import { openOwnConvention } from '../fixtures/own-convention.ts';
import { createRegistrant, signInNewRegistrant } from '../fixtures/registrants.ts';
import {
  answerTravelPlans,
  approveByRegistrar,
  confirmRegistration,
  submitRegistration,
} from '../fixtures/registrations.ts';
import { expect, test } from '../fixtures/test.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { expectLook, largeText, lookAt } from '../site/looks.ts';

/** Text at 200 % on a phone or a desk, for somebody who has no pointer. */
async function withLargeText(page: Page, isMobile: boolean) {
  const look = isMobile ? largeText : { ...largeText, width: 1440, height: 900 };
  await lookAt(page, look);
  await expectLook(page, look);
}

/** Nothing stands beside the window. */
async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('a mother fills in four cards by keyboard, with text at 200 %', async ({
  page,
  request,
  mailbox,
  isMobile,
  expectAccessible,
}) => {
  const account = await signInNewRegistrant(page, mailbox);
  const children = ['Annamol', 'Rosemol', 'Elsamol'];
  const registration = await submitRegistration(request, account, 'DAY VISITORS', children);
  await confirmRegistration(request, account, registration);
  const keyboard = new Keyboard(page);
  await page.goto('/my-account');
  await withLargeText(page, isMobile);
  const list = page.getByRole('list', { name: 'Your checklist' });
  await keyboard.press(list.getByRole('listitem').filter({ hasText: 'Food and care' }).getByRole('link'));
  await expect(page.getByText('0 of 4 filled in')).toBeVisible();

  await keyboard.press(page.getByRole('checkbox', { name: 'Peanuts' }), 'Space');
  await keyboard.type(page.getByLabel('Whom to call in an emergency'), 'Susan Kora');
  await keyboard.type(page.getByLabel('Their phone number'), '312 555 0100');
  for (const said of ['1 of 4', '2 of 4', '3 of 4', 'Everybody is filled in']) {
    for (const question of ['May we take photographs?', 'May the printed book show name and picture?']) {
      const yes = page.getByRole('group', { name: question }).getByRole('radio', { name: 'Yes' });
      await keyboard.choose(yes, yes);
    }
    await expectNoSideways(page);
    await keyboard.press(page.getByRole('button', { name: 'Save' }));
    await expect(page.getByText(said)).toBeVisible();
  }
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Peanuts', { exact: true })).toBeVisible();
});

test('a coordinator writes to all who arrive at one airport, stops the letter, corrects and sends it by keyboard, with text at 200 %', async ({
  request,
  mailbox,
  pageOfStaff,
  isMobile,
  expectAccessible,
}) => {
  // Both widths have days of their own.
  const answer = await request.get('/v1/convention/registration-open/list');
  const { data } = (await answer.json()) as { data: { _id: string; startDate: string }[] };
  const [convention] = data;
  if (!convention) throw new Error('No convention is open');
  const before = (isMobile ? 5 : 4) * 24 * 60 * 60_000;
  const date = new Date(Date.parse(convention.startDate) - before).toISOString().slice(0, 10);
  const families = [];
  for (const firstName of ['Ancy', 'Bincy']) {
    const account = await createRegistrant(request, mailbox, { firstName, lastName: 'Kalathiparambil' });
    const registration = await submitRegistration(request, account, 'DAY VISITORS');
    await confirmRegistration(request, account, registration);
    await answerTravelPlans(request, account, registration, { airport: 'TPA', date });
    families.push(account);
  }
  const [ancy, bincy] = families;
  if (!ancy || !bincy) throw new Error('Families are missing');
  const office = await pageOfStaff('registrar');
  const keyboard = new Keyboard(office);
  const button = (name: string) => office.getByRole('button', { name, exact: true });
  const inDialog = (name: string) => office.getByRole('dialog').getByRole('button', { name, exact: true });
  const letter = office.getByRole('textbox', { name: 'Letter', exact: true });
  const lettersTo = async ({ email }: { email: string }) =>
    (await mailbox.kindsTo(email)).filter((kind) => kind === 'letter').length;

  await office.goto(
    `/admin/transport?conventionId=${convention._id}&view=journeys&direction=ARRIVAL&airport=TPA&day=${date}`,
  );
  await withLargeText(office, isMobile);
  if (isMobile) await keyboard.press(button('More actions'));
  await keyboard.press(office.getByRole('link', { name: 'Write to these families' }));
  await expect(office.getByText(/^Families who arrive at Tampa.* on /u)).toBeVisible();
  await keyboard.type(office.getByLabel('Subject', { exact: true }), `The bus to Tampa on ${date}`);
  await keyboard.to(letter);
  await office.keyboard.type('It waits at door 3.');
  await expectNoSideways(office);
  await keyboard.press(button('Save'));
  await keyboard.press(button('Find recipients'));
  await expect(office.getByText('2 families get it').first()).toBeVisible();
  await expectNoSideways(office);
  await expectAccessible(office);

  await keyboard.press(button('Send now'));
  await keyboard.press(inDialog('Send'));
  await expect.poll(() => lettersTo(bincy), { timeout: 40_000 }).toBe(1);
  await letLetterLeaveTo(ancy.email);
  await office.reload();
  await keyboard.press(button('Stop'));
  await keyboard.press(inDialog('Stop'));
  await expect(office.getByText('1 have it. 1 family is left.')).toBeVisible();

  await keyboard.press(office.getByRole('link', { name: 'Change', exact: true }));
  await keyboard.to(letter);
  await office.keyboard.press('ControlOrMeta+A');
  await office.keyboard.type('It waits at door 7.');
  await keyboard.press(button('Save'));
  await keyboard.press(button('Find again'));
  await expect(office.getByText('Already got it').first()).toBeVisible();
  await keyboard.press(button('Go on sending'));
  await keyboard.press(inDialog('Send'));
  await expect.poll(() => lettersTo(bincy), { timeout: 40_000 }).toBe(2);
  expect(await mailbox.textOf(bincy.email, 'letter')).toContain('It waits at door 7.');
  expect(await lettersTo(ancy)).toBe(1);
});

test('an organiser changes the approval mail by keyboard, with text at 200 %', async ({
  request,
  mailbox,
  pageOfStaff,
  isMobile,
  expectAccessible,
}) => {
  const convention = await openOwnConvention(request, {
    name: isMobile ? 'Sangamam of the keys' : 'Sangamam of the keyboard',
    startDate: `${new Date().getFullYear() + (isMobile ? 7 : 6)}-07-19`,
  });
  const mercy = await createRegistrant(request, mailbox, { firstName: 'Mercy', lastName: 'Palathinkal' });
  const registration = await convention.register(mercy, 'SINGLE REGISTRATION');
  const office = await pageOfStaff('administrator');
  const keyboard = new Keyboard(office);
  await office.goto(`/admin/mail-texts?conventionId=${convention.id}`);
  await withLargeText(office, isMobile);
  await keyboard.type(office.getByRole('searchbox', { name: 'Search emails' }), 'approves a registration');
  await keyboard.press(office.getByRole('link', { name: 'Approved', exact: true }));
  const mail = office.frameLocator('iframe');
  await expect(mail.getByText('Good news', { exact: false })).toBeVisible();
  const subject = office.getByLabel('Subject', { exact: true });
  await keyboard.to(subject);
  await office.keyboard.press('ControlOrMeta+A');
  await office.keyboard.type('See you at the feast, {first name}');
  await keyboard.to(office.getByRole('textbox', { name: 'Text', exact: true }));
  await office.keyboard.press('ControlOrMeta+Home');
  await office.keyboard.type('Park behind the church. ');
  await expectNoSideways(office);
  await keyboard.press(office.getByRole('button', { name: 'Save text' }));
  await expect(office.getByText(/^Your text: version 1, by /u)).toBeVisible();
  await expectAccessible(office);
  await approveByRegistrar(request, registration);
  const sent = await mailbox.textOf(mercy.email, 'order.approved');
  expect(sent).toContain('Park behind the church.');
  expect(sent).toContain('Pay now:');
});
