import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPublicParticipants } from '@sangamam/contract/conventions/convention-endpoints';
import { orderStatus, paymentStatuses, registrationStatuses } from '@sangamam/contract/orders/order-status';
import type { PaymentStatus, RegistrationStatus } from '@sangamam/contract/orders/order-status';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { orders } from '#server/db/schema/schema.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildOrder } from '#seed/factories/build-order.ts';
import { buildUser } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { combinations } from '#test/decisions/every-role.ts';

interface Facts {
  cancelled: boolean;
  /** Null: not submitted. */
  registrationStatus: RegistrationStatus | null;
  paymentStatus: PaymentStatus | null;
  currency: Currency;
  /** Net price in each currency, whole dollars. */
  usd: 0 | 100;
  cad: 0 | 130;
}

const everyCombination = combinations<Facts>({
  cancelled: [false, true],
  registrationStatus: [null, ...registrationStatuses],
  paymentStatus: [null, ...paymentStatuses],
  currency: ['USD', 'CAD'],
  usd: [0, 100],
  cad: [0, 130],
}).filter(({ registrationStatus, paymentStatus }) => registrationStatus !== null || paymentStatus === null);

let t: TestApp;
let conventionId: string;
let orderId: string;

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  const { actor: registrant } = await buildUser(t.ctx);
  orderId = await buildOrder(t.ctx, { registrant, conventionId });
});
afterAll(() => t.close());

describe('the public participant list', () => {
  it('lists an order in exactly the combinations of facts that orderStatus calls CONFIRMED', async () => {
    const differing: Facts[] = [];
    let confirmed = 0;
    for (const facts of everyCombination) {
      await arrange(facts);
      const { data } = await call(t, listPublicParticipants, { query: { conventionId } });
      const isConfirmed = statusOf(facts) === 'CONFIRMED';
      if (isConfirmed) confirmed += 1;
      if (data.docs.length > 0 !== isConfirmed) differing.push(facts);
    }
    expect(differing).toEqual([]);
    expect(confirmed).toBeGreaterThan(0);
    expect(confirmed).toBeLessThan(everyCombination.length);
  });
});

async function arrange(facts: Facts): Promise<void> {
  const submitted = facts.registrationStatus !== null;
  await t.database.db
    .update(orders)
    .set({
      cancelledAt: facts.cancelled ? t.ctx.now() : null,
      submittedAt: submitted ? t.ctx.now() : null,
      registrationStatus: facts.registrationStatus,
      paymentStatus: facts.paymentStatus,
      currency: submitted ? facts.currency : null,
      netPrice: submitted ? facts.usd : null,
      cadNetPrice: submitted ? facts.cad : null,
    })
    .where(eq(orders.id, orderId));
}

function statusOf({ cancelled, registrationStatus, paymentStatus, currency, usd, cad }: Facts) {
  return orderStatus({
    cancelled,
    submitted: registrationStatus !== null,
    net: currency === 'CAD' ? cad : usd,
    registrationStatus,
    paymentStatus,
  });
}
