import {
  createAddonOrder,
  getAddonReview,
} from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import * as registrations from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import {
  getReviewById,
  listOrderHistory,
  listRegistered,
  submitForApprovalById,
} from '@sangamam/contract/orders/order-endpoints';
import {
  getAddonReceipt,
  getRegistrationReceipt,
} from '@sangamam/contract/documents/receipts/receipt-endpoints';
import { paths } from '@sangamam/contract/paths';
import * as treasury from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import { balanceSentence, totalLabel } from '@sangamam/contract/ledger/balance/balance-words';
import {
  getPaymentSummary,
  reportChequePayment,
  reportZellePayment,
} from '@sangamam/contract/collection/reporting/payment-endpoints';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { addSettings } from '#seed/reference/reference-repository.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { downloadOwnData } from '#test/download.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let packageId: string;
let freePackageId: string;
let addonId: string;
let admin: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  await addSettings(t.ctx.db, { convenienceFee: { CHASE: 0, CHEQUE: 1.5, PAYPAL: 2.9, CREDIT_CARD: 2.9 } });
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId, price: 1290, cadPrice: 1690 }));
  ({ id: freePackageId } = await buildPackage(t.ctx, { conventionId, price: 0, cadPrice: 0 }));
  ({ id: addonId } = await buildAddon(t.ctx, {
    conventionId,
    options: [{ key: 'Yes', price: 40, cadPrice: 55 }],
  }));
  admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const at = (orderId: string) => ({ params: { orderId } });
const family = (home: Parameters<typeof submitFamily>[3] = {}) =>
  submitFamily(t, conventionId, packageId, home);
const toronto = { addressLine1: '1 King Street', city: 'Toronto', state: 'Ontario', postCode: 'M5V 3L9' };
const inCanada = { country: 'CAN', address: { ...toronto, country: 'CAN' } };
const approve = (orderId: string) => call(t, registrations.approveRegistration, at(orderId), admin);
const byCheck = ({ orderId, token }: { orderId: string; token: string }) =>
  call(t, reportChequePayment, at(orderId), { token });
const byZelle = ({ orderId, token }: TestFamily) =>
  call(
    t,
    reportZellePayment,
    { ...at(orderId), body: { chaseTransferEmail: 'payer@example.org' } },
    { token },
  );

async function paymentRow(orderId: string) {
  const { data } = await call(t, treasury.listPayments, { query: { pageSize: '100' } }, admin);
  return data.docs.find((row) => row.orderId === orderId);
}

async function receive(orderId: string, amount: number) {
  const row = await paymentRow(orderId);
  const input = {
    params: { paymentId: row?._id ?? '' },
    body: { amount, reference: 'deposit', receivedBefore: row?.receivedAmount ?? 0 },
  };
  return (await call(t, treasury.receivePayment, input, admin)).data;
}

/** Each makes an order; the expected amounts are worked out by hand. */
const orders: [string, () => Promise<{ family: TestFamily; orderId: string }>, Partial<Balance>][] = [
  [
    'nothing was paid',
    async () => ofFamily(await family()),
    { net: 1290, fee: 0, total: 1290, feeIsKnown: false, received: 0, open: 1290, state: 'UNPAID' },
  ],
  [
    'a check was reported',
    async () => ofFamily(await family(), byCheck),
    // 1.5 % of 1,290 is 19.35.
    { net: 1290, fee: 20, total: 1310, feeIsKnown: true, open: 1310, state: 'REPORTED', method: 'CHEQUE' },
  ],
  [
    'Zelle was reported after the approval',
    async () => {
      const made = await family();
      await approve(made.orderId);
      return ofFamily(made, byZelle);
    },
    { fee: 0, total: 1290, feeIsKnown: true, open: 1290, state: 'REPORTED', method: 'CHASE' },
  ],
  [
    'a part of a check came before the approval',
    async () => {
      const made = await ofFamily(await family(), byCheck);
      await receive(made.orderId, 810);
      await approve(made.orderId);
      return made;
    },
    { total: 1310, received: 810, open: 500, over: 0, state: 'PART_RECEIVED' },
  ],
  [
    'too much came by check',
    async () => {
      const made = await ofFamily(await family(), byCheck);
      await receive(made.orderId, 1400);
      return made;
    },
    { total: 1310, received: 1400, open: 0, over: 90, state: 'RECEIVED' },
  ],
  [
    'a Canadian check was reported',
    async () => ofFamily(await family(inCanada), byCheck),
    { net: 1690, fee: 26, total: 1716, open: 1716, state: 'REPORTED' },
  ],
  [
    'there is nothing to pay',
    async () => ofFamily(await submitFamily(t, conventionId, freePackageId)),
    { net: 0, fee: 0, total: 0, feeIsKnown: true, open: 0, state: 'NOTHING_TO_PAY' },
  ],
  [
    'it was cancelled with money in',
    async () => {
      const made = await ofFamily(await family(), byCheck);
      await receive(made.orderId, 810);
      const body = { reason: 'Asked by phone' };
      await call(t, registrations.cancelRegistration, { ...at(made.orderId), body }, admin);
      return made;
    },
    { total: 1310, received: 810, open: 0, over: 810, state: 'CLOSED' },
  ],
  [
    'add-ons were bought by check',
    async () => {
      const parent = await ofFamily(await submitFamily(t, conventionId, freePackageId));
      const { data } = await call(t, createAddonOrder, { query: parent.family.of }, parent.family);
      const orderId = data.orderId;
      const selection = [
        {
          type: 'YES_NO' as const,
          addonId,
          title: '',
          data: { key: 'Yes', value: { price: 0, quantity: 1 } },
        },
      ];
      await call(
        t,
        createAddonOrder,
        { query: parent.family.of, body: { selectedAddonData: selection, specialRequest: '' } },
        parent.family,
      );
      await call(t, submitForApprovalById, { ...at(orderId), body: {} }, parent.family);
      await byCheck({ orderId, token: parent.family.token });
      return { family: parent.family, orderId };
    },
    { net: 40, fee: 1, total: 41, open: 41, state: 'REPORTED' },
  ],
];

