import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import * as refunds from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import * as corrections from '@sangamam/contract/ledger/decisions/correction-endpoints';

import { inTransaction } from '#server/db/context.ts';
import { erasePersonalData } from '#server/features/personal-data/carry-out.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { dataSubject } from '#test/fixtures/data-subject.ts';
import { downloadOwnData } from '#test/download.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';

import { ledgerPersonalData } from '../personal-data.ts';

let t: TestApp;
let desk: PaymentDesk;

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

type Changes = Partial<{
  amount: number;
  keptFee: number;
  keptFeeReason: string;
  waivedReason: string;
  refundableBefore: number;
}>;

async function create(family: TestFamily, changes: Changes = {}) {
  const { _id: paymentId, uncoveredRefund } = await desk.paymentOf(family);
  const body = {
    paymentId,
    amount: uncoveredRefund || 100,
    method: 'CHASE' as const,
    refundableBefore: uncoveredRefund,
    ...changes,
  };
  return call(t, refunds.createRefund, { body }, desk.treasurer);
}

const at = (refundId: string) => ({ params: { refundId } });
const approve = (id: string, revision = 0) =>
  call(t, refunds.approveRefund, { ...at(id), body: { revision } }, desk.treasurer);
const send = (id: string, revision = 1, reference = 'Zelle 77') =>
  call(t, refunds.sendRefund, { ...at(id), body: { revision, reference } }, desk.treasurer);

/** A family that cancelled after it had paid 1,000, with a refund that was sent. */
async function refundedFamily(changes: Changes = {}) {
  const family = await desk.confirmedFamily();
  await desk.cancels(family);
  const { _id: id } = (await create(family, changes)).data;
  await approve(id);
  return { family, id, sent: (await send(id)).data };
}

const mailsOf = async ({ account }: TestFamily, kind: string) =>
  (await outbox(t, { to: account.email })).filter((mail) => mail.kind === kind);

const eventsOf = async (family: TestFamily) => {
  const query = { userId: family.account.id };
  const [order] = (await call(t, listOrderHistory, { query }, family)).data;
  return order?.timelineEvents.map(({ what, amount, note }) => [what, amount, note]) ?? [];
};

