import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  amendRegistration,
  getAmendmentOptions,
} from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { changePrice } from '@sangamam/contract/orders/adjustments/adjustment';
import { updateRegistrationSettings } from '@sangamam/contract/conventions/reference-data/reference-admin-endpoints';
import { askForChange } from '@sangamam/contract/casework/questions/question-endpoints';
import { undoRegistrationDecisions } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';
import * as refunds from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { cancelOrder, getReviewById, listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { listParticipants } from '@sangamam/contract/orders/participants/participant-endpoints';
import { getRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { participantPayload, type TestFamily } from '#test/fixtures/registrations.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { endUnpaidChanges } from './end-unpaid-changes.ts';

let t: TestApp;
let desk: PaymentDesk;
let larger: string;
let smaller: string;

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
  ({ id: larger } = await buildPackage(t.ctx, {
    conventionId: desk.conventionId,
    price: 1_300,
    cadPrice: 1_700,
  }));
  const less = { conventionId: desk.conventionId, price: 700, cadPrice: 900 };
  ({ id: smaller } = await buildPackage(t.ctx, less));
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

type Change = EndpointInput<typeof amendRegistration>['body']['change'];

async function amend(family: TestFamily, change: Change) {
  const { amendments, balance } = (await call(t, getAmendmentOptions, desk.at(family), desk.registrar)).data;
  const body = { change, reason: 'A cousin comes too', amendments, netBefore: balance.net };
  return (await call(t, amendRegistration, { ...desk.at(family), body }, desk.registrar)).data;
}

async function undo({ orderId }: TestFamily, { decisionId }: { decisionId: string }) {
  const body = { decisions: [{ orderId, decisionId }] };
  const [result] = (await call(t, undoRegistrationDecisions, { body }, desk.registrar)).data;
  return result?.undone === true ? 'undone' : (result?.code ?? 'no answer');
}

const dearer = (family: TestFamily): Change => ({
  join: [participantPayload(family)],
  packageId: larger,
  specialRequest: 'A cot, please',
});

const attending = async (family: TestFamily) =>
  (await call(t, listParticipants, { query: family.of }, family)).data.participants.filter(
    ({ isParticipated }) => isParticipated,
  ).length;

/** What a registration is, without the lines that say how it came to it. */
async function stateOf(family: TestFamily) {
  const { packageData, priceInfo, specialRequest, status } = await desk.orderOf(family);
  const people = await attending(family);
  return { packageId: packageData?._id, net: priceInfo?.netPrice, specialRequest, status, people };
}

const eventsOf = async (family: TestFamily) => {
  const query = { userId: family.account.id };
  const [own] = (await call(t, listOrderHistory, { query }, family)).data;
  return own?.timelineEvents.map(({ what }) => what) ?? [];
};

const mailsOf = async ({ account }: TestFamily) =>
  (await outbox(t, { to: account.email })).filter(({ kind }) => kind === 'order.amended');

async function isRecalled(decisionId: string): Promise<boolean[]> {
  const { rows } = await t.database.pool.query<{ recalled: boolean }>(
    'select recalled_at is not null as recalled from outbox_mails where decision_id = $1',
    [decisionId],
  );
  return rows.map(({ recalled }) => recalled);
}

describe('within a minute a change is undone', () => {
  it('with people, package, price and special request, and its family never hears of it', async () => {
    const family = await desk.family();
    await desk.reports(family);
    const before = await stateOf(family);
    const changed = await amend(family, dearer(family));
    expect(await stateOf(family)).not.toEqual(before);
    expect(await undo(family, changed)).toBe('undone');
    expect(await stateOf(family)).toEqual(before);
    expect(await desk.paymentOf(family)).toMatchObject({ netAmount: 1_000 });
    expect(await isRecalled(changed.decisionId)).toEqual([true]);
    expect(await eventsOf(family)).not.toContain('AMENDED');
    const { lines } = (await call(t, getReviewById, desk.at(family), family)).data;
    const amounts = (of: typeof lines) => of.map(({ kind, amount }) => [kind, amount]);
    expect(amounts(lines)).toEqual([['PACKAGE', 1_000]]);
    const { data } = await call(t, getRegistration, desk.at(family), desk.registrar);
    expect(amounts(data.lines)).toEqual([
      ['PACKAGE', 1_000],
      ['REMOVAL', -1_000],
      ['PACKAGE', 1_300],
      ['REMOVAL', -1_300],
      ['PACKAGE', 1_000],
    ]);
    // A second call answers the same, and the same change can be made again.
    expect(await undo(family, changed)).toBe('undone');
    expect((await amend(family, { packageId: larger })).after.net).toBe(1_300);
    const review = (await call(t, getReviewById, desk.at(family), family)).data;
    expect(amounts(review.lines)).toEqual([
      ['PACKAGE', 1_000],
      ['REMOVAL', -1_000],
      ['PACKAGE', 1_300],
    ]);
  });

  it('with the order by which a paid family was to pay the difference', async () => {
    const family = await desk.confirmedFamily();
    const before = await stateOf(family);
    const changed = await amend(family, dearer(family));
    expect(changed.carriedOver).toBe(300);
    expect(await undo(family, changed)).toBe('undone');
    expect(await stateOf(family)).toEqual(before);
    const child = { ...family, orderId: changed.childOrderId ?? '' };
    expect(await desk.orderOf(child)).toMatchObject({ status: 'CANCELLED', priceInfo: { netPrice: 0 } });
    const query = { userId: family.account.id };
    expect((await call(t, listOrderHistory, { query }, family)).data).toHaveLength(1);
  });

  it('and what the family had wished is open again', async () => {
    const family = await desk.family();
    const body = { answerId: '019aa0b4-4444-7000-8000-000000000001', answer: 'My cousin comes too' };
    await call(t, askForChange, { ...desk.at(family), body }, family);
    const changed = await amend(family, { packageId: larger });
    await undo(family, changed);
    const { data } = await call(t, getRegistration, desk.at(family), desk.registrar);
    expect(data.conversation?.state).toBe('ANSWERED');
  });

  it.each<[string, string, (family: TestFamily, childOrderId: string) => Promise<unknown>]>([
    ['a minute later', 'UNDO_TOO_LATE', async () => t.clock.advance({ minutes: 1 })],
    ['after another change', 'CONFLICT', (family) => amend(family, { specialRequest: 'A cot' })],
    [
      'once the difference is reported as paid',
      'CONFLICT',
      async (family, orderId) => desk.reports({ ...family, orderId }),
    ],
    [
      'when the package before is sold out meanwhile',
      'SOLD_OUT',
      () =>
        t.database.pool.query('update packages set capacity = seats_taken where id = $1', [desk.packageId]),
    ],
  ])('but not %s', async (_when, code, meanwhile) => {
    const family = await desk.confirmedFamily();
    const changed = await amend(family, dearer(family));
    await meanwhile(family, changed.childOrderId ?? '');
    const before = await stateOf(family);
    expect(await undo(family, changed)).toBe(code);
    expect(await stateOf(family)).toEqual(before);
    await t.database.pool.query('update packages set capacity = null where id = $1', [desk.packageId]);
  });

  it('but not once what it gave back was refunded', async () => {
    const family = await desk.confirmedFamily();
    const changed = await amend(family, { packageId: smaller });
    const { _id: paymentId, uncoveredRefund: amount } = await desk.paymentOf(family);
    expect(amount).toBe(300);
    const entered = await call(
      t,
      refunds.createRefund,
      { body: { paymentId, amount, method: 'CHASE', refundableBefore: amount } },
      desk.treasurer,
    );
    let { revision } = entered.data;
    for (const step of [refunds.approveRefund, refunds.sendRefund]) {
      const params = { refundId: entered.data._id };
      ({ revision } = (await call(t, step, { params, body: { revision } }, desk.treasurer)).data);
    }
    expect(await undo(family, changed)).toBe('CONFLICT');
    expect((await stateOf(family)).net).toBe(700);
  });

  it('once: of two calls at once both answer the same, and one change takes it back', async () => {
    const family = await desk.family();
    const changed = await amend(family, { packageId: larger });
    expect(await Promise.all([undo(family, changed), undo(family, changed)])).toEqual(['undone', 'undone']);
    const { data } = await call(t, getAmendmentOptions, desk.at(family), desk.registrar);
    expect(data.amendments).toBe(2);
  });
});

describe('a change whose difference is not paid', () => {
  /** The nightly job so many days after today. */
  const end = (days: number) => {
    const now = () => new Date(t.ctx.now().getTime() + days * 24 * 60 * 60_000);
    return endUnpaidChanges({ ...t.ctx, now });
  };

  it('is taken back after ten days, and the family is told', async () => {
    const family = await desk.confirmedFamily();
    const before = await stateOf(family);
    const { childOrderId } = await amend(family, dearer(family));
    await end(9);
    expect((await stateOf(family)).people).toBe(2);
    expect((await end(11)).failures).toEqual([]);
    expect(await stateOf(family)).toEqual(before);
    expect(await desk.orderOf({ ...family, orderId: childOrderId ?? '' })).toMatchObject({
      status: 'CANCELLED',
    });
    const [, told] = await mailsOf(family);
    expect(told?.text).toContain('It was not paid within 10 days.');
    expect(told?.text).toContain('No longer attending');
    expect((await end(11)).ended).toBe(0);
  });

  it('stays once the family has reported its payment', async () => {
    const family = await desk.confirmedFamily();
    const { childOrderId } = await amend(family, dearer(family));
    await desk.reports({ ...family, orderId: childOrderId ?? '' });
    await end(11);
    expect((await stateOf(family)).people).toBe(2);
  });

  it('stays once staff have given the difference away', async () => {
    const family = await desk.confirmedFamily();
    const { childOrderId } = await amend(family, dearer(family));
    const change = { kind: 'ADJUSTMENT' as const, amount: -300, reason: 'A gift' };
    const params = { orderId: childOrderId ?? '' };
    await call(t, changePrice, { params, body: { change, netBefore: 300 } }, desk.treasurer);
    expect(await end(11)).toMatchObject({ ended: 0, failures: [] });
    expect((await stateOf(family)).people).toBe(2);
  });

  it('stays where the registration was changed again, and where the setting says so', async () => {
    const family = await desk.confirmedFamily();
    await amend(family, dearer(family));
    await amend(family, { specialRequest: '' });
    expect(await end(11)).toMatchObject({ ended: 0, failures: [] });
    expect((await stateOf(family)).people).toBe(2);
    const other = await desk.confirmedFamily();
    await amend(other, dearer(other));
    const admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
    const body = {
      remindAfterDays: 3,
      expireAfterDays: 21,
      unpaidChangeDays: 0,
      waitListHours: 48,
      revision: 0,
    };
    await call(t, updateRegistrationSettings, { body }, admin);
    expect(await end(11)).toEqual({ ended: 0, kept: 0, failures: [] });
    expect((await stateOf(other)).people).toBe(2);
  });
});

describe('a family that cancels the order for the difference of a change', () => {
  const cancel = (family: TestFamily, orderId: string | null) =>
    call(t, cancelOrder, { params: { orderId: orderId ?? '' }, body: {} }, family);

  it('does without the change, and is told', async () => {
    const family = await desk.confirmedFamily();
    const before = await stateOf(family);
    const { childOrderId } = await amend(family, dearer(family));
    expect((await cancel(family, childOrderId)).data).toMatchObject({ status: 'CANCELLED' });
    expect(await stateOf(family)).toEqual(before);
    const [, told] = await mailsOf(family);
    expect(told?.text).toContain('You cancelled the order for the difference.');
    expect((await cancel(family, childOrderId)).data).toMatchObject({ status: 'CANCELLED' });
    expect((await stateOf(family)).people).toBe(before.people);
  });

  it('does not keep what it would not pay for where the registration was changed again', async () => {
    const family = await desk.confirmedFamily();
    const { childOrderId } = await amend(family, dearer(family));
    await amend(family, { specialRequest: '' });
    expect((await cancel(family, childOrderId)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    const child = { ...family, orderId: childOrderId ?? '' };
    expect(await desk.orderOf(child)).toMatchObject({ status: 'PAYMENT_NOT_DONE' });
  });

  it('cannot once the price of the registration changed', async () => {
    const family = await desk.confirmedFamily();
    const { childOrderId } = await amend(family, dearer(family));
    const change = { kind: 'ADJUSTMENT' as const, amount: -40, reason: 'A gift' };
    await call(
      t,
      changePrice,
      { ...desk.at(family), body: { change, netBefore: 1_000 } },
      desk.treasurer,
    ).then(({ data }) => data);
    expect((await cancel(family, childOrderId)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect((await stateOf(family)).people).toBe(2);
  });

  it('cannot once the package before is sold out', async () => {
    const family = await desk.confirmedFamily();
    const { childOrderId } = await amend(family, dearer(family));
    await t.database.pool.query('update packages set capacity = seats_taken where id = $1', [desk.packageId]);
    expect((await cancel(family, childOrderId)).codes).toEqual(['SOLD_OUT']);
    await t.database.pool.query('update packages set capacity = null where id = $1', [desk.packageId]);
    expect((await stateOf(family)).people).toBe(2);
  });
});
