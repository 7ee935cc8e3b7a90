import type { Page } from '@playwright/test';

import type { Mailbox } from '../fixtures/mailbox.ts';
import { chosenPassword, newRegistrantFromChicago } from '../fixtures/people.ts';
import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { expect, onPhone, test } from '../fixtures/test.ts';
import { choosePassword, signIn } from '../pages/account-pages.ts';
import { downloadPdf } from '../pages/downloads.ts';
import { approveRegistration, PaymentAdmin } from '../pages/order-admin-pages.ts';
import { choosePayment, confirmCheque, confirmZelle, readMemo } from '../pages/payment-pages.ts';
import {
  AddonsPage,
  choosePackage,
  ParticipantsPage,
  ReviewPage,
  startRegistration,
  type FamilyMember,
} from '../pages/registration-pages.ts';
import { RegisterPage, type NewRegistrant } from '../pages/register-page.ts';

const thomas: FamilyMember = {
  firstName: 'Thomas',
  lastName: 'Chacko',
  relationship: 'Spouse',
  month: 'May',
  year: '1981',
  parish: "Kaduthuruthy, St. Mary's Forane",
};
const anna: FamilyMember = {
  ...thomas,
  firstName: 'Anna',
  relationship: 'Daughter',
  year: '2012',
};

async function signUpAndIn(page: Page, mailbox: Mailbox, person: NewRegistrant): Promise<void> {
  const form = new RegisterPage(page);
  await form.open();
  await form.fillIn(person);
  await form.acceptTerms();
  await form.submit();
  await expect(page.getByRole('dialog')).toContainText(person.email);
  await choosePassword(page, await mailbox.linkTo(person.email, 'account.set-password'), chosenPassword);
  await signIn(page, person.email, chosenPassword);
}

test('a family is approved, pays by Zelle and is confirmed', async ({
  page,
  pageOfStaff,
  mailbox,
  expectAccessible,
}) => {
  const person = newRegistrantFromChicago();
  await signUpAndIn(page, mailbox, person);

  await test.step('people', async () => {
    await startRegistration(page);
    await expectAccessible(page);
    const people = new ParticipantsPage(page);
    await people.continue();
    await expect(page.getByText(/^Please add your Spouse details to proceed/u)).toBeVisible();
    await people.add(thomas);
    await people.add(anna);
    await people.proceed();
  });

  const total = `$${(1050 + 60 + 2 * 120 + 95 + 150 + 3 * 15 + 2 * 25).toLocaleString('en-US')} USD`;
  await test.step('package and add-ons', async () => {
    await expectAccessible(page);
    await choosePackage(page, 'SILVER FAMILY');
    const addons = new AddonsPage(page);
    await addons.choose('Airport shuttle', /^Yes/u);
    await addons.count('Theme park day', 'Adults', 2);
    await addons.count('Theme park day', 'Children', 1);
    await addons.choose('Banquet table', /^Garden side/u);
    await addons.count('Souvenir book', 'Copies', 3);
    await addons.count('Convention jersey', 'Medium', 2);
    await addons.request('A room near the elevator, please');
    await addons.expectTotal(total);
    await expectAccessible(page);
    await addons.save();
  });

  await test.step('review', async () => {
    const review = new ReviewPage(page);
    await review.expectTotal(total);
    await expect(page.getByText('A room near the elevator, please')).toBeVisible();
    await expectAccessible(page);
    await review.acceptTerms();
    await review.sendForApproval();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: 'My account' })
      .or(page.getByRole('link', { name: 'My account' }))
      .last()
      .click();
    await expect(page).toHaveURL(/\/my-account$/u);
    await expectAccessible(page);
  });

  await test.step('approval and payment', async () => {
    const number =
      (await page
        .getByText(/^T[2-9A-Y]{6}$/u)
        .first()
        .textContent()) ?? '';
    const registrar = await pageOfStaff('registrar');
    await approveRegistration(registrar, number);
    await expectAccessible(registrar);
    await page.goto(await mailbox.linkTo(person.email, 'order.approved'));
    await expectAccessible(page);
    await choosePayment(page, 'Zelle');
    await expect(page.getByText(total).first()).toBeVisible();
    expect(await readMemo(page)).toBe(number);
    await expectAccessible(page);
    await confirmZelle(page, person.email);
    await expectAccessible(page);
    const paymentAdmin = new PaymentAdmin(await pageOfStaff('treasurer'));
    await paymentAdmin.find(number);
    expect(await paymentAdmin.recordWhatIsDue()).toBe('1690');
    await paymentAdmin.approve();
  });

  await page.goto('/my-account');
  await expect(page.getByText(/^R[2-9A-Y]{6}$/u)).toBeVisible();
  expect(await mailbox.kindsTo(person.email)).toEqual([
    'account.set-password',
    'order.submitted',
    'order.approved',
    'payment.reported',
    'order.confirmed',
  ]);
});

// Once is enough: at a desk the keyboard registers in Canadian dollars.
test(
  'a registrant from Canada pays by cheque in Canadian dollars before the approval',
  onPhone,
  async ({ page, pageOfStaff, mailbox, expectAccessible }) => {
    const person = await signInNewRegistrant(page, mailbox, { country: 'CAN' });
    await startRegistration(page);
    await new ParticipantsPage(page).proceed();
    await choosePackage(page, 'SINGLE REGISTRATION');
    const addons = new AddonsPage(page);
    await addons.expectTotal('$535 CAD');
    await addons.save();
    const review = new ReviewPage(page);
    await review.expectTotal('$535 CAD');
    await review.acceptTerms();
    await review.makePayment();
    await page.reload();
    await choosePayment(page, 'Check');
    const number = await readMemo(page);
    await expect(page.getByText('$544 CAD').first()).toBeVisible();
    const offered = await downloadPdf(
      page,
      page.getByRole('button', { name: 'Download registration receipt' }),
    );
    expect(offered).toEqual({ name: `registration-receipt-${number}.pdf`, start: '%PDF-' });
    await expectAccessible(page);
    await confirmCheque(page);
    await page.reload();
    await expectAccessible(page);

    const treasurer = await pageOfStaff('treasurer');
    const paymentAdmin = new PaymentAdmin(treasurer);
    await paymentAdmin.find(number);
    expect(await paymentAdmin.recordWhatIsDue()).toBe('544');
    const forStaff = await downloadPdf(
      treasurer,
      treasurer.getByRole('button', { name: `Receipt: ${number}` }),
    );
    expect(forStaff).toEqual({ name: `receipt-${number}.pdf`, start: '%PDF-' });
    await expectAccessible(treasurer);
    await paymentAdmin.approve();
    await approveRegistration(await pageOfStaff('registrar'), number);

    await page.goto('/my-account');
    await expect(page.getByText(/^R[2-9A-Y]{6}$/u)).toBeVisible();
    expect(await mailbox.kindsTo(person.email)).toEqual([
      'account.set-password',
      'order.submitted',
      'payment.reported',
      'payment.approved',
      'order.confirmed',
    ]);
  },
);
