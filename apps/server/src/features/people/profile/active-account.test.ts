import { getUser, signUp } from '@sangamam/contract/accounts/account-endpoints';
import { approvePayment } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { correctPerson, mergePeople } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { contactUs } from '@sangamam/contract/contact/contact';
import { initiateRegistration } from '@sangamam/contract/orders/order-endpoints';
import { reportZellePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { closeAccount } from '@sangamam/contract/people/own-data/own-data-endpoints';
import {
  getListVisibility,
  setListVisibility,
} from '@sangamam/contract/people/visibility/list-visibility-endpoints';
import { updateProfile } from '@sangamam/contract/people/profile/profile-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { remindAndExpireOrders } from '#server/features/orders/reminders/remind-and-expire-orders.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { duringChange } from '#test/during-change.ts';
import { createRegistrant, createStaff, testPassword } from '#test/fixtures/accounts.ts';
import { contactPayload } from '#test/fixtures/contact.ts';
import { startFamily, submitFamily } from '#test/fixtures/registrations.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';
import { outbox } from '#test/outbox.ts';
import { revisionOf } from '#test/fixtures/revisions.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { applyRetention } from '../erasure/apply-retention.ts';

describe('an account that is being closed', () => {
  let t: TestApp;
  let conventionId: string;
  let packageId: string;
  let admin: { token: string };
  beforeAll(async () => {
    t = await buildTestApp();
    ({ id: conventionId } = await buildConvention(t.ctx));
    ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
    admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
  });
  afterAll(() => t.close());

  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await t.database.pool.query<Row>(text, values)).rows;

  /** Runs `work` during a concurrent change of the account that ends while `work` waits. */
  const during = <Answer>(
    userId: string,
    { change, end }: { change: string; end: 'commit' | 'rollback' },
    work: () => Promise<Answer>,
  ) => {
    const statement = `update users set ${change} where id = $1`;
    return duringChange(t, { statement, values: [userId], end }, work);
  };
  const closing = { change: 'closed_at = now()', end: 'commit' } as const;
  const notClosing = { ...closing, end: 'rollback' } as const;

  it('cannot start a registration', async () => {
    const account = await createRegistrant(t);
    const token = await signInAs(t, account);
    const body = { userId: account.id, conventionId };
    const start = () => call(t, initiateRegistration, { body }, { token });
    const suspending = { change: `suspended_at = now(), suspension_reason = 'x'`, end: 'commit' } as const;
    const started = () => query('select 1 from orders where user_id = $1', [account.id]);
    expect((await during(account.id, suspending, start)).codes).toEqual(['UNAUTHORIZED']);
    await query('update users set suspended_at = null, suspension_reason = null where id = $1', [account.id]);
    expect(await started()).toHaveLength(0);
    expect((await during(account.id, notClosing, start)).status).toBe(200);
    await query(
      'delete from order_participants where order_id in (select id from orders where user_id = $1)',
      [account.id],
    );
    await query('delete from orders where user_id = $1', [account.id]);
    expect((await during(account.id, closing, start)).codes).toEqual(['UNAUTHORIZED']);
    expect(await started()).toHaveLength(0);
  });

  it('accepts no profile change from its owner or from staff', async () => {
    const account = await createRegistrant(t, { firstName: 'Before' });
    const token = await signInAs(t, account);
    const { email: _, ...profile } = signUpPayload({ firstName: 'Afterwards' });
    const own = () => call(t, updateProfile, { body: profile }, { token });
    const revision = await revisionOf(t, 'person', account.id);
    const body = { profile, reason: 'By phone', revision };
    const staff = () => call(t, correctPerson, { params: { userId: account.id }, body }, admin);
    const name = async () =>
      (
        await query<{ name: string }>(
          'select first_name as name from people p join users u on u.person_id = p.id where u.id = $1',
          [account.id],
        )
      )[0]?.name;
    expect((await during(account.id, closing, own)).codes).toEqual(['UNAUTHORIZED']);
    await query('update users set closed_at = null where id = $1', [account.id]);
    expect((await during(account.id, closing, staff)).codes).toEqual(['CONFLICT']);
    expect(await name()).toBe('Before');
    await query('update users set closed_at = null where id = $1', [account.id]);
    expect((await during(account.id, notClosing, own)).status).toBe(200);
    expect(await name()).toBe('Afterwards');
    expect((await call(t, getUser, { params: { id: account.id } }, { token })).status).toBe(200);
  });

  it('stays hidden from the public list after a merge, and hides nobody who was shown', async () => {
    const [kept, other] = [await createRegistrant(t), await createRegistrant(t)];
    const [hidden, shown] = [await createRegistrant(t), await createRegistrant(t)];
    const token = await signInAs(t, hidden);
    await call(t, setListVisibility, { body: { hiddenFromList: true } }, { token }).then(({ data }) => data);
    const isHidden = async (into: typeof kept, duplicateId: string) => {
      const body = { duplicateId, dryRun: false, reason: 'Signed up twice' };
      await call(t, mergePeople, { params: { userId: into.id }, body }, admin).then(({ data }) => data);
      const read = await call(t, getListVisibility, {}, { token: await signInAs(t, into) });
      return read.data.hiddenFromList;
    };
    expect(await isHidden(kept, hidden.id)).toBe(true);
    expect(await isHidden(other, shown.id)).toBe(false);
  });

  it('has messages from its former addresses deleted, except from an address that belongs to somebody else now', async () => {
    const [kept, reused, plain] = [
      await createRegistrant(t, { email: 'kept@former.org' }),
      await createRegistrant(t, { email: 'reused@former.org' }),
      await createRegistrant(t, { email: 'plain@former.org' }),
    ];
    const { emailParams } = contactPayload();
    for (const { email } of [kept, reused, plain]) {
      const body = { emailParams: { ...emailParams, emailAddress: email } };
      expect((await call(t, contactUs, { body })).status).toBe(200);
    }
    for (const { id } of [reused, plain]) {
      const body = { duplicateId: id, dryRun: false, reason: 'Signed up twice' };
      await call(t, mergePeople, { params: { userId: kept.id }, body }, admin).then(({ data }) => data);
    }
    const { email: _, ...profile } = signUpPayload();
    const revision = await revisionOf(t, 'person', kept.id);
    const body = { profile, email: 'new@former.org', reason: 'By phone', revision };
    await call(t, correctPerson, { params: { userId: kept.id }, body }, admin).then(({ data }) => data);
    await createRegistrant(t, { email: reused.email });
    const token = await signInAs(t, { email: 'new@former.org' });
    const closed = await call(t, closeAccount, { body: { password: testPassword } }, { token });
    expect(closed.data).toEqual({ closed: true });
    const left = await query("select email from contact_messages where email like '%@former.org'");
    expect(left).toEqual([{ email: reused.email }]);
  });

  it('does not stop the nightly job from handling other registrations', async () => {
    const [stuck, next] = [await startFamily(t, conventionId), await startFamily(t, conventionId)];
    await query(
      `create function get_stuck() returns trigger language plpgsql as 'begin raise exception ''stuck''; end'`,
    );
    await query(
      `create trigger get_stuck before update on orders for each row when (old.id = '${stuck.orderId}') execute function get_stuck()`,
    );
    t.clock.advance({ days: 4 });
    const done = await remindAndExpireOrders(t.ctx);
    expect(done.failures.map(({ orderId }) => orderId)).toEqual([stuck.orderId]);
    const kinds = async (to: string) => (await outbox(t, { to })).map(({ kind }) => kind);
    expect(await kinds(next.account.email)).toContain('order.reminder');
    expect(await kinds(stuck.account.email)).not.toContain('order.reminder');
    await query('drop trigger get_stuck on orders');
    expect((await remindAndExpireOrders(t.ctx)).failures).toEqual([]);
    expect(await kinds(stuck.account.email)).toContain('order.reminder');
  });

  it('can still have its payments decided after the convention, and no mail is sent', async () => {
    const [gone, there] = [
      await submitFamily(t, conventionId, packageId),
      await submitFamily(t, conventionId, packageId),
    ];
    for (const family of [gone, there]) {
      const input = {
        params: { orderId: family.orderId },
        body: { chaseTransferEmail: 'payer@example.org' },
      };
      await call(t, reportZellePayment, input, family).then(({ data }) => data);
    }
    t.clock.advance({ days: 300 });
    const again = { token: await signInAs(t, gone.account) };
    const closed = await call(t, closeAccount, { body: { password: testPassword } }, again);
    expect(closed.data).toEqual({ closed: true });
    const treasurer = { token: await signInAs(t, await createStaff(t, 'TREASURER')) };
    for (const { orderId } of [gone, there]) {
      const [payment] = await query<{ id: string; due: number }>(
        'select id, due_amount as due from payments where order_id = $1',
        [orderId],
      );
      const params = { paymentId: payment?.id ?? '' };
      const body = { reason: 'Seen on the statement' };
      const approved = await call(t, approvePayment, { params, body }, treasurer);
      expect(approved.codes).toEqual([]);
      expect(approved.data).toMatchObject({ state: 'PAYMENT_APPROVED' });
    }
    const mails = await query<{ id: string }>(
      `select order_id as id from outbox_mails where kind in ('payment.approved', 'order.confirmed') and order_id = any($1)`,
      [[gone.orderId, there.orderId]],
    );
    expect(mails).toEqual([{ id: there.orderId }]);
  });

  describe('an account that the retention schedule erases', () => {
    const unverified = async () => (await call(t, signUp, { body: signUpPayload() })).data;
    const isClosed = async (id: string) =>
      (await query('select 1 from users where id = $1 and closed_at is not null', [id])).length === 1;

    it('is kept when it was verified in the last moment', async () => {
      const { id } = await unverified();
      t.clock.advance({ days: 91 });
      const verifying = { change: 'email_verified_at = now()', end: 'commit' } as const;
      await during(id, verifying, () => applyRetention(t.ctx));
      expect(await isClosed(id)).toBe(false);
      await query('update users set email_verified_at = null where id = $1', [id]);
      await during(id, { ...verifying, end: 'rollback' }, () => applyRetention(t.ctx));
      expect(await isClosed(id)).toBe(true);
    });

    it('leaves messages alone that came from an address that it never proved', async () => {
      const { id, email } = await unverified();
      const { emailParams } = contactPayload();
      const written = { ...emailParams, emailAddress: email, fullname: 'Somebody Else' };
      expect((await call(t, contactUs, { body: { emailParams: written } })).status).toBe(200);
      t.clock.advance({ days: 91 });
      await applyRetention(t.ctx);
      expect(await isClosed(id)).toBe(true);
      expect(await query('select 1 from contact_messages where email = $1', [email])).toHaveLength(1);
    });
  });
});