async function ofFamily(made: TestFamily, pay?: (family: TestFamily) => Promise<{ data: unknown }>) {
  // `data` throws when the call failed.
  if (pay) void (await pay(made)).data;
  return { family: made, orderId: made.orderId };
}

/** The balance by every answer that has one, by the name of the answer. */
async function balancesShown(made: {
  family: TestFamily;
  orderId: string;
}): Promise<Record<string, unknown>> {
  const { orderId, family: owner } = made;
  const { userId } = owner.of;
  const found = (rows: readonly { _id: string; balance: Balance | null }[]) =>
    rows.find(({ _id }) => _id === orderId)?.balance;
  const history = (await call(t, listOrderHistory, { query: { userId } }, owner)).data;
  const isAddonOrder = history.find(({ _id }) => _id === orderId)?.parentOrderId !== null;
  const ownData = await downloadOwnData(t, owner);
  const {
    orderId: _order,
    currency: _currency,
    ...own
  } = ownData.balances.find((row) => row['orderId'] === orderId) ?? {};
  return {
    'My Account': found(history),
    review: (await call(t, getReviewById, at(orderId), owner)).data.balance,
    'payment pages': (await call(t, getPaymentSummary, at(orderId), owner)).data.balance,
    'admin record': (await call(t, registrations.getRegistration, at(orderId), admin)).data.balance,
    'admin list': found(
      (
        await call(
          t,
          registrations.listRegistrations,
          { query: { search: owner.account.email, pageSize: '50' } },
          admin,
        )
      ).data.docs,
    ),
    'your data': own,
    ...(isAddonOrder
      ? { 'add-on review': (await call(t, getAddonReview, at(orderId), owner)).data.balance }
      : { registered: found((await call(t, listRegistered, { query: { userId } }, owner)).data) }),
  };
}

test.for(orders)('every place shows the same amounts when %s', async ([, make, expected]) => {
  const made = await make();
  const { balance, currency } = (await call(t, getPaymentSummary, at(made.orderId), made.family)).data;
  expect(balance).toMatchObject(expected);
  const shown = await balancesShown(made);
  expect(shown).toEqual(Object.fromEntries(Object.keys(shown).map((place) => [place, balance])));

  const row = await paymentRow(made.orderId);
  const listed = row && [row.netAmount, row.feeAmount, row.dueAmount, row.receivedAmount];
  const { net, fee, total, received } = balance;
  expect(listed).toEqual(balance.method === null ? undefined : [net, fee, total, received]);

  const receipt = await receiptText(made);
  const printed = [`${totalLabel(balance)} ${formatMoney(balance.total, currency)}`];
  if (balance.open > 0) printed.push(`Balance due ${formatMoney(balance.open, currency)}`);
  expect(printed.filter((words) => !receipt.includes(words))).toEqual([]);

  const { text } = await latestMail(made);
  expect(mailWords(balance, currency).filter((words) => !text.includes(words))).toEqual([]);
  expect(amountsIn(text).filter((amount) => !allowed(balance).has(amount))).toEqual([]);
});

