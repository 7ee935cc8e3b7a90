import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { correctPayment, reversePayment } from '@sangamam/contract/ledger/decisions/correction-endpoints';
import { receivePayment } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import * as endpoints from '@sangamam/contract/collection/deposits/deposit-endpoints';
import * as accepting from '@sangamam/contract/bank/statements/accept-endpoints';
import * as imports from '@sangamam/contract/bank/statements/import-endpoints';
import * as statements from '@sangamam/contract/bank/statements/statement-endpoints';
import { reportZellePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditLog, paymentEntries } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { dataSubject } from '#test/fixtures/data-subject.ts';
import { duringChange } from '#test/during-change.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { upload } from '#test/upload.ts';
import { inTransaction } from '#server/db/context.ts';
import { ledgerPersonalData } from '#server/features/ledger/personal-data.ts';
import { erasePersonalData } from '#server/features/personal-data/carry-out.ts';

describe('checks and deposit slips', () => {
  let t: TestApp;
  let desk: PaymentDesk;
  let serial = 1_000;

  beforeAll(async () => {
    t = await buildTestApp();
    desk = await buildPaymentDesk(t);
  });
  afterAll(async () => {
    await expectInvariants(t);
    await t.close();
  });

  const today = () => calendarDateIn('America/New_York', t.ctx.now());
  const details = () => ({
    number: String((serial += 1)),
    bank: 'Chase',
    writtenOn: addDays(today(), -3),
    receivedOn: today(),
  });
  const receives = async (family: TestFamily, amount: number, check = details(), isAnotherCheck = false) => {
    const { _id: paymentId, receivedAmount: receivedBefore } = await desk.paymentOf(family);
    const body = { amount, receivedBefore, check, ...(isAnotherCheck && { isAnotherCheck }) };
    return call(t, receivePayment, { params: { paymentId }, body }, desk.treasurer);
  };
  /** A family whose check came. */
  const paidByCheck = async (amount = 1_000) => {
    const family = await desk.family();
    await desk.reports(family);
    const { status } = await receives(family, amount);
    expect(status).toBe(200);
    return family;
  };
  const waiting = async () => {
    const { data } = await call(t, endpoints.listUndepositedChecks, { query: {} }, desk.treasurer);
    return data.flatMap(({ checks }) => checks);
  };
  const checkOf = async ({ tempNumber }: TestFamily) => {
    const check = (await waiting()).find(({ tmpConvRegNo }) => tmpConvRegNo === tempNumber);
    if (!check) throw new Error(`No check of ${tempNumber} waits`);
    return check;
  };
  const create = (checkIds: string[], total: number) =>
    call(t, endpoints.createSlip, { body: { checkIds, total } }, desk.treasurer);
  /** A slip with a check of each amount. */
  const slipOf = async (...amounts: number[]) => {
    const families: TestFamily[] = [];
    for (const amount of amounts) families.push(await paidByCheck(amount));
    const ids = [];
    for (const family of families) ids.push((await checkOf(family))._id);
    const { data } = await create(
      ids,
      amounts.reduce((sum, amount) => sum + amount, 0),
    );
    return { slip: data, families, ids };
  };
  const read = async (slipId: string) =>
    (await call(t, endpoints.getSlip, { params: { slipId } }, desk.treasurer)).data;
  const takeBack = (slipId: string) =>
    call(t, endpoints.takeSlipBack, { params: { slipId } }, desk.treasurer);
  const auditOf = async (slipId: string) =>
    (await t.ctx.db.select().from(auditLog).where(eq(auditLog.entityId, slipId)).orderBy(auditLog.id)).map(
      ({ action }) => action,
    );

  it('checks and slips are listed of one convention, or of all', async () => {
    const { slip } = await slipOf(310);
    const [own, other] = [await checkOf(await paidByCheck(320)), await buildPaymentDesk(t)];
    const listed = async (conventionId?: string) => {
      const query = { ...(conventionId && { conventionId }) };
      const checks = await call(t, endpoints.listUndepositedChecks, { query }, desk.treasurer);
      const slips = await call(t, endpoints.listSlips, { query }, desk.treasurer);
      return {
        checks: checks.data.flatMap(({ checks }) => checks.map(({ _id }) => _id)),
        slips: slips.data.docs.map(({ _id }) => _id),
        total: slips.data.total,
      };
    };
    expect(await listed(other.conventionId)).toEqual({ checks: [], slips: [], total: 0 });
    for (const asked of [desk.conventionId, undefined]) {
      const { checks, slips, total } = await listed(asked);
      expect(checks).toContain(own._id);
      expect(slips).toContain(slip._id);
      expect(total).toBe(slips.length);
    }
  });

  describe('a check that came', () => {
    it('waits for its deposit with what was written down, and its number is found as the reference', async () => {
      const family = await paidByCheck(600);
      expect(await checkOf(family)).toMatchObject({
        number: String(serial),
        bank: 'Chase',
        writtenOn: addDays(today(), -3),
        receivedOn: today(),
        amount: 600,
        reversedAs: null,
      });
      const { entries } = await desk.paymentOf(family);
      expect(entries.at(-1)).toMatchObject({ kind: 'RECEIVED', amount: 600, reference: String(serial) });
    });

    it('is refused for a second family until it is confirmed as another check, however it is written', async () => {
      const [first, second] = [await desk.family(), await desk.family()];
      for (const family of [first, second]) await desk.reports(family);
      const check = details();
      expect((await receives(first, 1_000, check)).status).toBe(200);
      const again = { ...check, number: ` 0${check.number}`, bank: 'CHASE ' };
      const { status, errors } = await receives(second, 1_000, again);
      expect([status, errors[0]?.code]).toEqual([409, 'CHECK_RECORDED']);
      expect(errors[0]?.message).toContain(first.tempNumber);
      expect(await desk.paymentOf(second)).toMatchObject({ receivedAmount: 0 });
      expect((await receives(second, 1_000, { ...again, bank: 'Wells Fargo' })).status).toBe(200);
      const third = await desk.family();
      await desk.reports(third);
      expect((await receives(third, 1_000, again, true)).status).toBe(200);
    });

    it('is refused while another treasurer records it for another family', async () => {
      const first = await paidByCheck();
      const { _id: paymentId } = await desk.paymentOf(first);
      const second = await desk.family();
      await desk.reports(second);
      const check = details();
      const change = {
        statement: `select pg_advisory_xact_lock(hashtext('sangamam.check-numbers'))`,
        values: [],
        meanwhile: {
          statement: 'update payment_checks set number = $1 where payment_id = $2',
          values: [check.number, paymentId],
        },
      };
      const late = await duringChange(t, { ...change, end: 'commit' }, () => receives(second, 1_000, check));
      expect(late.codes).toEqual(['CHECK_RECORDED']);
      expect(await desk.paymentOf(second)).toMatchObject({ receivedAmount: 0 });
    });

    it('can be recorded again once it was reversed', async () => {
      const family = await paidByCheck(1_000);
      const { _id: paymentId } = await desk.paymentOf(family);
      const check = { ...details(), number: String(serial - 1) };
      const body = { cause: 'BOOKED_WRONGLY' as const, reason: 'Of another family' };
      expect((await call(t, reversePayment, { params: { paymentId }, body }, desk.treasurer)).status).toBe(
        200,
      );
      const other = await desk.family();
      await desk.reports(other);
      expect((await receives(other, 1_000, check)).status).toBe(200);
    });

    it('is refused for a payment by Zelle, and nothing is booked', async () => {
      const family = await desk.family();
      const body = { chaseTransferEmail: 'payer@example.org' };
      await call(t, reportZellePayment, { params: { orderId: family.orderId }, body }, family);
      const { errors } = await receives(family, 1_000);
      expect(errors).toMatchObject([{ code: 'RQST_PARAMS_INVALID', field: 'check' }]);
      expect(await desk.paymentOf(family)).toMatchObject({ receivedAmount: 0 });
    });

    it('follows the correction of its payment, and is gone when all of it is corrected away', async () => {
      const family = await paidByCheck(1_000);
      const correct = async (received: number) => {
        const { _id: paymentId, receivedAmount: receivedBefore } = await desk.paymentOf(family);
        const body = { received, receivedBefore, reason: 'Misread' };
        await call(t, correctPayment, { params: { paymentId }, body }, desk.treasurer);
      };
      await correct(950);
      expect(await checkOf(family)).toMatchObject({ amount: 950 });
      await correct(0);
      await expect(checkOf(family)).rejects.toThrow('waits');
    });

    it('says nothing of the family any more after it was erased', async () => {
      const { slip, families } = await slipOf(700);
      const [family] = families;
      const { _id } = await desk.paymentOf(family as TestFamily);
      const { account, orderId } = family as TestFamily;
      const subject = dataSubject({ userId: account.id, orderIds: [orderId], paymentIds: [_id] });
      await inTransaction(t.ctx, (ctx) => erasePersonalData(ctx, [ledgerPersonalData], subject));
      expect((await read(slip._id)).checks).toMatchObject([{ number: '', bank: '', amount: 700 }]);
    });
  });

  describe('a deposit slip', () => {
    it('has number, day, account, checks and their sum, and takes them off the list', async () => {
      const { slip, families, ids } = await slipOf(1_000, 400);
      expect(slip).toMatchObject({
        currency: 'USD',
        day: today(),
        state: 'OPEN',
        total: 1_400,
        checkCount: 2,
        bouncedCount: 0,
        actions: ['mark-at-bank', 'take-back'],
      });
      expect(slip.account).not.toBe('');
      expect(slip.checks.map(({ _id }) => _id)).toEqual(ids);
      expect(slip.checks.map(({ tmpConvRegNo }) => tmpConvRegNo)).toEqual(
        families.map(({ tempNumber }) => tempNumber),
      );
      expect((await waiting()).map(({ _id }) => _id)).not.toContain(ids[0]);
      expect((await slipOf(100)).slip.number).toBe(slip.number + 1);
      expect(await auditOf(slip._id)).toEqual(['deposit-slip.created']);
    });

    it('is refused for another sum, for an unknown check and for one that is on a slip', async () => {
      const check = await checkOf(await paidByCheck(500));
      expect((await create([check._id], 499)).codes).toEqual(['CONFLICT']);
      expect((await create([check._id, desk.conventionId], 500)).codes).toEqual(['NOT_FOUND']);
      await create([check._id], 500);
      expect((await create([check._id], 500)).codes).toEqual(['CHECK_NOT_DEPOSITABLE']);
    });

    it('ten at once with the same checks: one slip has them', async () => {
      const ids = [(await checkOf(await paidByCheck(300)))._id, (await checkOf(await paidByCheck(200)))._id];
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => create(at % 2 === 0 ? ids : ids.toReversed(), 500)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.flatMap(({ codes }) => codes))).toEqual(new Set(['CHECK_NOT_DEPOSITABLE']));
    });

    it('slips made at once have numbers of their own that follow each other', async () => {
      const checks = [];
      for (let at = 0; at < 5; at += 1) checks.push(await checkOf(await paidByCheck(100 + at)));
      const answers = await Promise.all(checks.map(({ _id, amount }) => create([_id], amount)));
      const numbers = answers.map(({ data }) => data.number).toSorted((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
    });

    it('is at the bank from a day on, which can be another one but not one to come', async () => {
      const { slip } = await slipOf(250);
      const mark = (day: string) =>
        call(t, endpoints.markSlipAtBank, { params: { slipId: slip._id }, body: { day } }, desk.treasurer);
      expect((await mark(addDays(today(), 1))).codes).toEqual(['DAY_NOT_BEGUN']);
      expect((await mark(addDays(today(), -1))).data).toMatchObject({ state: 'AT_BANK' });
      await mark(today());
      expect((await mark(today())).data).toMatchObject({ state: 'AT_BANK', atBankOn: today() });
      expect(await auditOf(slip._id)).toEqual([
        'deposit-slip.created',
        'deposit-slip.at-bank',
        'deposit-slip.at-bank',
      ]);
      await takeBack(slip._id);
      expect((await mark(today())).codes).toEqual(['SLIP_TAKEN_BACK']);
    });

    it('that is taken back keeps its number and its list, and frees its checks for another one', async () => {
      const { slip, ids } = await slipOf(450);
      expect((await takeBack(slip._id)).data).toMatchObject({ state: 'TAKEN_BACK', actions: [] });
      expect((await takeBack(slip._id)).status).toBe(200);
      expect(await auditOf(slip._id)).toEqual(['deposit-slip.created', 'deposit-slip.taken-back']);
      expect((await create(ids, 450)).data.number).toBeGreaterThan(slip.number);
      expect(await read(slip._id)).toMatchObject({ state: 'TAKEN_BACK', checkCount: 1, total: 450 });
    });

    it('shows a check that bounced, and keeps the sum that the bank booked', async () => {
      const { slip, families } = await slipOf(1_000, 800);
      const { _id: paymentId } = await desk.paymentOf(families[1] as TestFamily);
      const body = { cause: 'BOUNCED' as const, reason: 'No funds' };
      await call(t, reversePayment, { params: { paymentId }, body }, desk.treasurer);
      expect(await read(slip._id)).toMatchObject({
        total: 1_800,
        bouncedCount: 1,
        checks: [{ reversedAs: null }, { reversedAs: 'BOUNCED' }],
      });
    });
  });

  describe('a line of the bank', () => {
    const imported = async (amount: string, currency: 'USD' | 'CAD' = 'USD', day = today()) => {
      serial += 1;
      const text = `Date,Name,Memo,Amount,Reference\n${day},,DEPOSIT,${amount},D${serial}\n`;
      const { data } = await upload(
        t,
        imports.importStatement,
        { files: [{ name: 'march.csv', bytes: Buffer.from(text) }], fields: { currency } },
        desk.treasurer,
      );
      return data._id;
    };
    const lineOf = async (statementId: string) => {
      const { data } = await call(
        t,
        statements.getStatement,
        { params: { statementId }, query: {} },
        desk.treasurer,
      );
      const [line] = data.docs;
      if (!line) throw new Error('The statement has no line');
      return line;
    };
    const accept = async (statementId: string, slipId: string, line: statements.StatementLine) => {
      const body = { lineId: line._id, revision: line.revision, slipId };
      return call(t, accepting.acceptSlip, { params: { statementId }, body }, desk.treasurer);
    };
    const undo = (statementId: string) =>
      call(t, imports.undoStatement, { params: { statementId } }, desk.treasurer);
    const entryCount = () => t.ctx.db.$count(paymentEntries);

    it('that is the sum of a slip suggests it; accepting it deposits the slip and books nothing', async () => {
      const { slip, families } = await slipOf(1_000, 777);
      const statementId = await imported('1777.00');
      const line = await lineOf(statementId);
      expect(line).toMatchObject({
        level: 'SUGGESTED',
        slips: [{ number: slip.number, checkCount: 2, total: 1_777 }],
      });
      const entries = await entryCount();
      const answers = await Promise.all(Array.from({ length: 5 }, () => accept(statementId, slip._id, line)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(await entryCount()).toBe(entries);
      expect(await desk.paymentOf(families[1] as TestFamily)).toMatchObject({ receivedAmount: 777 });
      expect(await read(slip._id)).toMatchObject({
        state: 'DEPOSITED',
        depositedOn: today(),
        statementId,
        actions: [],
      });
      expect(await lineOf(statementId)).toMatchObject({
        state: 'ACCEPTED',
        slips: [{ number: slip.number }],
        allocations: [],
      });
      expect(await auditOf(slip._id)).toEqual(['deposit-slip.created', 'deposit-slip.deposited']);
      expect((await takeBack(slip._id)).codes).toEqual(['SLIP_MATCHED']);
    });

    it('deposits one slip, and another line of the same sum does not deposit it again', async () => {
      const { slip } = await slipOf(612);
      const first = await imported('612.00');
      const second = await imported('612.00');
      await accept(first, slip._id, await lineOf(first));
      const line = await lineOf(second);
      expect(line).toMatchObject({ slips: [] });
      expect((await accept(second, slip._id, line)).codes).toEqual(['SLIP_MATCHED']);
      expect(await lineOf(second)).toMatchObject({ state: 'OPEN' });
    });

    it('of another sum, currency or direction, or before a check came, is not the slip', async () => {
      const { slip } = await slipOf(913);
      for (const statementId of [
        await imported('913.01'),
        await imported('913.00', 'CAD'),
        await imported('-913.00'),
      ]) {
        const line = await lineOf(statementId);
        expect(line.slips).toEqual([]);
        expect((await accept(statementId, slip._id, line)).codes).toEqual(['CONFLICT']);
      }
      expect((await lineOf(await imported('913.00', 'USD', addDays(today(), -1)))).slips).toEqual([]);
      expect(await read(slip._id)).toMatchObject({ state: 'OPEN' });
    });

    it('that confirms a slip while one of its checks is corrected leaves the slip at the sum of the bank', async () => {
      const { slip, families } = await slipOf(615);
      const statementId = await imported('615.00');
      const line = await lineOf(statementId);
      const { _id: paymentId } = await desk.paymentOf(families[0] as TestFamily);
      const accepted = {
        statement: `with line as (update bank_statement_lines set state = 'ACCEPTED', decided_at = now() where id = $1 returning id)
          update deposit_slips set bank_line_id = line.id from line where deposit_slips.id = $2`,
        values: [line._id, slip._id],
        end: 'commit' as const,
      };
      const body = { received: 600, receivedBefore: 615, reason: 'Misread' };
      const corrected = await duringChange(t, accepted, () =>
        call(t, correctPayment, { params: { paymentId }, body }, desk.treasurer),
      );
      expect(corrected.data).toMatchObject({ receivedAmount: 600 });
      expect(await read(slip._id)).toMatchObject({ state: 'DEPOSITED', total: 615 });
    });

    it('a correction beyond the newest check goes on with the one before it; older ones stay to be deposited', async () => {
      const family = await paidByCheck(300);
      for (const amount of [200, 100]) await receives(family, amount);
      const { _id: paymentId } = await desk.paymentOf(family);
      const body = { received: 450, receivedBefore: 600, reason: 'Two checks were misread' };
      await call(t, correctPayment, { params: { paymentId }, body }, desk.treasurer);
      const left = (await waiting()).filter(({ tmpConvRegNo }) => tmpConvRegNo === family.tempNumber);
      expect(left.map(({ amount }) => amount).toSorted((one, two) => one - two)).toEqual([150, 300]);
    });

    it('gives the slip back when its import is undone', async () => {
      const { slip } = await slipOf(534);
      const statementId = await imported('534.00');
      await accept(statementId, slip._id, await lineOf(statementId));
      expect((await undo(statementId)).data).toEqual({ reversed: 0, kept: [] });
      expect(await read(slip._id)).toMatchObject({ state: 'OPEN', depositedOn: null });
      expect((await takeBack(slip._id)).data).toMatchObject({ state: 'TAKEN_BACK' });
    });
  });
});
