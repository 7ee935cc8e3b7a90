import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { declinePayment } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import * as endpoints from '@sangamam/contract/collection/reminders/reminder-endpoints';
import type { ReminderSchedule } from '@sangamam/contract/collection/reminders/reminder-schedule';
import * as cancels from '@sangamam/contract/orders/cancel/cancel-request-endpoints';
import { remindNow } from '@sangamam/contract/collection/reminders/remind-now';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { statementsOf } from '#test/statements-of.ts';
import { paymentDueDate } from '#server/features/ledger/terms/payment-due-date.ts';

import { sendPaymentReminders } from './send-reminders.ts';

let t: TestApp;
let payments: PaymentDesk;
const timeZone = 'America/New_York';

beforeAll(async () => {
  t = await buildTestApp();
});
// Sessions end while the clock runs ahead.
beforeEach(async () => {
  payments = await buildPaymentDesk(t);
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const treasurer = async () => ({ token: await signInAs(t, await createStaff(t, 'TREASURER')) });
const registrar = async () => ({ token: await signInAs(t, await createStaff(t, 'REGISTRAR')) });
const today = () => calendarDateIn(timeZone, t.clock.now());
const daysUntil = (day: string) => Math.round((Date.parse(day) - Date.parse(today())) / 86_400_000);
const goTo = (day: string) => {
  t.clock.advance({ days: daysUntil(day) });
};

async function change(schedule: Partial<ReminderSchedule>) {
  const who = await treasurer();
  const { data } = await call(t, endpoints.getReminderSchedule, {}, who);
  return call(t, endpoints.updateReminderSchedule, { body: { ...data, ...schedule } }, who);
}

async function preview() {
  const query = { pageSize: '100' };
  return (await call(t, endpoints.previewReminders, { query }, await treasurer())).data.docs;
}

async function unreminded() {
  const query = { pageSize: '100' };
  return (await call(t, endpoints.listUnreminded, { query }, await treasurer())).data.docs;
}

const approve = async (family: TestFamily) =>
  call(t, desk.approveRegistration, payments.at(family), await registrar());

async function cancel(family: TestFamily) {
  const body = { reason: 'The father is ill' };
  const { status } = await call(
    t,
    desk.cancelRegistration,
    { ...payments.at(family), body },
    await registrar(),
  );
  expect(status).toBe(200);
}

/** An approved family that has not paid, and the day by which it should. */
async function unpaidFamily() {
  const family = await payments.family();
  await approve(family);
  const due = { currency: 'USD', isAddonOrder: false, timeZone } as const;
  return { family, dueDate: await paymentDueDate(due, t.clock.now()) };
}

async function unpaidFamilies(count: number) {
  const families: Awaited<ReturnType<typeof unpaidFamily>>[] = [];
  for (let at = 0; at < count; at += 1) families.push(await unpaidFamily());
  return families;
}

const remindersOf = async ({ account }: TestFamily) =>
  (await outbox(t, { to: account.email })).filter(({ kind }) => kind === 'payment.reminder');

describe('the schedule', () => {
  it('is off at first, is changed from its newest state and leaves an audit row', async () => {
    const who = await treasurer();
    const { data } = await call(t, endpoints.getReminderSchedule, {}, who);
    expect(data).toEqual({ enabled: false, daysBefore: [3], daysAfter: [1, 7, 14], revision: 0 });
    const body = { ...data, enabled: true, daysBefore: [5, 2] };
    const changed = await call(t, endpoints.updateReminderSchedule, { body }, who);
    expect(changed.data).toEqual({ ...body, revision: 1 });
    const late = await call(t, endpoints.updateReminderSchedule, { body }, who);
    expect([late.status, late.codes]).toEqual([409, ['CONFLICT']]);
    const { rows } = await t.database.pool.query(
      `select before->'enabled' as was, after->'daysBefore' as days from audit_log where entity_id = 'paymentReminders'`,
    );
    expect(rows).toEqual([{ was: false, days: [5, 2] }]);
    await change({ enabled: false, daysBefore: [3], daysAfter: [1, 7, 14] });
  });

  it.each([
    [{ enabled: true, daysBefore: [], daysAfter: [] }, 'daysBefore'],
    [{ daysBefore: [3, 3] }, 'daysBefore'],
    [{ daysAfter: [0] }, 'daysAfter.0'],
    [{ daysAfter: [61] }, 'daysAfter.0'],
    [{ daysBefore: [1, 2, 3, 4, 5, 6, 7] }, 'daysBefore'],
  ])('is refused with RQST_PARAMS_INVALID and its field: %o', async (changes, field) => {
    const { status, errors } = await change(changes);
    expect([status, errors[0]?.code, errors[0]?.field]).toEqual([400, 'RQST_PARAMS_INVALID', field]);
  });

  it.each(['REGISTRAR', 'VIEWER'] as const)('is nothing for a %s to read or change', async (role) => {
    const who = { token: await signInAs(t, await createStaff(t, role)) };
    const body = { enabled: true, daysBefore: [1], daysAfter: [], revision: 0 };
    const answers = [
      await call(t, endpoints.getReminderSchedule, {}, who),
      await call(t, endpoints.updateReminderSchedule, { body }, who),
      await call(t, endpoints.previewReminders, { query: {} }, who),
      await call(t, endpoints.listUnreminded, { query: {} }, who),
    ];
    expect(answers.map(({ status, codes }) => [status, ...codes])).toEqual(
      answers.map(() => [403, 'FORBIDDEN']),
    );
  });

  it('sends nothing while it is off, but shows what it would send', async () => {
    const { family, dueDate } = await unpaidFamily();
    goTo(addDays(dueDate, -3));
    expect(await sendPaymentReminders(t.ctx)).toEqual({ sent: 0, failures: [] });
    const planned = (await preview()).filter(({ orderId }) => orderId === family.orderId);
    expect(planned.map(({ day, step, reason, open, dueDate }) => [day, step, reason, open, dueDate])).toEqual(
      [
        [today(), -3, 'NOT_REPORTED', 1_000, dueDate],
        [addDays(dueDate, 1), 1, 'NOT_REPORTED', 1_000, dueDate],
        [addDays(dueDate, 7), 7, 'NOT_REPORTED', 1_000, dueDate],
      ],
    );
    await cancel(family);
  });
});

describe('families', () => {
  beforeAll(() => change({ enabled: true }));

  it('get each step once, however many workers run, and it leaves the preview', async () => {
    const { family, dueDate } = await unpaidFamily();
    goTo(addDays(dueDate, -3));
    const runs = await Promise.all(Array.from({ length: 20 }, () => sendPaymentReminders(t.ctx)));
    expect(runs.flatMap(({ failures }) => failures)).toEqual([]);
    const mails = await remindersOf(family);
    expect(mails).toHaveLength(1);
    for (const text of [
      '$1,000',
      'Sangamam Convention',
      'treasurer@example.org',
      '100 Example Avenue',
      family.tempNumber,
      // The day that the payment page gives, too.
      formatDate(await paymentDueDate({ currency: 'USD', isAddonOrder: false, timeZone }, t.clock.now())),
    ])
      expect(mails[0]?.text).toContain(text);
    const { rows } = await t.database.pool.query(
      `select after->'step' as step from audit_log where action = 'order.payment-reminded' and entity_id = $1`,
      [family.orderId],
    );
    expect(rows).toEqual([{ step: -3 }]);
    const planned = (await preview()).filter(({ orderId }) => orderId === family.orderId);
    expect(planned.map(({ step }) => step)).toEqual([1, 7]);
    goTo(addDays(dueDate, 1));
    await sendPaymentReminders(t.ctx);
    expect((await remindersOf(family)).at(-1)?.text).toContain('is not paid yet');
    expect(await remindersOf(family)).toHaveLength(2);
  });

  it('are reminded with as many statements where there are more of them', async () => {
    const sent: number[] = [];
    for (const count of [1, 4]) {
      const families = await unpaidFamilies(count);
      const [first] = families;
      goTo(addDays(first?.dueDate ?? '', 1));
      const run = async () => {
        const { failures } = await sendPaymentReminders(t.ctx);
        return { status: failures.length === 0 ? 200 : 500 };
      };
      sent.push(await statementsOf(t, run));
      for (const { family } of families) {
        expect(await remindersOf(family)).toHaveLength(1);
        await cancel(family);
      }
    }
    expect(sent[1]).toBe(sent[0]);
  });

  it('are reminded although the reminder of another one fails', async () => {
    const families = await unpaidFamilies(3);
    const [before, failing, after] = families.toSorted((a, b) =>
      a.family.orderId < b.family.orderId ? -1 : 1,
    );
    if (!before || !failing || !after) throw new Error('Three families have not paid');
    const { orderId } = failing.family;
    await t.database.pool.query(`create function refuse_mail() returns trigger language plpgsql as
      $$ begin if new.order_id = '${orderId}' then raise exception 'refused'; end if; return new; end $$`);
    await t.database.pool.query(
      'create trigger refuse_mail before insert on outbox_mails for each row execute function refuse_mail()',
    );
    goTo(addDays(failing.dueDate, 1));
    const { sent, failures } = await sendPaymentReminders(t.ctx);
    await t.database.pool.query('drop function refuse_mail cascade');
    expect(failures.map((failure) => failure.orderId)).toEqual([orderId]);
    expect(sent).toBeGreaterThanOrEqual(2);
    for (const { family } of [before, after]) expect(await remindersOf(family)).toHaveLength(1);
    expect(await remindersOf(failing.family)).toEqual([]);
    await sendPaymentReminders(t.ctx);
    for (const { family } of families) expect(await remindersOf(family)).toHaveLength(1);
  });

  it('that reported or paid in part are reminded of what is open, until they paid or cancelled', async () => {
    const reported = await payments.family();
    await payments.reports(reported);
    const part = await payments.familyThatPaid(400);
    const [paid, cancelled, returned] = [await unpaidFamily(), await unpaidFamily(), await unpaidFamily()];
    await payments.reports(paid.family);
    await payments.receives(paid.family, 1_000);
    await cancel(cancelled.family);
    await payments.reports(returned.family);
    const { _id: paymentId } = await payments.paymentOf(returned.family);
    t.clock.advance({ days: 3 });
    const body = { reason: 'No such transfer' };
    await call(t, declinePayment, { params: { paymentId }, body }, await treasurer());
    const again = { currency: 'USD', isAddonOrder: false, timeZone } as const;
    const dueAgain = await paymentDueDate(again, t.clock.now());

    goTo(addDays(paid.dueDate, 1));
    await sendPaymentReminders(t.ctx);
    for (const text of ['Mail it to', 'should have reached the treasurer', 'Should have arrived by: '])
      expect((await remindersOf(reported))[0]?.text).toContain(text);
    expect((await remindersOf(part))[0]?.text).toContain('$600 USD is still open');
    expect(await remindersOf(paid.family)).toEqual([]);
    expect(await remindersOf(cancelled.family)).toEqual([]);
    expect((await preview()).find(({ orderId }) => orderId === returned.family.orderId)).toMatchObject({
      dueDate: dueAgain,
      reason: 'NOT_REPORTED',
    });
    await cancel(part);
    const mails = await remindersOf(part);
    goTo(addDays(paid.dueDate, 7));
    await sendPaymentReminders(t.ctx);
    expect(await remindersOf(part)).toHaveLength(mails.length);
    expect((await remindersOf(reported)).length).toBeGreaterThan(1);
  });

  it('get none once the convention is over', async () => {
    const [before, after] = [await unpaidFamily(), await unpaidFamily()];
    goTo(addDays(before.dueDate, 1));
    const ends = async (day: string) =>
      t.database.pool.query(
        `update conventions set start_date = $2, convention_deadline = $2, early_bird_date = $2, end_date = $2 where id = $1`,
        [payments.conventionId, day],
      );
    await ends(addDays(today(), -1));
    await sendPaymentReminders(t.ctx);
    expect(await remindersOf(before.family)).toEqual([]);
    expect((await preview()).filter(({ orderId }) => orderId === after.family.orderId)).toEqual([]);
    await ends(today());
    await sendPaymentReminders(t.ctx);
    expect(await remindersOf(before.family)).toHaveLength(1);
    expect(await remindersOf(after.family)).toHaveLength(1);
  });

  it('that get none are listed with the reason, and every open balance is in one of the lists', async () => {
    const waiting = await payments.family();
    const part = await payments.familyThatPaid(400);
    const { family, dueDate } = await unpaidFamily();
    const ids = [waiting, part, family].map(({ orderId }) => orderId);
    const both = async () => {
      const planned = new Set((await preview()).map(({ orderId }) => orderId));
      const none = await unreminded();
      const own = ids.map((id) => none.find(({ orderId }) => orderId === id));
      expect(own.map((found, at) => Boolean(found) !== planned.has(ids[at] ?? ''))).toEqual([
        true,
        true,
        true,
      ]);
      return own;
    };
    const [first, second] = await both();
    expect(first).toMatchObject({ reason: 'NOT_APPROVED', open: 1_000, next: null });
    expect(second).toBeUndefined();
    goTo(addDays(dueDate, 14));
    await sendPaymentReminders(t.ctx);
    const [, , third] = await both();
    expect(third).toMatchObject({ reason: 'ALREADY_SENT', familyName: expect.any(String) as string });
    goTo(addDays(dueDate, 20));
    expect((await both()).map((found) => found?.reason)).toEqual([
      'NOT_APPROVED',
      'NO_DAY_LEFT',
      'NO_DAY_LEFT',
    ]);
  });

  it('of another convention are in neither list', async () => {
    const [planned, waiting] = [await unpaidFamily(), await payments.family()];
    const { conventionId } = payments;
    const other = await buildPaymentDesk(t);
    const who = await treasurer();
    const listed = async (conventionId: string) => {
      const query = { conventionId, pageSize: '100' };
      const { docs } = (await call(t, endpoints.previewReminders, { query }, who)).data;
      const none = (await call(t, endpoints.listUnreminded, { query }, who)).data;
      expect(none.total).toBe(none.docs.length);
      return { planned: new Set(docs.map(({ orderId }) => orderId)), none: none.docs };
    };
    const own = await listed(conventionId);
    expect([...own.planned]).toEqual([planned.family.orderId]);
    expect(own.none.map(({ orderId }) => orderId)).toEqual([waiting.orderId]);
    expect(await listed(other.conventionId)).toEqual({ planned: new Set(), none: [] });
  });

  it('are found by number, address and anybody in the family, in both lists, and others are left out', async () => {
    const { family } = await unpaidFamily();
    const waiting = await payments.family();
    const who = await treasurer();
    const found = async (search: string) => {
      const query = { search, pageSize: '100' };
      const planned = (await call(t, endpoints.previewReminders, { query }, who)).data;
      const none = (await call(t, endpoints.listUnreminded, { query }, who)).data;
      expect([planned.total, none.total]).toEqual([planned.docs.length, none.docs.length]);
      return [...planned.docs, ...none.docs];
    };
    for (const { account, orderId } of [family, waiting]) {
      const [own, ...others] = await found(account.email);
      expect([own?.orderId, others.filter((other) => other.orderId !== orderId)]).toEqual([orderId, []]);
      const byNumber = await found(own?.number.toLowerCase() ?? '');
      expect(new Set(byNumber.map((one) => one.orderId))).toEqual(new Set([orderId]));
      const byName = await found(own?.familyName ?? '');
      expect(byName.map((one) => one.orderId)).toContain(orderId);
    }
    expect(await found('nobody-of-this-name')).toEqual([]);
    const query = { search: 'x'.repeat(101) };
    const { status, errors } = await call(t, endpoints.previewReminders, { query }, who);
    expect([status, errors[0]?.field]).toEqual([400, 'search']);
  });

  it('that ask to cancel get none until they are answered', async () => {
    const { family, dueDate } = await unpaidFamily();
    await payments.reports(family);
    await t.database.pool.query('update conventions set cancel_requests_until = $1 where id = $2', [
      addDays(dueDate, 300),
      family.of.conventionId,
    ]);
    const at = { params: { orderId: family.orderId } };
    const { data } = await call(t, cancels.getCancelEstimate, at, family);
    await call(t, cancels.askToCancel, { ...at, body: { reason: '', keptSeen: data.kept } }, family);
    const planned = async () => (await preview()).some(({ orderId }) => orderId === family.orderId);
    const found = (await unreminded()).find(({ orderId }) => orderId === family.orderId);
    expect([await planned(), found?.reason]).toEqual([false, 'CANCEL_ASKED']);

    await call(t, cancels.takeCancelRequestBack, at, family);
    expect(await planned()).toBe(true);
  });

  it('of a registration that is not approved get none', async () => {
    const family = await payments.family();
    const approved = await unpaidFamily();
    goTo(addDays(approved.dueDate, 1));
    await sendPaymentReminders(t.ctx);
    expect(await remindersOf(approved.family)).toHaveLength(1);
    expect(await remindersOf(family)).toEqual([]);
  });
});

describe('a reminder by hand', () => {
  const remind = async (families: readonly TestFamily[], { dryRun = false } = {}) => {
    const orderIds = families.map(({ orderId }) => orderId);
    return (await call(t, remindNow, { body: { orderIds, dryRun } }, await treasurer())).data;
  };

  it('goes to whom the dry run names, with what is still open, and to nobody else', async () => {
    const [short, paid, cancelled] = [
      await payments.familyThatPaid(400),
      await payments.familyThatPaid(1_000),
      await payments.familyThatPaid(300),
    ];
    await cancel(cancelled);
    const all = [short, paid, cancelled];
    const outcome = [
      ['PART_OPEN', null],
      [null, 'NOTHING_OPEN'],
      [null, 'NOTHING_OPEN'],
    ];
    const planned = await remind(all, { dryRun: true });
    expect(planned.map(({ reason, refusal }) => [reason, refusal])).toEqual(outcome);
    expect(planned.map(({ isSent }) => isSent)).toEqual([false, false, false]);
    expect(planned[0]?.email).toBe(short.account.email);
    expect(await remindersOf(short)).toEqual([]);

    const sent = await remind(all);
    expect(sent.map(({ reason, refusal }) => [reason, refusal])).toEqual(outcome);
    expect(sent.map(({ isSent }) => isSent)).toEqual([true, false, false]);
    const [mail, ...more] = await remindersOf(short);
    expect(mail?.text).toContain('$600 USD');
    expect(more).toEqual([]);
    expect([await remindersOf(paid), await remindersOf(cancelled)]).toEqual([[], []]);
  });

  it('20 times in parallel sends one mail, and no other one until two days have passed', async () => {
    const family = await payments.familyThatPaid(400);
    const answers = await Promise.all(Array.from({ length: 20 }, () => remind([family])));
    expect(answers.flat().filter(({ isSent }) => isSent)).toHaveLength(1);
    expect(await remindersOf(family)).toHaveLength(1);
    t.clock.advance({ days: 1 });
    payments = await buildPaymentDesk(t);
    expect((await remind([family]))[0]?.refusal).toBe('REMINDED_LATELY');
    t.clock.advance({ days: 2 });
    expect((await remind([family]))[0]?.isSent).toBe(true);
    expect(await remindersOf(family)).toHaveLength(2);
  });

  it('stands for the reminder of the schedule on that day', async () => {
    await change({ enabled: true, daysBefore: [], daysAfter: [1] });
    const { family, dueDate } = await unpaidFamily();
    goTo(addDays(dueDate, 1));
    await remind([family]);
    await sendPaymentReminders(t.ctx);
    expect(await remindersOf(family)).toHaveLength(1);
    const planned = await preview();
    expect(planned.filter(({ orderId }) => orderId === family.orderId)).toEqual([]);
    await change({ enabled: false, daysBefore: [3], daysAfter: [1, 7, 14] });
  });
});
