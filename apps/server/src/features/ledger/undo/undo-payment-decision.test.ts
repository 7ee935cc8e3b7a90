import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approveRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { listOutbox } from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import * as payments from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { createSlip, listUndepositedChecks } from '@sangamam/contract/collection/deposits/deposit-endpoints';
import { undoPaymentDecision } from '@sangamam/contract/ledger/undo/undo-endpoints';

import type { Mailer } from '#server/adapters/mail/mailer.ts';
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import { deliverMail } from '#server/features/mail/outbox/deliver-mail.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { duringChange } from '#test/during-change.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { startMailServer, type MailServer } from '#test/servers/mail-server.ts';
import { untilAnswered } from '#test/until-answered.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let desk: PaymentDesk;
let server: MailServer;
let mailer: Mailer;

beforeAll(async () => {
  [t, server] = await Promise.all([buildTestApp(), startMailServer()]);
  desk = await buildPaymentDesk(t);
  mailer = createSmtpMailer({
    smtpUrl: server.url,
    from: 'Sangamam <us@example.org>',
    publicUrl: 'https://example.org',
  });
});
beforeEach(() => {
  server.mails.length = 0;
});
afterAll(async () => {
  mailer.close();
  await expectInvariants(t);
  await Promise.all([t.close(), server.close()]);
});

async function reportedFamily(): Promise<TestFamily> {
  const family = await desk.family();
  await desk.reports(family);
  return family;
}

/** The last decision about a family's payment, as the list offers to undo it. */
async function decisionOf(family: TestFamily) {
  const { _id: paymentId, undo } = await desk.paymentOf(family);
  if (!undo) throw new Error('Nothing can be undone');
  return { paymentId, ...undo };
}

const undo = ({ paymentId, decisionId }: { paymentId: string; decisionId: string }) =>
  call(t, undoPaymentDecision, { params: { paymentId }, body: { decisionId } }, desk.treasurer);

async function mailsOf(decisionId: string) {
  const { rows } = await t.database.pool.query<{
    id: string;
    kind: string;
    recalled: boolean;
    job: Date | null;
  }>(
    `select m.id, m.kind, m.recalled_at is not null as recalled,
       (select j.run_at from graphile_worker.jobs j where j.key = 'mail:' || m.id) as job
     from outbox_mails m where m.decision_id = $1`,
    [decisionId],
  );
  return rows;
}

const decide = {
  receive: (family: TestFamily) => desk.receives(family, 400),
  'receive-and-approve': (family: TestFamily) => desk.receivesAndApproves(family, { amount: 1_000 }),
  approve: async (family: TestFamily) => {
    const { _id: paymentId } = await desk.paymentOf(family);
    const body = { reason: 'The rest comes in cash' };
    return call(t, payments.approvePayment, { params: { paymentId }, body }, desk.treasurer);
  },
  decline: async (family: TestFamily) => {
    const { _id: paymentId } = await desk.paymentOf(family);
    const body = { reason: 'Nothing came' };
    return call(t, payments.declinePayment, { params: { paymentId }, body }, desk.treasurer);
  },
  reject: async (family: TestFamily) => {
    const { _id: paymentId } = await desk.paymentOf(family);
    const body = { reason: 'Not yours' };
    return call(t, payments.rejectPayment, { params: { paymentId }, body }, desk.treasurer);
  },
};

describe.each(Object.entries(decide))('undoing %s', (action, decides) => {
  it('returns the payment to the state before, recalls the mail and leaves a counter-entry', async () => {
    const family = await reportedFamily();
    const before = await desk.paymentOf(family);
    await decides(family);
    const decision = await decisionOf(family);
    expect(decision.action).toBe(action);
    const [mail, ...more] = await mailsOf(decision.decisionId);
    expect(more).toEqual([]);
    expect(mail?.job?.toISOString()).toBe(decision.until);

    const { status, data } = await undo(decision);
    expect([status, data]).toMatchObject([200, { state: before.state, receivedAmount: 0, heldAmount: 0 }]);
    expect(await mailsOf(decision.decisionId)).toMatchObject([{ recalled: true, job: null }]);
    const after = await desk.paymentOf(family);
    expect(after).toMatchObject({ ...before, entries: after.entries, undo: null });
    expect(after.entries.at(-1)).toMatchObject({ kind: 'UNDONE' });
    expect(after.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);

    const delivery = { mailId: mail?.id ?? '', lastAttempt: false };
    expect(await deliverMail(t.ctx, mailer, delivery)).toEqual({ outcome: 'settled' });
    expect(server.mails).toEqual([]);
  });

  it('is refused with UNDO_TOO_LATE after a minute, and the mail leaves', async () => {
    const family = await reportedFamily();
    await decides(family);
    const decision = await decisionOf(family);
    t.clock.advance({ minutes: 1 });
    expect(await undo(decision)).toMatchObject({ status: 409, codes: ['UNDO_TOO_LATE'] });
    expect((await desk.paymentOf(family)).undo).toBeNull();
    const [mail] = await mailsOf(decision.decisionId);
    const delivery = { mailId: mail?.id ?? '', lastAttempt: false };
    expect(await deliverMail(t.ctx, mailer, delivery)).toMatchObject({ outcome: 'sent' });
    expect(server.mails).toHaveLength(1);
  });
});

