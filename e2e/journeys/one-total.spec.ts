import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { openSession } from '../fixtures/open-session.ts';
import { createRegistrant } from '../fixtures/registrants.ts';
import {
  approveByRegistrar,
  paymentSummary,
  reportCheck,
  submitRegistration,
  type SubmittedRegistration,
} from '../fixtures/registrations.ts';
import { expect, test } from '../fixtures/test.ts';
import { PaymentAdmin } from '../pages/order-admin-pages.ts';

/** A place that prints the money of a registration, and whose page shows it. */
type Place = readonly [name: string, path: string, who: 'family' | 'registrar' | 'treasurer'];

test('every page and mail prints the same total and what is open, from the approval to a part of the check', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
}) => {
  const family = await createRegistrant(request, mailbox);
  const sent = await submitRegistration(request, family, 'SINGLE REGISTRATION');
  await openSession(page, family);
  await page.goto('/my-account');
  const pages = {
    family: page,
    registrar: await pageOfStaff('registrar'),
    treasurer: await pageOfStaff('treasurer'),
  };
  const walk = (places: readonly Place[], words: Readonly<Record<string, RegExp>>) =>
    expectOneTotal(pages, places, words, { request, family, sent });
  const always: readonly Place[] = [
    ['My Account', '/my-account', 'family'],
    ['the summary', `/review?order=${sent.orderId}`, 'family'],
    ['how to pay', `/how-to-pay/${sent.orderId}`, 'family'],
    ['the record of the registrar', `/admin/registrations/${sent.orderId}`, 'registrar'],
  ];
  const reported: readonly Place[] = [
    ...always,
    ['the confirmation', `/confirmation?order=${sent.orderId}`, 'family'],
    ['the list of payments', `/admin/payments?search=${sent.number}`, 'treasurer'],
  ];

  await test.step('approved and unpaid', async () => {
    await approveByRegistrar(request, sent);
    await walk(always, { 'My Account': /Approved, payment due/u });
  });

  await test.step('a check was reported, with its fee', async () => {
    await reportCheck(request, family, sent);
    await walk(reported, {
      'My Account': /Payment on its way/u,
      'how to pay': /You have already reported this payment/u,
    });
    await expectMail(await mailbox.textOf(family.email, 'payment.reported'), { request, family, sent });
  });

  await test.step('a part of it came', async () => {
    const payments = new PaymentAdmin(pages.treasurer);
    await payments.find(sent.number);
    await payments.record(100);
    await walk(reported, {
      'My Account': /We received \$100 USD of \$[\d,]+ USD\. \$[\d,]+ USD is still open/u,
      'how to pay': /Part of your payment is still open/u,
      'the confirmation': /\$[\d,]+ USD is still open/u,
    });
  });
});

interface Whose {
  request: APIRequestContext;
  family: { email: string; password: string };
  sent: SubmittedRegistration;
}

/** Each place prints total or open amount, no amount that the balance does not have, and the words of the state. */
async function expectOneTotal(
  pages: Readonly<Record<Place[2], Page>>,
  places: readonly Place[],
  words: Readonly<Record<string, RegExp>>,
  whose: Whose,
): Promise<void> {
  const { allowed, expected } = await amountsOf(whose);
  for (const [name, path, who] of places) {
    const page = pages[who];
    await page.goto(path);
    // Above the list of payments stand the sums of all families.
    const main = who === 'treasurer' ? page.getByRole('table').first() : page.getByRole('main');
    await expect(main, name).toContainText(new RegExp(`\\$(?:${expected.map(dollars).join('|')})`, 'u'));
    await expect(main.locator('[aria-busy="true"]'), name).toHaveCount(0);
    const wrong = amountsIn(await withoutTerms(main)).filter((amount) => !allowed.has(amount));
    expect(wrong, `amounts of ${name} that the registration does not have`).toEqual([]);
    const sentence = words[name];
    if (sentence) await expect(main, name).toContainText(sentence);
  }
}

/** What a page says, without what is kept after a cancellation: those amounts belong to the convention. */
async function withoutTerms(main: Locator): Promise<string> {
  const terms = main.getByRole('heading', { name: 'If you cancel' }).locator('xpath=..');
  const text = await main.innerText();
  return (await terms.count()) === 0 ? text : text.replace(await terms.innerText(), '');
}

async function expectMail(text: string, whose: Whose): Promise<void> {
  const { allowed, total } = await amountsOf(whose);
  expect(amountsIn(text)).toContain(total);
  expect(amountsIn(text).filter((amount) => !allowed.has(amount))).toEqual([]);
}

/** What may be printed: lines, fee, total, received, open, and the totals of ways to pay that can be chosen. */
async function amountsOf({ request, family, sent }: Whose) {
  const { balance, lines, options } = await paymentSummary(request, family, sent);
  const { net, fee, total, received, open } = balance;
  const ofOptions = options.flatMap(({ convenienceFee, totalDue }) => [convenienceFee, totalDue]);
  const ofLines = lines.map(({ amount }) => amount);
  return {
    total,
    expected: open < total ? [open] : [total],
    allowed: new Set([0, net, fee, total, received, open, ...ofLines, ...ofOptions]),
  };
}

const dollars = (amount: number) => amount.toLocaleString('en-US');

function amountsIn(text: string): number[] {
  return [...text.matchAll(/\$([\d,]+)/gu)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
}
