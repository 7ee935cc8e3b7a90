import {
  listPayments,
  approvePayment,
  receivePayment,
} from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { reportZellePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { moveMoney, reversePayment } from '@sangamam/contract/ledger/decisions/correction-endpoints';
import * as accepting from '@sangamam/contract/bank/statements/accept-endpoints';
import * as imports from '@sangamam/contract/bank/statements/import-endpoints';
import * as endpoints from '@sangamam/contract/bank/statements/statement-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { erasePersonalData } from '#server/features/personal-data/carry-out.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { dataSubject } from '#test/fixtures/data-subject.ts';
import { duringChange } from '#test/during-change.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { upload } from '#test/upload.ts';

import { bankPersonalData } from '../personal-data.ts';

describe('bank statements', () => {
  let t: TestApp;
  let treasurer: { token: string };
  let conventionId: string;
  let packageId: string;
  let family: TestFamily;
  let serial = 0;

  beforeAll(async () => {
    t = await buildTestApp();
    treasurer = { token: await signInAs(t, await createStaff(t, 'TREASURER')) };
    ({ id: conventionId } = await buildConvention(t.ctx));
    ({ id: packageId } = await buildPackage(t.ctx, { conventionId, price: 850 }));
  });
  beforeEach(async () => {
    family = await submitFamily(t, conventionId, packageId);
    serial += 1;
  });
  afterAll(() => t.close());

  const today = () => new Date().toISOString().slice(0, 10);
  const csv = (...rows: string[]) => `Date,Name,Memo,Amount,Reference\n${rows.join('\n')}\n`;
  /** A line that pays the family, told apart by its bank reference. */
  const paying = (of: TestFamily, amount = '850.00', reference = `R${serial}`) =>
    `${today()},Somebody Else,conv ${of.tempNumber},${amount},${reference}`;
  const importText = async (text: string, name = 'march.csv') =>
    upload(t, imports.importStatement, { files: [{ name, bytes: Buffer.from(text) }] }, treasurer);
  const imported = async (text: string) => {
    const { data } = await importText(text);
    return { ...data, params: { statementId: data._id } };
  };
  const read = async (statementId: string, group?: endpoints.LineGroup) => {
    const { data } = await call(
      t,
      endpoints.getStatement,
      { params: { statementId }, query: { ...(group && { group }) } },
      treasurer,
    );
    return data;
  };
  const firstLine = async (statementId: string) => {
    const { docs } = await read(statementId);
    const line = docs[0];
    if (!line) throw new Error('The statement has no line');
    return line;
  };
  const accept = async (
    statementId: string,
    line: endpoints.StatementLine,
    allocations = line.candidates[0]?.orders.map(({ orderId, amount, receivedAmount }) => ({
      orderId,
      amount,
      receivedBefore: receivedAmount,
    })) ?? [],
  ) => {
    const body = { lines: [{ lineId: line._id, revision: line.revision, allocations }] };
    const { data } = await call(t, accepting.acceptLines, { params: { statementId }, body }, treasurer);
    return data.results[0];
  };
  const paymentOf = async ({ tempNumber }: TestFamily) => {
    const { data } = await call(t, listPayments, { query: { search: tempNumber } }, treasurer);
    return data.docs[0];
  };
  const mailCount = async () => {
    const { rows } = await t.database.pool.query<{ count: number }>('select count(*)::int from outbox_mails');
    return rows[0]?.count;
  };

  it('book nothing and mail nobody before a line is accepted', async () => {
    const mails = await mailCount();
    const { _id, newLines } = await imported(csv(paying(family)));
    expect(newLines).toBe(1);
    expect(await firstLine(_id)).toMatchObject({ level: 'SURE', state: 'OPEN', cents: 85_000 });
    expect(await paymentOf(family)).toBeUndefined();
    expect(await mailCount()).toBe(mails);
  });

  it('book an accepted line on the payment that the family has reported', async () => {
    const body = { chaseTransferEmail: `p${serial}@example.org` };
    await call(t, reportZellePayment, { params: { orderId: family.orderId }, body }, family);
    const { _id } = await imported(csv(paying(family)));
    expect(await accept(_id, await firstLine(_id))).toMatchObject({ accepted: true });
    const payment = await paymentOf(family);
    expect(payment).toMatchObject({ state: 'PAYMENT_RECEIVED', receivedAmount: 850 });
    expect(payment?.entries.at(-1)).toMatchObject({ kind: 'RECEIVED', amount: 850, reference: `R${serial}` });
    const line = await firstLine(_id);
    expect(line).toMatchObject({
      state: 'ACCEPTED',
      allocations: [{ tmpConvRegNo: family.tempNumber, amount: 850, undone: false }],
    });
  });

  it('suggest the family of whom somebody has the address in the memo', async () => {
    const row = `${today()},Unheard Of,from ${family.account.email},850.00,R${serial}`;
    const { candidates } = await firstLine((await imported(csv(row)))._id);
    expect(candidates[0]).toMatchObject({
      reasons: [{ kind: 'FAMILY_ADDRESS', text: family.account.email.toLowerCase() }, {}],
      orders: [{ tmpConvRegNo: family.tempNumber }],
    });
  });

  it('report the payment for a family that has not, by check where the bank says so', async () => {
    const row = `${today()},Somebody,check deposit ${family.tempNumber},850.00,R${serial}`;
    const { _id } = await imported(csv(row));
    const line = await firstLine(_id);
    expect(line.candidates[0]?.orders[0]).toMatchObject({ isReported: false });
    await accept(_id, line);
    expect(await paymentOf(family)).toMatchObject({ method: 'CHEQUE', receivedAmount: 850 });
  });

  it('lock the orders of all lines by id, so that nobody who locks two of them waits for the other', async () => {
    const other = await submitFamily(t, conventionId, packageId);
    const [low, high] = [family, other].toSorted((one, two) => (one.orderId < two.orderId ? -1 : 1));
    if (!low || !high) throw new Error('Two families were submitted');
    const { _id, params } = await imported(csv(paying(high, '850.00', 'H'), paying(low, '850.00', 'L')));
    const { docs } = await read(_id);
    const bookingOf = ({ orderId, tempNumber }: TestFamily) => {
      const line = docs.find(({ memo }) => memo.includes(tempNumber));
      if (!line) throw new Error('The line is missing');
      const allocations = [{ orderId, amount: 850, receivedBefore: 0 }];
      return { lineId: line._id, revision: line.revision, allocations };
    };
    const lines = [bookingOf(high), bookingOf(low)];
    const { results } = await duringChange(
      t,
      {
        statement: 'select id from orders where id = $1 for update',
        values: [low.orderId],
        // Whoever has locked the lower one takes the higher one next.
        meanwhile: {
          statement: 'select id from orders where id = $1 for update nowait',
          values: [high.orderId],
        },
        end: 'commit',
      },
      async () => (await call(t, accepting.acceptLines, { params, body: { lines } }, treasurer)).data,
    );
    expect(results).toMatchObject([{ accepted: true }, { accepted: true }]);
  });

  it('accept a line once, however often it is sent', async () => {
    const { _id } = await imported(csv(paying(family)));
    const line = await firstLine(_id);
    const results = await Promise.all([accept(_id, line), accept(_id, line), accept(_id, line)]);
    expect(results.map((result) => result?.accepted)).toEqual([true, true, true]);
    expect(await paymentOf(family)).toMatchObject({ receivedAmount: 850 });
  });

  it('refuse a line with CONFLICT when the balance has changed since the preview', async () => {
    const body = { chaseTransferEmail: `c${serial}@example.org` };
    await call(t, reportZellePayment, { params: { orderId: family.orderId }, body }, family);
    const { _id } = await imported(csv(paying(family)));
    const line = await firstLine(_id);
    const payment = await paymentOf(family);
    const money = { amount: 100, reference: '', receivedBefore: 0 };
    await call(t, receivePayment, { params: { paymentId: payment?._id ?? '' }, body: money }, treasurer);
    expect(await accept(_id, line)).toMatchObject({ accepted: false, code: 'CONFLICT' });
    expect(await firstLine(_id)).toMatchObject({ state: 'OPEN' });
    expect(await paymentOf(family)).toMatchObject({ receivedAmount: 100 });
  });

  it('book the lines of a call that can be booked when another one cannot', async () => {
    const other = await submitFamily(t, conventionId, packageId);
    const { _id } = await imported(csv(paying(family), paying(other, '850.00', `S${serial}`)));
    const { docs } = await read(_id);
    const lines = docs.map(({ _id: lineId, revision, candidates }, at) => ({
      lineId,
      revision: revision + at,
      allocations: (candidates[0]?.orders ?? []).map(({ orderId, amount }) => ({
        orderId,
        amount,
        receivedBefore: 0,
      })),
    }));
    const { data } = await call(
      t,
      accepting.acceptLines,
      { params: { statementId: _id }, body: { lines } },
      treasurer,
    );
    expect(data.results.map(({ code }) => code)).toEqual([null, 'CONFLICT']);
    expect(await paymentOf(family)).toMatchObject({ receivedAmount: 850 });
    expect(await paymentOf(other)).toBeUndefined();
  });

  it('split one line over several families and never book more than came', async () => {
    const other = await submitFamily(t, conventionId, packageId);
    const { _id } = await imported(csv(`${today()},Uncle,for two,1000.50,U${serial}`));
    const line = await firstLine(_id);
    expect(line.level).not.toBe('SURE');
    const shares = (first: number) => [
      { orderId: family.orderId, amount: first, receivedBefore: 0 },
      { orderId: other.orderId, amount: 500, receivedBefore: 0 },
    ];
    expect(await accept(_id, line, shares(501))).toMatchObject({ code: 'RQST_PARAMS_INVALID' });
    expect(await accept(_id, line, shares(500))).toMatchObject({ accepted: true });
    expect(await paymentOf(other)).toMatchObject({ receivedAmount: 500 });
  });

  it('recognise the lines of an earlier import, in the same file and in an overlapping one', async () => {
    const twin = `${today()},Twin ${serial},coffee,5.00,`;
    const text = csv(paying(family), twin, twin);
    const first = await imported(text);
    expect(first).toMatchObject({ newLines: 3, knownLines: 0 });
    expect(await imported(text)).toMatchObject({ _id: first._id, newLines: 0, knownLines: 3 });
    const longer = csv(paying(family), twin, twin, twin, `${today()},New ${serial},x,7.00,`);
    expect(await imported(longer)).toMatchObject({ newLines: 2, knownLines: 3 });
    const both = await Promise.all([0, 1].map(() => importText(csv(`${today()},Both ${serial},x,9.00,`))));
    expect(both.reduce((sum, { data }) => sum + data.newLines, 0)).toBe(1);
  });

  it('remember what is never matched, for later lines that read alike', async () => {
    const fee = (number: number) =>
      `${today()},Parish Hall ${serial % 2 ? 'x' : 'y'},Rent refund ${number},50.00,`;
    const first = await imported(csv(fee(1)));
    const line = await firstLine(first._id);
    const body = { lineId: line._id, revision: line.revision, state: 'NEVER' as const };
    const { data } = await call(t, accepting.setLineAside, { params: first.params, body }, treasurer);
    expect(data.changed).toBe(1);
    const later = await imported(csv(fee(2)));
    const again = await firstLine(later._id);
    expect(again).toMatchObject({ state: 'NEVER', candidates: [] });
    const open = { lineId: again._id, revision: again.revision, state: 'OPEN' as const };
    await call(t, accepting.setLineAside, { params: later.params, body: open }, treasurer);
    expect(await firstLine(first._id)).toMatchObject({ state: 'OPEN' });
  });

  it('set money that left the account aside', async () => {
    const { _id } = await imported(csv(`${today()},Hotel,deposit,-4000.00,O${serial}`));
    expect(await firstLine(_id)).toMatchObject({ state: 'IGNORED', direction: 'OUT' });
  });

  it('are undone by counter-entries, after which the file can be imported again', async () => {
    const text = csv(paying(family));
    const { _id, params } = await imported(text);
    await accept(_id, await firstLine(_id));
    const mails = await mailCount();
    const undo = () => call(t, imports.undoStatement, { params }, treasurer);
    expect((await undo()).data).toEqual({ reversed: 1, kept: [] });
    expect((await undo()).data).toEqual({ reversed: 0, kept: [] });
    const payment = await paymentOf(family);
    expect(payment).toMatchObject({ state: 'PAYMENT_DECLINED', receivedAmount: 0 });
    expect(payment?.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['REPORTED', 0],
      ['RECEIVED', 850],
      ['CORRECTED', -850],
      ['DECLINED', 0],
    ]);
    expect(await mailCount()).toBe(mails);
    const again = await imported(text);
    expect(again).toMatchObject({ newLines: 1 });
    expect(await accept(again._id, await firstLine(again._id))).toMatchObject({ accepted: true });
    expect(await paymentOf(family)).toMatchObject({ receivedAmount: 850 });
  });

  it('keep a booking of which the payment was approved since', async () => {
    const { _id, params } = await imported(csv(paying(family)));
    await accept(_id, await firstLine(_id));
    const payment = await paymentOf(family);
    await call(t, approvePayment, { params: { paymentId: payment?._id ?? '' } }, treasurer);
    const { data } = await call(t, imports.undoStatement, { params }, treasurer);
    expect(data).toMatchObject({
      reversed: 0,
      kept: [
        {
          amount: 850,
          message: 'The payment has been approved since.',
          canReverse: true,
          payment: { _id: payment?._id, tmpConvRegNo: family.tempNumber, heldAmount: 850 },
        },
      ],
    });
    expect(await paymentOf(family)).toMatchObject({ state: 'PAYMENT_APPROVED', receivedAmount: 850 });
  });

  it('are undone to the end once the payment that kept them was reversed', async () => {
    const text = csv(paying(family));
    const { _id, params } = await imported(text);
    await accept(_id, await firstLine(_id));
    const paymentId = (await paymentOf(family))?._id ?? '';
    await call(t, approvePayment, { params: { paymentId } }, treasurer);
    const undo = async () => (await call(t, imports.undoStatement, { params }, treasurer)).data;
    expect((await undo()).kept).toHaveLength(1);
    expect(await imported(text)).toMatchObject({ newLines: 0, knownLines: 1 });
    const reversal = { cause: 'BOOKED_WRONGLY' as const, reason: 'Another family had paid' };
    await call(t, reversePayment, { params: { paymentId }, body: reversal }, treasurer);
    expect(await undo()).toEqual({ reversed: 1, kept: [] });
    expect(await undo()).toEqual({ reversed: 0, kept: [] });
    const payment = await paymentOf(family);
    expect(payment?.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['REPORTED', 0],
      ['RECEIVED', 850],
      ['APPROVED', 0],
      ['REVERSED', -850],
    ]);
    expect(await imported(text)).toMatchObject({ newLines: 1, knownLines: 0 });
  });

  it('keep a booking of which a part was moved to another family, also when the rest was reversed', async () => {
    const other = await submitFamily(t, conventionId, packageId);
    const text = csv(paying(family));
    const { _id, params } = await imported(text);
    await accept(_id, await firstLine(_id));
    const paymentId = (await paymentOf(family))?._id ?? '';
    const move = { orderId: other.orderId, amount: 300, movableBefore: 850, reason: 'For their cousins' };
    await call(t, moveMoney, { params: { paymentId }, body: move }, treasurer).then(({ data }) => data);
    const reversal = { cause: 'BOOKED_WRONGLY' as const, reason: 'Another family had paid' };
    await call(t, reversePayment, { params: { paymentId }, body: reversal }, treasurer);
    const { data } = await call(t, imports.undoStatement, { params }, treasurer);
    expect(data).toMatchObject({ reversed: 0, kept: [{ amount: 850, canReverse: false }] });
    expect(await imported(text)).toMatchObject({ newLines: 0, knownLines: 1 });
  });

  it('forget what a line says of a family that is erased, and keep its amount', async () => {
    const { _id } = await imported(csv(paying(family)));
    const line = await firstLine(_id);
    await accept(_id, line);
    const subject = dataSubject({ userId: family.account.id, orderIds: [family.orderId] });
    await erasePersonalData(t.ctx, [bankPersonalData], subject);
    expect(await firstLine(_id)).toMatchObject({
      cents: 85_000,
      payer: '',
      memo: '',
      reference: '',
      raw: '',
    });
    expect(await imported(csv(paying(family)))).toMatchObject({ newLines: 0, knownLines: 1 });
  });

  describe('with a transfer that another import has booked', () => {
    /** A Zelle notice as its bank mails it, without the registration number. */
    const notice = (payer: string, reference: string) =>
      `${payer} sent you $400.00\nAmount: $400.00\nDate: ${today()}\nTransaction number: ${reference}\n`;
    const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const named = () => `Payer${'abcdefghijklmnopqrstuvwxyz'[serial]} Sanju`;
    const number = () => String(7_864_652_000 + serial);
    const half = (of: TestFamily) => [{ orderId: of.orderId, amount: 400, receivedBefore: 0 }];
    const bookNotice = async () => {
      const { _id } = await imported(notice(named(), number()));
      expect(await accept(_id, await firstLine(_id), half(family))).toMatchObject({ accepted: true });
    };
    const bankLine = (memo: string, days = 2) =>
      csv(`${later(days)},,Zelle payment from ${named().toUpperCase()} ${memo},400.00,`);

    it.each([
      ['by its number in the memo, two weeks later', 'Conf# NUMBER', 14, 'REFERENCE'],
      ['by date, amount and payer', 'for July', 3, 'DATE_AND_PAYER'],
    ] as const)('show it as booked already %s, and suggest it to nobody', async (_, memo, days, by) => {
      await bookNotice();
      const { _id } = await imported(bankLine(memo.replace('NUMBER', number()), days));
      const { groups } = await read(_id);
      expect(groups.find(({ group }) => group === 'BOOKED')).toMatchObject({ lines: 1 });
      expect(await firstLine(_id)).toMatchObject({
        state: 'OPEN',
        level: 'NONE',
        candidates: [],
        bookedAlready: { date: today(), by, orders: [{ tmpConvRegNo: family.tempNumber, amount: 400 }] },
      });
    });

    it.each([
      ['of another payer', `Zelle payment from UNKNOWN UNCLE for July`, 1],
      ['of the same payer a week later', 'again', 7],
    ])('leave a transfer %s open', async (_, memo, days) => {
      await bookNotice();
      const text = memo.startsWith('Zelle') ? csv(`${later(days)},,${memo},400.00,`) : bankLine(memo, days);
      const { _id } = await imported(text);
      expect(await firstLine(_id)).toMatchObject({ bookedAlready: null });
    });

    it('leave the second of two equal transfers open', async () => {
      await bookNotice();
      const twice = csv(
        `${today()},,Zelle payment from ${named()} Conf# ${number()},400.00,`,
        `${later(1)},,Zelle payment from ${named()} Conf# 9911223344,400.00,`,
      );
      const { docs } = await read((await imported(twice))._id);
      expect(docs.map(({ bookedAlready }) => bookedAlready?.by)).toEqual(['REFERENCE', undefined]);
    });

    it('refuse to book it with BOOKED_ALREADY until the treasurer says that it is a second one', async () => {
      await bookNotice();
      const { _id, params } = await imported(bankLine(`Conf# ${number()}`));
      const line = await firstLine(_id);
      const again = [{ orderId: family.orderId, amount: 400, receivedBefore: 400 }];
      expect(await accept(_id, line, again)).toMatchObject({ accepted: false, code: 'BOOKED_ALREADY' });
      expect(await paymentOf(family)).toMatchObject({ receivedAmount: 400 });
      const lines = [
        { lineId: line._id, revision: line.revision, allocations: again, isAnotherTransfer: true },
      ];
      const { data } = await call(t, accepting.acceptLines, { params, body: { lines } }, treasurer);
      expect(data.results).toMatchObject([{ accepted: true }]);
      expect(await paymentOf(family)).toMatchObject({ receivedAmount: 800 });
    });

    it('book it once when two treasurers accept it from two statements at once', async () => {
      const other = await submitFamily(t, conventionId, packageId);
      const fromNotice = await imported(notice(named(), number()));
      const fromBank = await imported(bankLine(`Conf# ${number()}`));
      const [first, second] = [await firstLine(fromNotice._id), await firstLine(fromBank._id)];
      const results = await Promise.all([
        accept(fromNotice._id, first, half(family)),
        accept(fromBank._id, second, half(other)),
      ]);
      expect(results.map((result) => result?.code)).toEqual(expect.arrayContaining(['BOOKED_ALREADY', null]));
    });
  });

  it('read a file again with other columns: undecided lines are read anew, and none is imported twice', async () => {
    const text = `Day,Details,Description,Amount in\n${today()},CREDIT,Zelle from Mini ${family.tempNumber},850.00\n${today()},CREDIT,Zelle from Saji,40.00\n`;
    const columns = { date: 0, amount: 3, credit: null, debit: null, payer: null, memo: 1, reference: null };
    const importWith = async (memo: number) => {
      const mapping = { delimiter: ',', decimal: '.', dateOrder: 'YMD', columns: { ...columns, memo } };
      const fields = { mapping: JSON.stringify(mapping) };
      const files = [{ name: 'chase.csv', bytes: Buffer.from(text) }];
      return (await upload(t, imports.importStatement, { fields, files }, treasurer)).data;
    };
    const first = await importWith(1);
    expect(first).toMatchObject({ newLines: 2, knownLines: 0, rereadLines: 0 });
    expect(await firstLine(first._id)).toMatchObject({ memo: 'CREDIT' });
    const [, other] = (await read(first._id)).docs;
    if (!other) throw new Error('The second line is missing');
    await accept(first._id, other, [{ orderId: family.orderId, amount: 40, receivedBefore: 0 }]);
    const again = { _id: first._id, newLines: 0, knownLines: 2 };
    expect(await importWith(2)).toEqual({ ...again, rereadLines: 1 });
    expect(await importWith(2)).toMatchObject({ rereadLines: 0 });
    const { docs } = await read(first._id);
    expect(docs).toMatchObject([
      {
        memo: `Zelle from Mini ${family.tempNumber}`,
        candidates: [{ reasons: [{ kind: 'NUMBER' }, { kind: 'REPORTED' }, {}] }],
      },
      { memo: 'CREDIT', state: 'ACCEPTED' },
    ]);
  });

  it('find open balances by number and by a name, in the currency of the line', async () => {
    const find = async (search: string, currency: 'USD' | 'CAD' = 'USD') => {
      const { data } = await call(t, accepting.searchBalances, { query: { search, currency } }, treasurer);
      return data.map(({ orderId }) => orderId);
    };
    const spaced = `${family.tempNumber.slice(0, 3)} ${family.tempNumber.slice(3)}`;
    expect(await find(spaced)).toEqual([family.orderId]);
    expect(await find(family.tempNumber, 'CAD')).toEqual([]);
  });

  it('remember how the columns of a bank are read', async () => {
    const mapping = {
      delimiter: ',' as const,
      decimal: '.' as const,
      dateOrder: 'DMY' as const,
      columns: { date: 0, amount: 2, credit: null, debit: null, payer: 1, memo: null, reference: null },
    };
    const file = { name: 'bank.csv', bytes: Buffer.from('Booked date,Who,Amount in\n05/03/2026,A,12.00\n') };
    const inspect = async (fields: Record<string, string> = {}) =>
      (await upload(t, imports.inspectStatement, { fields, files: [file] }, treasurer)).data;
    expect(await inspect()).toMatchObject({ table: { isRemembered: false } });
    const fields = { mapping: JSON.stringify(mapping) };
    expect(await inspect(fields)).toMatchObject({ lines: [{ date: '2026-03-05', payer: 'A' }], fault: null });
    await upload(t, imports.importStatement, { fields, files: [file] }, treasurer);
    expect(await inspect()).toMatchObject({ table: { isRemembered: true, mapping } });
    const wrong = { ...mapping, columns: { ...mapping.columns, amount: 1 } };
    expect(await inspect({ mapping: JSON.stringify(wrong) })).toMatchObject({
      lines: [],
      fault: 'Line 2, column 2: expected an amount, found “A”.',
    });
  });

  it('that cannot be read are refused and store nothing', async () => {
    const { status, errors } = await importText(csv(`${today()},A,x,8x5,`)).then(
      (answer) => answer as unknown as { status: number; errors: { message: string }[] },
    );
    expect(status).toBe(400);
    expect(errors[0]?.message).toMatch(/^Line 2, column 4/u);
  });
});
