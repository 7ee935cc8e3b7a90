import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as endpoints from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import * as corrections from '@sangamam/contract/ledger/decisions/correction-endpoints';
import { receiveAndApprovePayment } from '@sangamam/contract/ledger/decisions/receive-and-approve-endpoints';
import { createRefund } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { formatRegistrationNumber } from '@sangamam/contract/orders/registration-number';
import { paymentStatuses, type PaymentStatus } from '@sangamam/contract/orders/order-status';
import { paymentActions, type PaymentAction } from '@sangamam/contract/ledger/decisions/payment-decisions';

import { orders, paymentEntries, payments } from '#server/db/schema/schema.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildOrder } from '#seed/factories/build-order.ts';
import { buildUser } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';

import { combinations, everyRole, type Caller } from './every-role.ts';

const due = 100;

interface Facts {
  state: PaymentStatus;
  /** Whole dollars, of 100 due. */
  received: 0 | 40 | 100;
  order: 'active' | 'cancelled' | 'rejected';
  /** Whether a declined payment came to that state by reversing it. */
  reversed: boolean;
}

const facts = combinations<Facts>({
  state: paymentStatuses,
  received: [0, 40, 100],
  order: ['active', 'cancelled', 'rejected'],
  reversed: [false, true],
}).filter(({ state, reversed }) => !reversed || state === 'PAYMENT_DECLINED');

const endpointOf = {
  'receive-and-approve': receiveAndApprovePayment,
  receive: endpoints.receivePayment,
  approve: endpoints.approvePayment,
  decline: endpoints.declinePayment,
  reject: endpoints.rejectPayment,
  reverse: corrections.reversePayment,
  correct: corrections.correctPayment,
  move: corrections.moveMoney,
  refund: createRefund,
};

const givenReason = 'Tried by a test';

const decidedKinds: Partial<Record<PaymentStatus, 'APPROVED' | 'DECLINED' | 'REJECTED'>> = {
  PAYMENT_APPROVED: 'APPROVED',
  PAYMENT_DECLINED: 'DECLINED',
  PAYMENT_REJECTED: 'REJECTED',
};

let t: TestApp;
let callers: Caller[];
/** The order that money is moved to. */
let otherOrderId: string;
let family: { userId: string; conventionId: string; parentOrderId: string };

beforeAll(async () => {
  t = await buildTestApp();
  callers = await everyRole(t);
  const { actor: registrant } = await buildUser(t.ctx);
  const { id: conventionId } = await buildConvention(t.ctx);
  const parentOrderId = await buildOrder(t.ctx, { registrant, conventionId });
  family = { userId: registrant.userId, conventionId, parentOrderId };
  const other = await arrange({ state: 'PAYMENT_DECLINED', received: 0, order: 'active', reversed: false });
  otherOrderId = other.orderId;
});
afterAll(() => t.close());

/** Separate numbers: the family's registration has already used the first ones. */
const firstSerial = 1_000_000;
let count = 0;

interface Arranged {
  paymentId: string;
  orderId: string;
  tempNumber: string;
}

/** As many payments in a manually built state. The ledger is append-only, so each case has its own order. */
async function arrangeMany(cases: number, { state, received, order, reversed }: Facts): Promise<Arranged[]> {
  const now = t.ctx.now();
  const numbers = Array.from({ length: cases }, (_, index) =>
    formatRegistrationNumber('T', firstSerial + count + index + 1),
  );
  count += cases;
  const madeOrders = await t.database.db
    .insert(orders)
    .values(
      numbers.map((tempNumber) => ({
        ...family,
        tempNumber,
        submittedAt: now,
        currency: 'USD' as const,
        netPrice: due,
        cadNetPrice: due,
        registrationStatus: order === 'rejected' ? ('REG_REJECTED' as const) : ('REG_APPROVED' as const),
        paymentStatus: state,
        cancelledAt: order === 'cancelled' ? now : null,
      })),
    )
    .returning({ orderId: orders.id, tempNumber: orders.tempNumber });
  const madePayments = await t.database.db
    .insert(payments)
    .values(
      madeOrders.map(({ orderId }) => ({
        orderId,
        method: 'CHASE' as const,
        state,
        currency: 'USD' as const,
        netAmount: due,
        feeAmount: 0,
        dueAmount: due,
        dueDate: '2030-01-01',
      })),
    )
    .returning({ paymentId: payments.id, orderId: payments.orderId });
  const ids = madePayments.map(({ paymentId }) => paymentId);
  if (received > 0) {
    await t.database.db
      .insert(paymentEntries)
      .values(ids.map((paymentId) => ({ paymentId, kind: 'RECEIVED' as const, amount: received })));
  }
  const decidedAs = reversed ? ('REVERSED' as const) : decidedKinds[state];
  if (decidedAs !== undefined) {
    await t.database.db
      .insert(paymentEntries)
      .values(ids.map((paymentId) => ({ paymentId, kind: decidedAs, reason: givenReason })));
  }
  const paymentOf = new Map(madePayments.map(({ orderId, paymentId }) => [orderId, paymentId]));
  return madeOrders.map(({ orderId, tempNumber }) => ({
    orderId,
    tempNumber: tempNumber ?? '',
    paymentId: paymentOf.get(orderId) ?? '',
  }));
}