/** The text of the order's receipt, or of its add-on receipt. */
async function receiptText({ family: owner, orderId }: { family: TestFamily; orderId: string }) {
  const endpoint = orderId === owner.orderId ? getRegistrationReceipt : getAddonReceipt;
  const { url } = (await call(t, endpoint, at(orderId), owner)).data;
  return (await readPdf((await t.app.inject(url)).rawPayload)).text;
}

/** What the last mail about an order says about its money. The mail about a cancellation names no amount. */
function mailWords(balance: Balance, currency: Currency): string[] {
  if (balance.state === 'CLOSED') return [];
  const total = balance.net === 0 ? 'Nothing to pay' : formatMoney(balance.total, currency);
  const sentence = balance.state === 'PART_RECEIVED' ? balanceSentence(balance, currency) : undefined;
  return [`${totalLabel(balance)}: ${total}`, ...(sentence === undefined ? [] : [sentence])];
}

/** The last mail about the order. */
async function latestMail({ family: owner, orderId }: { family: TestFamily; orderId: string }) {
  const { rows } = await t.database.pool.query<{ text: string }>(
    'select text from outbox_mails where order_id = $1 order by id',
    [orderId],
  );
  expect((await outbox(t, { to: owner.account.email })).length).toBeGreaterThan(0);
  return rows.at(-1) ?? { text: '' };
}

function amountsIn(text: string): number[] {
  return [...text.matchAll(/\$([\d,]+) (?:USD|CAD)/gu)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );
}

function allowed({ net, fee, total, received, open }: Balance): ReadonlySet<number> {
  return new Set([net, fee, total, received, open]);
}

test('the mail about a reported payment has payee, address, amount, memo and date', async () => {
  const made = await ofFamily(await family(), byCheck);
  const { text } = await latestMail(made);
  const { balance, tmpConvRegNo } = (await call(t, getPaymentSummary, at(made.orderId), made.family)).data;
  expect(text).toContain('Payable to: ');
  expect(text).toContain('Mail it to: ');
  expect(text).toContain(`Memo on the check: ${tmpConvRegNo}`);
  expect(text).toContain(paths.howToPay(made.orderId));
  expect(text).toMatch(/Should arrive by: \w+ \d+, \d{4}/u);
  expect(balance.dueDate).toMatch(/^\d{4}-\d\d-\d\d$/u);
});

test('a mail goes out for each part that arrives, and none when the amount is complete', async () => {
  const made = await ofFamily(await family(), byCheck);
  const parts = async () =>
    (await outbox(t, { to: made.family.account.email })).filter(
      ({ kind }) => kind === 'payment.part-received',
    );
  await receive(made.orderId, 400);
  await receive(made.orderId, 400);
  expect((await parts()).map(({ text }) => /\$[\d,]+ USD is still open/u.exec(text)?.[0])).toEqual([
    '$910 USD is still open',
    '$510 USD is still open',
  ]);
  await receive(made.orderId, 510);
  expect(await parts()).toHaveLength(2);
});

test('mails link to the address that is good after the payment, never to the payment page', async () => {
  const made = await family();
  await approve(made.orderId);
  await byCheck(made);
  await receive(made.orderId, 400);
  const mails = await outbox(t, { to: made.account.email });
  const links = mails.filter(({ text }) => text.includes(paths.howToPay(made.orderId)));
  expect(links.map(({ kind }) => kind)).toEqual([
    'order.submitted',
    'order.approved',
    'payment.reported',
    'payment.part-received',
  ]);
  for (const { text, html } of mails)
    expect(`${text}${html}`.replaceAll(paths.howToPay(made.orderId), '')).not.toContain('/payment/');
});

test('the mail of a reported payment names what was bought, and its button asks for no payment', async () => {
  const [, buy] = orders.find(([name]) => name === 'add-ons were bought by check') ?? [];
  const made = await buy?.();
  const mails = await outbox(t, { to: made?.family.account.email ?? '' });
  const text = mails.find(({ kind }) => kind === 'payment.reported')?.text ?? '';
  expect(text).toMatch(/^Airport shuttle.*: \$40 USD$/mu);
  expect(text).toContain('Total, before any fee: $40 USD');
  expect(text).toContain('See my payment');
  expect(text).not.toContain('Make payment');
});