describe('a refund of a cancelled registration', () => {
  it('goes from due over approved and sent to done, and leaves nothing held', async () => {
    const { family, id, sent } = await refundedFamily({
      amount: 950,
      keptFee: 50,
      keptFeeReason: 'The hotel had charged us',
    });
    expect(sent).toMatchObject({ state: 'SENT', reference: 'Zelle 77', actions: ['finish', 'fail'] });
    expect(await desk.paymentOf(family)).toMatchObject({
      receivedAmount: 1_000,
      heldAmount: 0,
      refundDue: 0,
    });
    const finished = await call(
      t,
      refunds.finishRefund,
      { ...at(id), body: { revision: 2 } },
      desk.treasurer,
    );
    expect(finished.data.steps.map(({ state }) => state)).toEqual(['DUE', 'APPROVED', 'SENT', 'DONE']);
    expect(finished.data.steps.every(({ actorName }) => actorName !== null)).toBe(true);

    const [mail] = await mailsOf(family, 'refund.sent');
    for (const words of ['$950 USD', 'Zelle', 'Zelle 77', '$50 USD', 'The hotel had charged us'])
      expect(mail?.text).toContain(words);
    expect(await eventsOf(family)).toContainEqual(['PAYMENT_REFUNDED', 950, null]);
    expect(await eventsOf(family)).toContainEqual(['PAYMENT_FEE_KEPT', 50, 'The hotel had charged us']);
  });

  it('twenty parallel sends take the money out once and send one mail', async () => {
    const family = await desk.confirmedFamily();
    await desk.cancels(family);
    const { _id: id } = (await create(family)).data;
    await approve(id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { entries } = await desk.paymentOf(family);
    expect(entries.filter(({ kind }) => kind === 'REFUNDED')).toHaveLength(1);
    expect(await mailsOf(family, 'refund.sent')).toHaveLength(1);
    expect((await send(id, 1, 'Another number')).codes).toEqual(['CONFLICT']);
  });

  it('two treasurers at once: one enters the refund, the other is refused with CONFLICT', async () => {
    const family = await desk.confirmedFamily();
    await desk.cancels(family);
    const answers = await Promise.all(
      [1_000, 600].map((amount) => create(family, { amount, refundableBefore: 1_000 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
  });

  it('never takes more than is held, with its kept fee', async () => {
    const family = await desk.confirmedFamily();
    await desk.cancels(family);
    const fee = { keptFee: 51, keptFeeReason: 'A fee' };
    expect((await create(family, { amount: 950, ...fee })).codes).toEqual(['MORE_THAN_HELD']);
    expect((await create(family, { amount: 900, keptFee: 10 })).status).toBe(400);
    await create(family, { amount: 600 });
    expect((await create(family, { amount: 401 })).codes).toEqual(['MORE_THAN_HELD']);
    expect((await create(family, { amount: 400 })).status).toBe(200);
    expect(await desk.paymentOf(family)).toMatchObject({
      reservedAmount: 1_000,
      uncoveredRefund: 0,
      actions: ['correct'],
    });
  });

  it('a failed one is put back by counter-entries, and can be refunded again', async () => {
    const { family, id } = await refundedFamily({ amount: 900, keptFee: 100, keptFeeReason: 'A fee' });
    const body = { revision: 2, reason: 'The account is closed' };
    expect((await call(t, refunds.failRefund, { ...at(id), body }, desk.treasurer)).data.state).toBe(
      'FAILED',
    );
    expect(await desk.paymentOf(family)).toMatchObject({
      heldAmount: 1_000,
      refundDue: 1_000,
      uncoveredRefund: 1_000,
    });
    expect(await mailsOf(family, 'refund.failed')).toHaveLength(1);
    const { _id: second } = (await create(family)).data;
    await approve(second);
    expect((await send(second)).status).toBe(200);
    expect(await mailsOf(family, 'refund.sent')).toHaveLength(2);
    expect((await desk.paymentOf(family)).heldAmount).toBe(0);
  });

  it('the family can give the money to the association instead', async () => {
    const family = await desk.confirmedFamily();
    await desk.cancels(family);
    const { _id: id } = (await create(family)).data;
    const given = await call(t, refunds.donateRefund, { ...at(id), body: { revision: 0 } }, desk.treasurer);
    expect(given.data).toMatchObject({ state: 'DONATED', actions: [] });
    expect((await desk.paymentOf(family)).heldAmount).toBe(0);
    const [mail] = await mailsOf(family, 'refund.donated');
    expect(mail?.text).toContain('$1,000 USD');
    expect(await eventsOf(family)).toContainEqual(['PAYMENT_DONATED', 1_000, null]);
  });

  it('an open one keeps the payment from being reversed until it is discarded', async () => {
    const family = await desk.confirmedFamily();
    await desk.cancels(family);
    const { _id: id } = (await create(family)).data;
    const { _id: paymentId } = await desk.paymentOf(family);
    const reverse = () => {
      const body = { cause: 'BOUNCED' as const, reason: 'Check 1041 bounced' };
      return call(t, corrections.reversePayment, { params: { paymentId }, body }, desk.treasurer);
    };
    expect((await reverse()).codes).toEqual(['REFUND_OPEN']);
    const body = { revision: 0, reason: 'The check has bounced' };
    await call(t, refunds.discardRefund, { ...at(id), body }, desk.treasurer);
    expect((await reverse()).status).toBe(200);
  });

  it('an action based on an older state of the refund is refused', async () => {
    const family = await desk.confirmedFamily();
    await desk.cancels(family);
    const { _id: id } = (await create(family)).data;
    expect((await approve(id, 3)).codes).toEqual(['CONFLICT']);
    expect((await send(id, 0)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });
});

describe('what the cancellation terms keep', () => {
  const today = () => calendarDateIn('America/New_York', t.ctx.now());
  const terms = (kept: number, { days = 30 } = {}) => [
    { until: addDays(today(), days), keptUsd: kept, keptCad: kept + 10 },
  ];
  /** A family that paid 1,000, with the terms that its registration was sent with, and that cancelled. */
  const cancelledFamily = async (cancellation: object[]) => {
    const family = await desk.confirmedFamily();
    await t.database.pool.query('update orders set cancellation = $2 where id = $1', [
      family.orderId,
      JSON.stringify(cancellation),
    ]);
    await desk.cancels(family);
    return family;
  };
  const proposed = async (family: TestFamily) => {
    const { _id: paymentId } = await desk.paymentOf(family);
    return (await call(t, refunds.getRefundProposal, { params: { paymentId } }, desk.treasurer)).data;
  };

  it('is proposed for each person of the registration, with a sentence for the family', async () => {
    const family = await cancelledFamily(terms(100));
    expect(await proposed(family)).toMatchObject({
      refundable: 1_000,
      amount: 900,
      kept: { fee: 100, total: 100, forEach: 100, people: 1, cancelledOn: today(), keptElsewhere: 0 },
    });
    const { kept } = await proposed(family);
    expect(kept?.reason).toContain('$100 USD for 1 person');
    const { data } = await create(family, { amount: 900, keptFee: 100, keptFeeReason: kept?.reason ?? '' });
    expect(await proposed(family)).toMatchObject({
      refundable: 0,
      amount: 0,
      kept: { fee: 0, keptElsewhere: 100 },
    });
    await approve(data._id);
    await send(data._id);
    expect((await desk.paymentOf(family)).entries.map(({ kind, amount }) => [kind, amount])).toEqual(
      expect.arrayContaining([
        ['REFUNDED', -900],
        ['FEE_KEPT', -100],
      ]),
    );
    const [mail] = await mailsOf(family, 'refund.sent');
    expect(mail?.text).toContain(kept?.reason);
  });

  it('is kept once: what one refund keeps is not proposed for the next one', async () => {
    const family = await cancelledFamily(terms(100));
    await create(family, { amount: 300, keptFee: 60, keptFeeReason: 'A part of it' });
    expect(await proposed(family)).toMatchObject({ refundable: 640, amount: 600, kept: { fee: 40 } });
  });

  it('does not bind the treasurer, who says why nothing is kept, for staff only', async () => {
    const family = await cancelledFamily(terms(50));
    expect(await create(family)).toMatchObject({ status: 409, codes: ['WAIVED_FEE_REASON'] });
    const { data } = await create(family, { waivedReason: 'A death in the family' });
    expect(data.steps).toMatchObject([{ state: 'DUE', reason: 'A death in the family' }]);
    await approve(data._id);
    await send(data._id);
    const [mail] = await mailsOf(family, 'refund.sent');
    expect(mail?.text).not.toContain('A death');
  });

  it('is everything after the last date: approved and kept, nothing is sent, and the family is told', async () => {
    const family = await cancelledFamily(terms(50, { days: -1 }));
    const proposal = await proposed(family);
    expect(proposal).toMatchObject({ amount: 0, kept: { fee: 1_000, forEach: null, until: null } });
    const { _id: id } = (
      await create(family, { amount: 0, keptFee: 1_000, keptFeeReason: proposal.kept?.reason ?? '' })
    ).data;
    const approved = (await approve(id)).data;
    expect(approved.actions).toEqual(['finish', 'discard']);
    expect((await send(id)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    const finish = () => call(t, refunds.finishRefund, { ...at(id), body: { revision: 1 } }, desk.treasurer);
    const answers = await Promise.all(Array.from({ length: 5 }, finish));
    expect(answers.map(({ data }) => data.state)).toEqual(Array.from({ length: 5 }, () => 'DONE'));
    expect(await desk.paymentOf(family)).toMatchObject({ heldAmount: 0, refundDue: 0 });
    const mails = await mailsOf(family, 'refund.kept');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('$1,000 USD is kept');
    expect(await eventsOf(family)).toContainEqual(['PAYMENT_FEE_KEPT', 1_000, proposal.kept?.reason]);
  });

  it('is nothing for a registration without terms, and for one that is not cancelled', async () => {
    const without = await cancelledFamily([]);
    expect(await proposed(without)).toEqual({ refundable: 1_000, amount: 1_000, kept: null });
    const active = await desk.confirmedFamily(1_250);
    expect(await proposed(active)).toEqual({ refundable: 250, amount: 250, kept: null });
  });
});

describe('a refund on an active registration', () => {
  it('is possible for what is too much, and not for what is due', async () => {
    const family = await desk.confirmedFamily(1_250);
    expect(await desk.paymentOf(family)).toMatchObject({ refundDue: 250 });
    expect((await create(family, { amount: 300 })).codes).toEqual(['MORE_THAN_HELD']);
    const { _id: id } = (await create(family)).data;
    await approve(id);
    await send(id);
    expect(await desk.paymentOf(family)).toMatchObject({
      heldAmount: 1_000,
      receivedAmount: 1_250,
      refundDue: 0,
    });
    expect((await desk.orderOf(family)).status).toBe('CONFIRMED');
    expect((await create(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });

  it('can only be discarded once its money is due again', async () => {
    const family = await desk.confirmedFamily(1_250);
    const { _id: id } = (await create(family)).data;
    const { _id: paymentId } = await desk.paymentOf(family);
    await t.database.pool.query('update payments set net_amount = 1100, due_amount = 1100 where id = $1', [
      paymentId,
    ]);
    const { data } = await call(
      t,
      refunds.listRefunds,
      { query: { search: family.tempNumber } },
      desk.treasurer,
    );
    expect(data.docs[0]?.actions).toEqual(['discard']);
    expect((await approve(id)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    await t.database.pool.query('update payments set net_amount = 1000, due_amount = 1000 where id = $1', [
      paymentId,
    ]);
  });
});

describe('the queue of refunds', () => {
  it('counts and sums each state by currency, and money that no refund covers yet', async () => {
    const totals = async () => (await call(t, refunds.getRefundTotals, { query: {} }, desk.treasurer)).data;
    const before = await totals();
    const amountOf = ({ uncovered }: Awaited<ReturnType<typeof totals>>) =>
      uncovered.find(({ currency }) => currency === 'USD')?.amount ?? 0;
    const dueOf = ({ states }: Awaited<ReturnType<typeof totals>>) =>
      states.find(({ currency, state }) => currency === 'USD' && state === 'DUE') ?? { count: 0, amount: 0 };
    const [cancelled, over] = [await desk.confirmedFamily(), await desk.confirmedFamily(1_030)];
    await desk.cancels(cancelled);
    expect(amountOf(await totals())).toBe(amountOf(before) + 1_030);
    const query = { search: over.tempNumber };
    const uncovered = await call(t, refunds.listUncoveredRefunds, { query }, desk.treasurer);
    expect(uncovered.data.docs.map(({ uncoveredRefund }) => uncoveredRefund)).toEqual([30]);

    await create(cancelled);
    const after = await totals();
    expect(amountOf(after)).toBe(amountOf(before) + 30);
    expect(dueOf(after)).toMatchObject({
      count: dueOf(before).count + 1,
      amount: dueOf(before).amount + 1_000,
    });
    const byState = await call(
      t,
      refunds.listRefunds,
      { query: { state: 'DUE', search: cancelled.tempNumber } },
      desk.treasurer,
    );
    expect(byState.data.docs.map(({ tmpConvRegNo, amount }) => [tmpConvRegNo, amount])).toEqual([
      [cancelled.tempNumber, 1_000],
    ]);
  });

  it('"Your data" has the refund and the fee that was kept, without the reasons of the treasurer', async () => {
    const { family, id } = await refundedFamily({
      amount: 900,
      keptFee: 100,
      keptFeeReason: 'The room was paid',
    });
    await call(
      t,
      refunds.failRefund,
      { ...at(id), body: { revision: 2, reason: 'Wrong account' } },
      desk.treasurer,
    );
    const data = JSON.stringify(await downloadOwnData(t, family));
    expect(data).toContain('The room was paid');
    expect(data).not.toContain('Wrong account');
  });

  it('an erased account leaves amounts and states, without reasons and references', async () => {
    const { family, id } = await refundedFamily({
      amount: 900,
      keptFee: 100,
      keptFeeReason: 'Room of Annamma',
    });
    const body = { revision: 2, reason: 'Account of Annamma closed' };
    await call(t, refunds.failRefund, { ...at(id), body }, desk.treasurer);
    const subject = dataSubject({ userId: family.account.id, orderIds: [family.orderId] });
    await inTransaction(t.ctx, (ctx) => erasePersonalData(ctx, [ledgerPersonalData], subject));
    const stored = await t.database.pool.query(
      `select r.amount, r.kept_fee, r.kept_fee_reason, r.reference, r.state, array_agg(s.reason) as reasons
       from refunds r join refund_steps s on s.refund_id = r.id where r.id = $1 group by r.id`,
      [id],
    );
    expect(stored.rows).toEqual([
      {
        amount: 900,
        kept_fee: 100,
        kept_fee_reason: null,
        reference: null,
        state: 'FAILED',
        reasons: [null, null, null, null],
      },
    ]);
    await expect(
      t.database.pool.query(`update refund_steps set state = 'DONE' where refund_id = $1`, [id]),
    ).rejects.toThrow('append-only');
  });
});