it('a confirmed family is not told, keeps its number, and is confirmed with it by the next approval', async () => {
  const family = await reportedFamily();
  await call(t, approveRegistration, desk.at(family), desk.registrar);
  await desk.receivesAndApproves(family, { amount: 1_000 });
  const { permConvRegNo: number } = await desk.orderOf(family);
  const decision = await decisionOf(family);
  expect(await mailsOf(decision.decisionId)).toMatchObject([{ kind: 'order.confirmed' }]);
  expect((await undo(decision)).data).toMatchObject({
    orderStatus: 'PENDING_FOR_APPROVAL',
    permConvRegNo: number,
  });
  const query = { userId: family.account.id };
  const [order] = (await call(t, listOrderHistory, { query }, family)).data;
  expect(order?.timelineEvents.map(({ what }) => what)).toEqual([
    'STARTED',
    'SUBMITTED',
    'PAYMENT_REPORTED',
    'APPROVED',
  ]);
  const again = await desk.receivesAndApproves(family, { amount: 1_000 });
  expect(again.data).toMatchObject({ orderStatus: 'CONFIRMED', permConvRegNo: number });
  expect(await mailsOf((await decisionOf(family)).decisionId)).toMatchObject([
    { kind: 'order.confirmed', recalled: false },
  ]);
});

it('undoing twice, and 20 times in parallel, undoes once', async () => {
  const family = await reportedFamily();
  await desk.receives(family, 1_000);
  const decision = await decisionOf(family);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => untilAnswered(() => undo(decision))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  t.clock.advance({ minutes: 2 });
  expect((await undo(decision)).data).toMatchObject({ state: 'PENDING_PAYMENT_APPROVAL' });
  const { entries } = await desk.paymentOf(family);
  expect(entries.map(({ kind }) => kind)).toEqual(['REPORTED', 'RECEIVED', 'UNDONE']);
});

it('undoing is refused when the mail has left early, or something else happened to the payment', async () => {
  const family = await reportedFamily();
  await desk.receives(family, 400);
  const received = await decisionOf(family);
  await desk.receives(family, 100);
  expect((await undo(received)).codes).toEqual(['CONFLICT']);

  const latest = await decisionOf(family);
  const [mail] = await mailsOf(latest.decisionId);
  await deliverMail(t.ctx, mailer, { mailId: mail?.id ?? '', lastAttempt: false });
  expect((await undo(latest)).codes).toEqual(['UNDO_TOO_LATE']);
  expect(await desk.paymentOf(family)).toMatchObject({ receivedAmount: 500 });
});

it('undoing a check takes it from those that wait for a deposit, until it is on a slip', async () => {
  const check = { number: '1041', bank: '', writtenOn: '2026-01-02', receivedOn: '2026-01-03' };
  const receives = async (family: TestFamily) => {
    const { _id: paymentId } = await desk.paymentOf(family);
    const body = { amount: 1_000, receivedBefore: 0, check };
    await call(t, payments.receivePayment, { params: { paymentId }, body }, desk.treasurer);
    return decisionOf(family);
  };
  const waiting = async () =>
    (await call(t, listUndepositedChecks, { query: {} }, desk.treasurer)).data.flatMap(
      ({ checks }) => checks,
    );
  const [family, other] = [await reportedFamily(), await reportedFamily()];
  const decision = await receives(family);
  expect(await waiting()).toHaveLength(1);
  expect((await undo(decision)).status).toBe(200);
  expect(await waiting()).toEqual([]);

  const deposited = await receives(other);
  const checkIds = (await waiting()).map(({ _id }) => _id);
  await call(t, createSlip, { body: { checkIds, total: 1_000 } }, desk.treasurer);
  expect((await undo(deposited)).codes).toEqual(['CONFLICT']);
});

