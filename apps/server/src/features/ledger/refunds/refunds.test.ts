import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import * as refunds from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import * as corrections from '@sangamam/contract/ledger/decisions/correction-endpoints';

import { inTransaction } from '#server/db/context.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
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

type Changes = Partial<{ amount: number; keptFee: number; keptFeeReason: string; refundableBefore: number }>;

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
    await inTransaction(t.ctx, async (ctx) =>
      ledgerPersonalData.erase?.(ctx, {
        userId: family.account.id,
        mergedUserIds: [],
        personIds: [],
        addresses: [],
        orderIds: [family.orderId],
        paymentIds: [],
        messageIds: [],
      }),
    );
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
