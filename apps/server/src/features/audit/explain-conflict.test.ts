import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { approveRegistrations } from '@sangamam/contract/casework/care/registration-care-endpoints';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

import { createStaffAccount } from '#server/features/accounts/staff/create-staff-account.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { duringChange } from '#test/during-change.ts';
import { testPassword } from '#test/fixtures/accounts.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { untilAnswered } from '#test/until-answered.ts';

import { contestedOrder } from '../orders/decisions/contested-order.ts';
import { inExplainedTransaction, timeAgo } from './explain-conflict.ts';

let t: TestApp;
let office: PaymentDesk;
let lizy: { id: string; token: string };
let jose: { id: string; token: string };

beforeAll(async () => {
  t = await buildTestApp();
  office = await buildPaymentDesk(t);
  [lizy, jose] = [await registrarNamed('Lizy', 'Cherian'), await registrarNamed('Jose', 'Kavil')];
});
afterAll(() => t.close());

async function registrarNamed(firstName: string, lastName: string): Promise<{ id: string; token: string }> {
  const email = `${firstName.toLowerCase()}.${lastName.toLowerCase()}@example.org`;
  const id = await createStaffAccount(t.ctx, {
    firstName,
    lastName,
    email,
    password: testPassword,
    roles: ['REGISTRAR', 'TREASURER'],
  });
  return { id, token: await signInAs(t, { email }) };
}

const at = ({ orderId }: TestFamily) => ({ params: { orderId } });
const rejects = (family: TestFamily, who: { token: string }) =>
  call(t, desk.rejectRegistration, { ...at(family), body: { reason: 'Registered twice' } }, who);
const family = () => submitFamily(t, office.conventionId, office.packageId);

describe('a refused decision', () => {
  it('about a registration says who was quicker, what they did and when', async () => {
    const asked = await family();
    await call(t, desk.approveRegistration, at(asked), lizy);
    const { status, errors } = await rejects(asked, jose);
    expect([status, errors]).toMatchObject([
      409,
      [
        {
          code: 'TRANSITION_NOT_POSSIBLE',
          message: 'Lizy Cherian approved it just now.',
          quicker: { action: 'order.approved', actorName: 'Lizy Cherian' },
        },
      ],
    ]);
    expect((await rejects(asked, lizy)).errors[0]?.message).toBe('You approved it just now.');
  });

  it('of several has the words in the line of its registration', async () => {
    const [free, taken] = [await family(), await family()];
    await rejects(taken, lizy);
    const orderIds = [free.orderId, taken.orderId];
    const { data } = await call(t, approveRegistrations, { body: { orderIds } }, jose);
    expect(data.map(({ message }) => message)).toEqual([null, 'Lizy Cherian rejected it just now.']);
  });

  it('at the same moment names the one who came first', async () => {
    const asked = await family();
    const [approved, rejected] = await Promise.all([
      untilAnswered(() => call(t, desk.approveRegistration, at(asked), lizy)),
      untilAnswered(() => rejects(asked, jose)),
    ]);
    expect([...approved.errors, ...rejected.errors].map(({ message }) => message)).toEqual([
      approved.status === 200 ? 'Lizy Cherian approved it just now.' : 'Jose Kavil rejected it just now.',
    ]);
  });

  it('that waited for the lock names who committed meanwhile', async () => {
    const asked = await family();
    const statement = `with decided as (
        update orders set registration_status = 'REG_REJECTED', reason = 'x' where id = $1 returning id
      ) insert into audit_log (at, actor_id, action, entity, entity_id)
        select $3, $2, 'order.rejected', 'order', id from decided`;
    const values = [asked.orderId, lizy.id, t.ctx.now()];
    const late = await duringChange(t, { statement, values, end: 'commit' }, () =>
      call(t, desk.approveRegistration, at(asked), jose),
    );
    expect(late.errors).toMatchObject([
      { message: 'Lizy Cherian rejected it just now.', quicker: { action: 'order.rejected' } },
    ]);
  });

  it('with another reason names who gave the first one', async () => {
    const asked = await family();
    await rejects(asked, lizy);
    const body = { reason: 'Not of the community' };
    const late = await call(t, desk.rejectRegistration, { ...at(asked), body }, jose);
    expect(late.errors).toMatchObject([{ code: 'CONFLICT', message: 'Lizy Cherian rejected it just now.' }]);
  });

  it('keeps its plain sentence where nobody decided, and where the actor is not known', async () => {
    const asked = await family();
    const { pool } = t.database;
    // As if it had happened before the audit log named actors.
    await pool.query("update orders set registration_status = 'REG_REJECTED', reason = 'x' where id = $1", [
      asked.orderId,
    ]);
    const approve = async () => (await call(t, desk.approveRegistration, at(asked), jose)).errors;
    const plain = {
      code: 'TRANSITION_NOT_POSSIBLE',
      message: errorCatalogue.TRANSITION_NOT_POSSIBLE.message,
    };
    expect(await approve()).toEqual([plain]);
    await pool.query(
      "insert into audit_log (at, action, entity, entity_id) values (now(), 'order.rejected', 'order', $1)",
      [asked.orderId],
    );
    expect(await approve()).toEqual([plain]);
  });

  it('about a payment names who rejected its registration meanwhile', async () => {
    const paying = await office.family();
    await office.reports(paying);
    await rejects(paying, lizy);
    expect((await office.declines(paying)).errors).toMatchObject([
      { message: 'Lizy Cherian rejected the registration just now.', quicker: { action: 'order.rejected' } },
    ]);
  });

  it('about a payment names what was done with it', async () => {
    const paying = await office.family();
    await office.reports(paying);
    await office.receivesAndApproves(paying, { amount: 1_000 });
    const { errors } = await office.receivesAndApproves(paying, { amount: 1_100, receivedBefore: 0 });
    expect(errors[0]).toMatchObject({ message: 'You approved it just now.' });
  });

  it('keeps its plain sentence for families, who learn no names', async () => {
    const asked = await family();
    await rejects(asked, lizy);
    const refusal = new AppError('TRANSITION_NOT_POSSIBLE');
    const refused = (type: 'STAFF' | 'REGISTRANT') =>
      inExplainedTransaction(t.ctx, { type, userId: asked.account.id }, contestedOrder(asked.orderId), () =>
        Promise.reject(refusal),
      );
    await expect(refused('REGISTRANT')).rejects.toBe(refusal);
    await expect(refused('STAFF')).rejects.toMatchObject({
      errors: [{ message: 'Lizy Cherian rejected it just now.' }],
    });
  });
});

test.each([
  [0, 'just now'],
  [29_999, 'just now'],
  [30_000, 'a minute ago'],
  [90_000, 'a minute ago'],
  [120_000, '2 minutes ago'],
  [3_600_000, 'an hour ago'],
  [7_200_000, '2 hours ago'],
  [86_400_000, 'a day ago'],
  [200_000_000, '2 days ago'],
])('%i ms ago is %s', (ms, words) => {
  expect(timeAgo(ms)).toBe(words);
});