it('a check that is put on a slip and undone at the same moment is one of both', async () => {
  for (let round = 0; round < 12; round += 1) {
    const number = String(2_000 + round);
    const check = { number, bank: '', writtenOn: '2026-01-02', receivedOn: '2026-01-03' };
    const family = await reportedFamily();
    const { _id: paymentId } = await desk.paymentOf(family);
    const body = { amount: 1_000, receivedBefore: 0, check };
    await call(t, payments.receivePayment, { params: { paymentId }, body }, desk.treasurer);
    const decision = await decisionOf(family);
    const waiting = (await call(t, listUndepositedChecks, { query: {} }, desk.treasurer)).data;
    const checkIds = waiting.flatMap(({ checks }) => checks.map(({ _id }) => _id));
    const [undone, slip] = await Promise.all([
      undo(decision),
      call(t, createSlip, { body: { checkIds, total: 1_000 } }, desk.treasurer),
    ]);
    const outcomes = [undone.status, slip.status];
    expect(outcomes.filter((status) => status === 200)).toHaveLength(1);
    expect(undone.status === 200 ? slip.codes : undone.codes).toEqual([
      undone.status === 200 ? 'CHECK_NOT_DEPOSITABLE' : 'CONFLICT',
    ]);
  }
});

it('undoing a decline is refused once the family has reported another payment', async () => {
  const family = await reportedFamily();
  await decide.decline(family);
  const decision = await decisionOf(family);
  await desk.reports(family);
  expect((await undo(decision)).codes).toEqual(['CONFLICT']);
});

it('undoing a decision of another payment is refused with NOT_FOUND', async () => {
  const [family, other] = [await reportedFamily(), await reportedFamily()];
  await desk.receives(family, 400);
  await desk.receives(other, 400);
  const { decisionId } = await decisionOf(family);
  const { paymentId } = await decisionOf(other);
  expect((await undo({ paymentId, decisionId })).codes).toEqual(['NOT_FOUND']);
});

it('a worker that is about to send waits for an undo under way, and then sends nothing', async () => {
  const family = await reportedFamily();
  await desk.receives(family, 400);
  const { decisionId } = await decisionOf(family);
  const [mail] = await mailsOf(decisionId);
  const recall = {
    statement:
      'update outbox_mails set recalled_at = now(), dead_at = now(), discarded_at = now() where id = $1',
    values: [mail?.id],
    end: 'rollback' as const,
  };
  const deliver = () => deliverMail(t.ctx, mailer, { mailId: mail?.id ?? '', lastAttempt: false });
  // An undo that fails after all lets the mail leave.
  expect(await duringChange(t, recall, deliver)).toMatchObject({ outcome: 'sent' });
  expect(server.mails).toHaveLength(1);

  await desk.receives(family, 100);
  const [next] = await mailsOf((await decisionOf(family)).decisionId);
  const deliverNext = () => deliverMail(t.ctx, mailer, { mailId: next?.id ?? '', lastAttempt: false });
  const undone = { ...recall, values: [next?.id], end: 'commit' as const };
  expect(await duringChange(t, undone, deliverNext)).toEqual({ outcome: 'settled' });
  expect(server.mails).toHaveLength(1);
  // Its decision still stands: the statement only played the recall of an undo.
  await t.database.pool.query('update outbox_mails set recalled_at = null where id = $1', [next?.id]);
});

it('of an undo and a sending at the same moment one happens', async () => {
  for (let round = 0; round < 12; round++) {
    const family = await reportedFamily();
    await desk.receives(family, 400);
    const decision = await decisionOf(family);
    const [mail] = await mailsOf(decision.decisionId);
    server.mails.length = 0;
    const [undone, delivered] = await Promise.all([
      undo(decision),
      deliverMail(t.ctx, mailer, { mailId: mail?.id ?? '', lastAttempt: false }),
    ]);
    const outcome = `${undone.codes.join() || 'undone'}, ${delivered.outcome}, ${server.mails.length} mails`;
    expect(['undone, settled, 0 mails', 'UNDO_TOO_LATE, sent, 1 mails']).toContain(outcome);
  }
});

it('the outbox shows a mail that waits, and one that was recalled', async () => {
  const admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
  const family = await reportedFamily();
  await desk.receives(family, 400);
  const decision = await decisionOf(family);
  const query = { search: family.account.email };
  const latest = async () => (await call(t, listOutbox, { query }, admin)).data.docs[0];
  expect(await latest()).toMatchObject({ delayedUntil: decision.until, recalledAt: null, deadAt: null });
  await undo(decision);
  expect(await latest()).toMatchObject({ sentAt: null, attempts: 0 });
  expect((await latest())?.recalledAt).not.toBeNull();
});

it('the outbox no longer says that a mail leaves in a minute once the minute is over', async () => {
  const admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
  const family = await reportedFamily();
  await desk.receives(family, 400);
  const query = { search: family.account.email };
  const latest = async () => (await call(t, listOutbox, { query }, admin)).data.docs[0];
  expect((await latest())?.delayedUntil).not.toBeNull();
  t.clock.advance({ minutes: 1 });
  expect(await latest()).toMatchObject({ delayedUntil: null, sentAt: null, recalledAt: null });
});
