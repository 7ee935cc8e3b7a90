import { listPayments } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { reportZellePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { downloadOwnData } from '#test/download.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { approvePayment, receivePayment } from './decide-payment.ts';

describe('the actor of a payment entry', () => {
  let t: TestApp;
  let family: TestFamily;
  let paymentId: string;
  beforeAll(async () => {
    t = await buildTestApp();
    const { id: conventionId } = await buildConvention(t.ctx);
    const { id: packageId } = await buildPackage(t.ctx, { conventionId });
    family = await submitFamily(t, conventionId, packageId);
    const report = { params: { orderId: family.orderId }, body: { chaseTransferEmail: 'p@example.org' } };
    await call(t, reportZellePayment, report, family);
    const { rows } = await t.database.pool.query<{ id: string }>(
      'select id from payments where order_id = $1',
      [family.orderId],
    );
    paymentId = rows[0]?.id ?? '';
    const site = systemActor('command line');
    await receivePayment(t.ctx, site, paymentId, { amount: 10, reference: 'imported', receivedBefore: 0 });
    await approvePayment(t.ctx, site, paymentId, 'the rest is waived');
  });
  afterAll(() => t.close());

  it('is the account for entries that people make and the part of the site for entries that it makes itself', async () => {
    const { rows } = await t.database.pool.query(
      'select kind, actor_id, actor_system from payment_entries where payment_id = $1 order by id',
      [paymentId],
    );
    expect(rows).toEqual([
      { kind: 'REPORTED', actor_id: family.account.id, actor_system: null },
      { kind: 'RECEIVED', actor_id: null, actor_system: 'command line' },
      { kind: 'APPROVED', actor_id: null, actor_system: 'command line' },
    ]);
    const { rows: audited } = await t.database.pool.query(
      "select actor_id, actor_system from audit_log where action = 'payment.approved' and entity_id = $1",
      [paymentId],
    );
    expect(audited).toEqual([{ actor_id: null, actor_system: 'command line' }]);
  });

  it("is named in the treasurer's list", async () => {
    const token = await signInAs(t, await createStaff(t, 'TREASURER'));
    const { data } = await call(t, listPayments, { query: { search: family.tempNumber } }, { token });
    expect(data.docs[0]?.entries.map(({ actorName }) => actorName)).toEqual([
      expect.not.stringContaining('the site'),
      'the site (command line)',
      'the site (command line)',
    ]);
  });

  it('is left out of "Your data"', async () => {
    const { paymentEntries } = await downloadOwnData(t, family);
    expect(paymentEntries).toHaveLength(3);
    expect(JSON.stringify(paymentEntries)).not.toMatch(/actor|command line/u);
  });

  it('cannot be both an account and a part of the site', async () => {
    await expect(
      t.database.pool.query(
        `insert into payment_entries (payment_id, kind, actor_id, actor_system) values ($1, 'REFUNDED', $2, 'x')`,
        [paymentId, family.account.id],
      ),
    ).rejects.toMatchObject({ constraint: 'payment_entries_one_actor' });
  });
});
