import { getPaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { getReceiptForStaff } from '@sangamam/contract/documents/document-admin-endpoints';
import { getRegistrationReceipt } from '@sangamam/contract/documents/receipts/receipt-endpoints';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { getAmendmentOptions } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { cancelOrder, getReviewById } from '@sangamam/contract/orders/order-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { startFamily, submitFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let admin: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
});
afterAll(() => t.close());

const by = (orderId: string) => ({ params: { orderId } });
const receiptText = async ({ data: { url } }: { data: { url: string } }) =>
  (await readPdf((await t.app.inject(url)).rawPayload)).text;

async function conventionWith(kept: readonly [first: number, second: number]) {
  const { id, startDate } = await buildConvention(t.ctx);
  const { id: packageId } = await buildPackage(t.ctx, { conventionId: id, price: 325, cadPrice: 440 });
  const terms = kept.map((each, index) => ({
    until: addDays(startDate, index === 0 ? -90 : -30),
    keptUsd: each,
    keptCad: each + 10,
  }));
  await change(id, terms);
  return { id, packageId, terms };
}

const change = (id: string, terms: object[]) =>
  t.database.pool.query('update conventions set cancellation = $2 where id = $1', [
    id,
    JSON.stringify(terms),
  ]);

describe('the cancellation terms of a registration', () => {
  it('are those that it was sent with, for its payment and for staff, whatever the convention says later', async () => {
    const { id, packageId, terms } = await conventionWith([0, 50]);
    const sent = await submitFamily(t, id, packageId);
    const open = await startFamily(t, id);
    const stricter = terms.map((step) => ({ ...step, keptUsd: 200, keptCad: 270 }));
    await change(id, stricter);
    expect((await call(t, getPaymentSummary, by(sent.orderId), sent)).data.cancellation).toEqual(terms);
    const options = await call(t, getAmendmentOptions, by(sent.orderId), admin);
    expect(options.data.cancellation).toEqual(terms);
    const review = await call(t, getReviewById, by(open.orderId), open);
    expect(review.data.conventionData.cancellation).toEqual(stricter);
  });

  it('are none for one that was sent while the convention had none', async () => {
    const { id, packageId, terms } = await conventionWith([0, 50]);
    await change(id, []);
    const sent = await submitFamily(t, id, packageId);
    await change(id, terms);
    expect((await call(t, getPaymentSummary, by(sent.orderId), sent)).data.cancellation).toEqual([]);
  });

  it('stand in the mail about sending it and on its receipt, until it is cancelled', async () => {
    const { id, packageId, terms } = await conventionWith([0, 50]);
    const family = await submitFamily(t, id, packageId);
    const [first = '', second = ''] = terms.map(({ until }) => until);
    const printed = await receiptText(await call(t, getRegistrationReceipt, by(family.orderId), family));
    expect(printed).toContain(`Until ${shortDate(first)}: everything is refunded.`);
    expect(printed).toContain(`Until ${shortDate(second)}: $50 USD is kept for each person who cancels.`);
    expect(printed).toContain(`After ${shortDate(second)}: no refunds.`);
    const { rows } = await t.database.pool.query<{ text: string }>(
      `select text from outbox_mails where kind = 'order.submitted' and order_id = $1`,
      [family.orderId],
    );
    expect(rows[0]?.text).toContain(`Until ${formatDate(second)}: $50 USD is kept for each person`);
    expect(rows[0]?.text).toContain(`After ${formatDate(second)}: No refund`);
    await call(t, cancelOrder, { ...by(family.orderId), body: {} }, family);
    const cancelled = await receiptText(await call(t, getReceiptForStaff, by(family.orderId), admin));
    expect(cancelled).not.toContain('If you cancel');
  });
});
