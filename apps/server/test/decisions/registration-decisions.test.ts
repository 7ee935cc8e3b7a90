import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as endpoints from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { formatRegistrationNumber } from '@sangamam/contract/orders/registration-number';
import { registrationStatuses, type RegistrationStatus } from '@sangamam/contract/orders/order-status';
import {
  registrationActions,
  type RegistrationAction,
} from '@sangamam/contract/orders/decisions/registration-decisions';

import { orders } from '#server/db/schema/schema.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildOrder } from '#seed/factories/build-order.ts';
import { buildUser } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { callLoosely } from '#test/call.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { combinations, everyRole, type Caller } from './every-role.ts';

interface Facts {
  cancelled: boolean;
  /** Null: not submitted. */
  registrationStatus: RegistrationStatus | null;
  net: 0 | 100;
  /** `none`: the order is a registration and does not belong to another order. */
  parentStatus: RegistrationStatus | null | 'none';
}

const facts = combinations<Facts>({
  cancelled: [false, true],
  registrationStatus: [null, ...registrationStatuses],
  net: [0, 100],
  parentStatus: ['none', null, ...registrationStatuses],
});

const endpointOf = {
  approve: endpoints.approveRegistration,
  reject: endpoints.rejectRegistration,
  'take-back': endpoints.takeApprovalBack,
  reopen: endpoints.reopenRegistration,
  cancel: endpoints.cancelRegistration,
  reinstate: endpoints.reinstateRegistration,
};

const givenReason = 'Tried by a test';

let t: TestApp;
let callers: Caller[];
let registrationId: string;
let addonOrderId: string;

beforeAll(async () => {
  t = await buildTestApp();
  callers = await everyRole(t);
  const { actor: registrant, email } = await buildUser(t.ctx);
  callers.push({ role: 'REGISTRANT', token: await signInAs(t, { email }) });
  const { id: conventionId } = await buildConvention(t.ctx);
  registrationId = await buildOrder(t.ctx, { registrant, conventionId });
  const [addonOrder] = await t.database.db
    .insert(orders)
    .values({
      userId: registrant.userId,
      conventionId,
      parentOrderId: registrationId,
      tempNumber: formatRegistrationNumber('T', 1_000_000),
    })
    .returning({ id: orders.id });
  addonOrderId = addonOrder?.id ?? '';
});
afterAll(() => t.close());

/** Sets the state of an order directly, whichever events would lead to it; returns the order's id. */
async function arrange({ cancelled, registrationStatus, net, parentStatus }: Facts): Promise<string> {
  const isRegistration = parentStatus === 'none';
  await setFacts(registrationId, {
    cancelled: isRegistration && cancelled,
    registrationStatus: isRegistration ? registrationStatus : parentStatus,
    net: isRegistration ? net : 0,
  });
  // Decisions about a registration extend to its add-on orders, but not to unsubmitted ones.
  await setFacts(
    addonOrderId,
    isRegistration
      ? { cancelled: true, registrationStatus: null, net: 0 }
      : { cancelled, registrationStatus, net },
  );
  return isRegistration ? registrationId : addonOrderId;
}

async function setFacts(
  id: string,
  { cancelled, registrationStatus, net }: Omit<Facts, 'parentStatus'>,
): Promise<void> {
  const submitted = registrationStatus !== null;
  await t.database.db
    .update(orders)
    .set({
      cancelledAt: cancelled ? t.ctx.now() : null,
      registrationStatus,
      submittedAt: submitted ? t.ctx.now() : null,
      currency: submitted ? 'USD' : null,
      netPrice: submitted ? net : null,
      cadNetPrice: submitted ? net : null,
      paymentStatus: null,
      reason: givenReason,
    })
    .where(eq(orders.id, id));
}

async function stored(id: string): Promise<unknown> {
  const [row] = await t.database.db
    .select({
      status: orders.registrationStatus,
      cancelledAt: orders.cancelledAt,
      updatedAt: orders.updatedAt,
    })
    .from(orders)
    .where(eq(orders.id, id));
  return row;
}

async function offeredTo({ token }: Caller, orderId: string): Promise<readonly RegistrationAction[]> {
  const answer = await callLoosely(t, endpoints.getRegistration, { params: { orderId } }, { token });
  if (answer.status === 403) return [];
  return (answer.data as endpoints.RegistrationDetail).actions;
}

const takesReason = (action: RegistrationAction) => !['approve', 'reopen', 'reinstate'].includes(action);

function act({ token }: Caller, action: RegistrationAction, orderId: string) {
  return callLoosely(
    t,
    endpointOf[action],
    { params: { orderId }, ...(takesReason(action) && { body: { reason: givenReason } }) },
    { token },
  );
}

const decides = ({ role }: Caller) => role === 'ADMIN' || role === 'REGISTRAR';

describe.each(facts)(
  'a registration with cancelled $cancelled, status $registrationStatus, net $net, parent $parentStatus',
  (state) => {
    it('offers those who decide exactly the actions that are carried out', async () => {
      for (const caller of callers.filter(decides)) {
        const orderId = await arrange(state);
        const offered = await offeredTo(caller, orderId);
        const carriedOut: RegistrationAction[] = [];
        for (const action of registrationActions) {
          await arrange(state);
          const before = await stored(orderId);
          const { status, codes } = await act(caller, action, orderId);
          const after = await stored(orderId);
          const changed = JSON.stringify(after) !== JSON.stringify(before);
          if (changed) carriedOut.push(action);
          // When nothing changed, the call was either a repetition or refused.
          const refused = !changed && status !== 200;
          expect([action, status, codes]).toEqual(
            refused ? [action, 409, ['TRANSITION_NOT_POSSIBLE']] : [action, 200, []],
          );
        }
        expect([caller.role, offered]).toEqual([caller.role, carriedOut]);
      }
    });

    it('offers the other roles nothing and refuses them every action', async () => {
      const orderId = await arrange(state);
      const before = await stored(orderId);
      for (const caller of callers.filter((one) => !decides(one))) {
        expect(await offeredTo(caller, orderId)).toEqual([]);
        const answers = await Promise.all(registrationActions.map((action) => act(caller, action, orderId)));
        expect(answers.map(({ status }) => status)).toEqual(registrationActions.map(() => 403));
      }
      expect(await stored(orderId)).toEqual(before);
    });
  },
);

it('anonymous callers reach no decision', async () => {
  for (const action of registrationActions) {
    const { status } = await callLoosely(t, endpointOf[action], {
      params: { orderId: registrationId },
      body: { reason: givenReason },
    });
    expect([action, status]).toEqual([action, 401]);
  }
});