async function arrange(facts: Facts): Promise<Arranged> {
  const [arranged] = await arrangeMany(1, facts);
  if (!arranged) throw new Error('Nothing was arranged');
  return arranged;
}

/** What decisions change, as text. */
async function stored(paymentId: string): Promise<string> {
  const { rows } = await t.database.pool.query(
    `select state, (select count(*) from payment_entries where payment_id = payments.id) as entries,
       (select count(*) from refunds where payment_id = payments.id) as refunds
     from payments where id = $1`,
    [paymentId],
  );
  return JSON.stringify(rows);
}

async function offeredTo({ token }: Caller, tempNumber: string): Promise<readonly PaymentAction[]> {
  const { data } = await call(t, endpoints.listPayments, { query: { search: tempNumber } }, { token });
  expect(data.docs.map((row) => row.tmpConvRegNo)).toEqual([tempNumber]);
  return data.docs[0]?.actions ?? [];
}

function act({ token }: Caller, action: PaymentAction, paymentId: string, facts: Facts) {
  const { received, state, order } = facts;
  const counts = order === 'active' && state !== 'PAYMENT_DECLINED' && state !== 'PAYMENT_REJECTED';
  const movableBefore = order === 'active' && state === 'PAYMENT_APPROVED' ? 0 : received;
  const body = {
    'receive-and-approve': { amount: due, receivedBefore: received },
    receive: { amount: 10, receivedBefore: received },
    approve: { reason: givenReason },
    decline: { reason: givenReason },
    reject: { reason: givenReason },
    reverse: { cause: 'BOUNCED', reason: givenReason },
    correct: { received: 90, receivedBefore: received, reason: givenReason },
    move: { orderId: otherOrderId, amount: 10, movableBefore, reason: givenReason },
    refund: { paymentId, amount: 10, method: 'CHASE', refundableBefore: counts ? 0 : received },
  }[action];
  const params = action === 'refund' ? {} : { paymentId };
  return callLoosely(t, endpointOf[action], { params, body }, { token });
}

const decides = ({ role }: Caller) => role === 'ADMIN' || role === 'TREASURER';

/** Approves without a reason, which is refused where less than the due amount arrived and an approval is offered. */
async function approveWithoutReason({ token }: Caller, paymentId: string) {
  const { status, codes } = await call(t, endpoints.approvePayment, { params: { paymentId } }, { token });
  return { status, codes };
}

describe.each(facts)(
  'a payment in $state with $received of 100 received, reversed $reversed, order $order',
  (state) => {
    it('offers those who decide exactly the actions that are carried out', async () => {
      for (const caller of callers.filter(decides)) {
        const arranged = await arrangeMany(paymentActions.length, state);
        // They are all in the same state: what is offered for one is offered for each.
        const offered = await offeredTo(caller, arranged[0]?.tempNumber ?? '');
        for (const [index, action] of paymentActions.entries()) {
          const paymentId = arranged[index]?.paymentId ?? '';
          const before = await stored(paymentId);
          const { status, codes } = await act(caller, action, paymentId, state);
          const changed = (await stored(paymentId)) !== before;
          // When nothing changed, the call was either a repetition or refused.
          const refused = !changed && status !== 200;
          expect([action, changed, status, codes]).toEqual(
            refused
              ? [action, false, 409, ['TRANSITION_NOT_POSSIBLE']]
              : [action, offered.includes(action), 200, []],
          );
          expect(offered.includes(action)).toBe(changed);
        }
      }
    });

    it('asks for a reason where an approval is offered for less than what is due', async () => {
      const treasurer = callers.find(({ role }) => role === 'TREASURER');
      const { paymentId, tempNumber } = await arrange(state);
      const offered = treasurer ? await offeredTo(treasurer, tempNumber) : [];
      const asks = offered.includes('approve') && state.received < due;
      const before = await stored(paymentId);
      const answer = treasurer && (await approveWithoutReason(treasurer, paymentId));
      expect(answer?.codes.includes('REASON_REQUIRED')).toBe(asks);
      const changed = (await stored(paymentId)) !== before;
      expect(changed).toBe(offered.includes('approve') && !asks);
    });

    it('refuses the other roles every action', async () => {
      const { paymentId } = await arrange(state);
      const before = await stored(paymentId);
      for (const caller of callers.filter((one) => !decides(one))) {
        const answers = await Promise.all(
          paymentActions.map((action) => act(caller, action, paymentId, state)),
        );
        expect(answers.map(({ status }) => status)).toEqual(paymentActions.map(() => 403));
      }
      expect(await stored(paymentId)).toEqual(before);
    });
  },
);
