import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRegistrations } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { registrationDecision } from '@sangamam/contract/orders/decisions/registration-decisions';
import { registrationStatuses, type RegistrationStatus } from '@sangamam/contract/orders/order-status';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { orders } from '#server/db/schema/schema.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildOrder } from '#seed/factories/build-order.ts';
import { buildUser } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { combinations } from '#test/decisions/every-role.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { signInAs } from '#test/sign-in-as.ts';

interface Facts {
  cancelled: boolean;
  /** Null: not submitted. */
  registrationStatus: RegistrationStatus | null;
  /** Undefined for a registration; otherwise of the registration that the add-on order belongs to. */
  parentStatus: RegistrationStatus | null | undefined;
  currency: Currency;
  /** Net price in each currency, whole dollars. */
  usd: 0 | 100;
  cad: 0 | 130;
}

const everyCombination = combinations<Facts>({
  cancelled: [false, true],
  registrationStatus: [null, ...registrationStatuses],
  parentStatus: [undefined, null, ...registrationStatuses],
  currency: ['USD', 'CAD'],
  usd: [0, 100],
  cad: [0, 130],
}).filter(({ usd, cad }) => (usd === 0) !== (cad === 0));

let t: TestApp;
let conventionId: string;
let parentId: string;
let orderId: string;
let registrar: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  const build = async () => buildOrder(t.ctx, { registrant: (await buildUser(t.ctx)).actor, conventionId });
  parentId = await build();
  orderId = await build();
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
});
afterAll(() => t.close());

describe('the queue of registrations', () => {
  it('has an order in exactly the combinations in which the decision table lets it be approved', async () => {
    const differing: unknown[] = [];
    let waiting = 0;
    for (const facts of everyCombination) {
      await arrange(facts);
      const isPossible = registrationDecision('approve', decisionFacts(facts)).outcome === 'possible';
      const isRegistration = facts.parentStatus === undefined;
      const queue = await find({ registrationStatus: 'PENDING_REG_APPROVAL' });
      const list = await find({});
      const [row] = list.docs;
      const seen = [queue.total, list.total, row?.canBeApproved ?? false];
      const expected = [Number(isPossible), Number(isRegistration || isPossible), isPossible];
      if (isPossible) waiting += 1;
      if (seen.join() !== expected.join()) differing.push({ facts, seen, expected });
    }
    expect(differing).toEqual([]);
    expect(waiting).toBeGreaterThan(0);
    expect(waiting).toBeLessThan(everyCombination.length);
  });

  it('leaves an add-on order with a price out, which a search by its number finds', async () => {
    await arrange({
      cancelled: false,
      registrationStatus: 'PENDING_REG_APPROVAL',
      parentStatus: 'PENDING_REG_APPROVAL',
      currency: 'USD',
      usd: 100,
      cad: 130,
    });
    const [order] = await t.database.db.select().from(orders).where(eq(orders.id, orderId));
    const search = order?.tempNumber ?? '';
    expect((await find({})).docs).toEqual([]);
    expect((await find({ search, registrationStatus: 'PENDING_REG_APPROVAL' })).docs).toEqual([]);
    expect((await find({ search })).docs).toMatchObject([
      { _id: orderId, isAddonOrder: true, canBeApproved: false },
    ]);
  });
});

/** The list without the order that only serves as the other one's registration. */
async function find(query: { search?: string; registrationStatus?: RegistrationStatus }) {
  const { data } = await call(t, listRegistrations, { query: { ...query, conventionId } }, registrar);
  const docs = data.docs.filter(({ _id }) => _id === orderId);
  const others = data.docs.length - docs.length;
  return { docs, total: data.total - others };
}

async function arrange({ parentStatus, ...facts }: Facts): Promise<void> {
  await t.database.db
    .update(orders)
    .set(stored({ ...facts, cancelled: false, registrationStatus: parentStatus ?? null }))
    .where(eq(orders.id, parentId));
  await t.database.db
    .update(orders)
    .set({ ...stored(facts), parentOrderId: parentStatus === undefined ? null : parentId })
    .where(eq(orders.id, orderId));
}

function stored({ cancelled, registrationStatus, currency, usd, cad }: Omit<Facts, 'parentStatus'>) {
  const submitted = registrationStatus !== null;
  return {
    cancelledAt: cancelled ? t.ctx.now() : null,
    submittedAt: submitted ? t.ctx.now() : null,
    registrationStatus,
    currency: submitted ? currency : null,
    netPrice: submitted ? usd : null,
    cadNetPrice: submitted ? cad : null,
  };
}

function decisionFacts({ currency, usd, cad, ...facts }: Facts) {
  return { ...facts, net: currency === 'CAD' ? cad : usd };
}
