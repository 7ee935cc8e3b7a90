import * as accepting from '@sangamam/contract/bank/statements/accept-endpoints';
import * as imports from '@sangamam/contract/bank/statements/import-endpoints';
import * as endpoints from '@sangamam/contract/bank/statements/statement-endpoints';
import { reportZellePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { statementsOf } from '#test/statements-of.ts';
import { upload } from '#test/upload.ts';

let t: TestApp;
let treasurer: { token: string };
let conventionId: string;
let packageId: string;
let serial = 0;

beforeAll(async () => {
  t = await buildTestApp();
  treasurer = { token: await signInAs(t, await createStaff(t, 'TREASURER')) };
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId, price: 850 }));
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

/** Families that have reported a payment. */
async function reportedFamilies(count: number): Promise<TestFamily[]> {
  const families: TestFamily[] = [];
  for (let at = 0; at < count; at += 1) {
    const family = await submitFamily(t, conventionId, packageId);
    const body = { chaseTransferEmail: `p${(serial += 1)}@example.org` };
    await call(t, reportZellePayment, { params: { orderId: family.orderId }, body }, family);
    families.push(family);
  }
  return families;
}

/** A statement with these payments, and the body that accepts its lines in their sequence. */
async function imported(payments: readonly { of: TestFamily; amount: number; receivedBefore?: number }[]) {
  const day = t.clock.now().toISOString().slice(0, 10);
  const rows = payments.map(
    ({ of, amount }) => `${day},Somebody Else,conv ${of.tempNumber},${amount}.00,S${(serial += 1)}`,
  );
  const text = `Date,Name,Memo,Amount,Reference\n${rows.join('\n')}\n`;
  const files = [{ name: 'march.csv', bytes: Buffer.from(text) }];
  const { data } = await upload(t, imports.importStatement, { files }, treasurer);
  const params = { statementId: data._id };
  const read = await call(t, endpoints.getStatement, { params, query: { pageSize: '100' } }, treasurer);
  const lines = payments.map(({ of, amount, receivedBefore = 0 }, at) => {
    const line = read.data.docs.find(({ reference }) => rows[at]?.endsWith(`,${reference}`));
    if (!line) throw new Error('A line is missing');
    const allocations = [{ orderId: of.orderId, amount, receivedBefore }];
    return { lineId: line._id, revision: line.revision, allocations };
  });
  return {
    params,
    lines,
    accept: () => call(t, accepting.acceptLines, { params, body: { lines } }, treasurer),
  };
}

const ledgerOf = async ({ orderId }: TestFamily) => {
  const { rows } = await t.database.pool.query<{ kind: string; amount: number; reference: string }>(
    `select e.kind, e.amount, e.reference from payment_entries e join payments p on p.id = e.payment_id
     where p.order_id = $1 and e.kind <> 'REPORTED' order by e.id`,
    [orderId],
  );
  return rows.map(({ kind, amount }) => [kind, amount]);
};

it('twelve lines are accepted with as many statements as two', async () => {
  const sent: number[] = [];
  for (const count of [2, 12]) {
    const families = await reportedFamilies(count);
    const { accept } = await imported(families.map((of) => ({ of, amount: 850 })));
    sent.push(
      await statementsOf(t, async () => {
        const answer = await accept();
        expect(answer.data.results.filter(({ accepted }) => accepted)).toHaveLength(count);
        return answer;
      }),
    );
    for (const family of families) expect(await ledgerOf(family)).toEqual([['RECEIVED', 850]]);
  }
  expect(sent[1]).toBe(sent[0]);
  expect(sent[0]).toBeLessThan(35);
});

it('lines that can be booked together are, around one that is refused and two for one family', async () => {
  const [first, twice, late, last] = await reportedFamilies(4);
  if (!first || !twice || !late || !last) throw new Error('Four families have reported');
  const { params, accept } = await imported([
    { of: first, amount: 850 },
    { of: twice, amount: 400 },
    { of: late, amount: 850, receivedBefore: 10 },
    { of: twice, amount: 450, receivedBefore: 400 },
    { of: last, amount: 850 },
    // As the treasurer saw it before the first line.
    { of: first, amount: 10 },
  ]);
  const { data } = await accept();
  expect(data.results.map(({ accepted, code }) => [accepted, code])).toEqual([
    [true, null],
    [true, null],
    [false, 'CONFLICT'],
    [true, null],
    [true, null],
    [false, 'CONFLICT'],
  ]);
  expect([await ledgerOf(first), await ledgerOf(twice), await ledgerOf(late), await ledgerOf(last)]).toEqual([
    [['RECEIVED', 850]],
    [
      ['RECEIVED', 400],
      ['RECEIVED', 450],
    ],
    [],
    [['RECEIVED', 850]],
  ]);
  const { rows } = await t.database.pool.query<{ action: string; count: number }>(
    `select action, count(*)::int from audit_log where action like 'bank-line.%' and entity_id = $1 group by 1`,
    [params.statementId],
  );
  expect(rows).toEqual([{ action: 'bank-line.accepted', count: 4 }]);
});

it('a call that is sent twenty times at once books every line once', async () => {
  const families = await reportedFamilies(3);
  const { accept } = await imported(families.map((of) => ({ of, amount: 850 })));
  const answers = await Promise.all(Array.from({ length: 20 }, accept));
  for (const { data } of answers)
    expect(data.results.map(({ accepted }) => accepted)).toEqual([true, true, true]);
  for (const family of families) expect(await ledgerOf(family)).toEqual([['RECEIVED', 850]]);
});

it('a family of which a part is missing is told so once, with what is missing', async () => {
  const families = await reportedFamilies(3);
  const { accept } = await imported(families.map((of) => ({ of, amount: 800 })));
  await accept();
  const { rows } = await t.database.pool.query<{ to: string; text: string }>(
    `select to_address as "to", text from outbox_mails where kind = 'payment.part-received' and order_id = any($1)`,
    [families.map(({ orderId }) => orderId)],
  );
  expect(rows.map(({ to }) => to).toSorted()).toEqual(
    families.map(({ account }) => account.email).toSorted(),
  );
  for (const { text } of rows) expect(text).toContain('$50');
});
