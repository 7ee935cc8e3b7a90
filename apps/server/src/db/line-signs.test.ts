import { hasAllowedSign, lineKindNames } from '@sangamam/contract/orders/pricing/line-kinds';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { startFamily } from '#test/fixtures/registrations.ts';

import { orderLineItems } from './schema/schema.ts';

let t: TestApp;
let orderId: string;
beforeAll(async () => {
  t = await buildTestApp();
  const { id } = await buildConvention(t.ctx);
  ({ orderId } = await startFamily(t, id));
});
afterAll(() => t.close());

const lines = lineKindNames.flatMap((kind) => [-5, 0, 5].map((price) => ({ kind, price })));

it.each(lines)('the database agrees with the contract about a $kind line of $price dollars', async (line) => {
  const { kind, price } = line;
  const row = {
    orderId,
    kind,
    title: 'A line',
    position: 1,
    quantity: 2,
    removesPosition: kind === 'REMOVAL' ? 1 : null,
  };
  const prices = { unitPrice: price, cadUnitPrice: price, amount: price * 2, cadAmount: price * 2 };
  const rollback = new Error('rolled back');
  const stored = t.database.db.transaction(async (tx) => {
    await tx.insert(orderLineItems).values({ ...row, ...prices });
    throw rollback;
  });
  const outcome: unknown = await stored.catch((error: unknown) => error);
  expect(outcome === rollback).toBe(hasAllowedSign(kind, price));
});
