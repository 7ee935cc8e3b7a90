import { afterAll, beforeAll, expect, it } from 'vitest';
import * as paymentDesk from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { addStaffNote } from '@sangamam/contract/casework/notes/note-endpoints';
import * as care from '@sangamam/contract/casework/care/registration-care-endpoints';
import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { reportZellePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

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

const at = ({ orderId }: TestFamily) => ({ params: { orderId } });
const historyOf = async (family: TestFamily) =>
  (await call(t, listOrderHistory, { query: { userId: family.account.id } }, family)).data;
const done = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200);

it('the timeline shows a family its events in order, without notes of staff', async () => {
  const family = await submitFamily(t, conventionId, packageId);
  const other = await submitFamily(t, conventionId, packageId);
  await done(
    call(
      t,
      addStaffNote,
      { ...at(family), body: { note: 'Known to Fr. Jose', registrarsOnly: false } },
      admin,
    ),
  );
  await done(call(t, care.messageFamily, { ...at(family), body: { question: 'Which parish?' } }, admin));
  await done(call(t, desk.approveRegistration, at(family), admin));
  const chaseTransferEmail = 'payer@example.org';
  await done(call(t, reportZellePayment, { ...at(family), body: { chaseTransferEmail } }, family));
  const { rows } = await t.database.pool.query<{ id: string }>(
    'select id from payments where order_id = $1',
    [family.orderId],
  );
  const payment = { params: { paymentId: rows[0]?.id ?? '' } };
  await done(call(t, paymentDesk.declinePayment, { ...payment, body: { reason: 'Not found' } }, admin));

  const [order] = await historyOf(family);
  expect(order?.timelineEvents.map(({ what, note }) => [what, note])).toEqual([
    ['STARTED', null],
    ['SUBMITTED', null],
    ['ASKED', 'Which parish?'],
    ['APPROVED', null],
    ['PAYMENT_REPORTED', null],
    ['PAYMENT_DECLINED', 'Not found'],
  ]);
  const times = order?.timelineEvents.map(({ at }) => at) ?? [];
  expect(times).toEqual(times.toSorted());
  const [others] = await historyOf(other);
  expect(others?.timelineEvents.map(({ what }) => what)).toEqual(['STARTED', 'SUBMITTED']);
});
