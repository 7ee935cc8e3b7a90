import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inTransaction } from '#server/db/context.ts';
import { packages } from '#server/db/schema/schema.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';

import { releasePackagePlace, takePackagePlace } from './package-places.ts';

let t: TestApp;
let conventionId: string;

beforeAll(async () => {
  t = await buildTestApp();
  conventionId = (await buildConvention(t.ctx)).id;
});
afterAll(() => t.close());

async function seatsTaken(id: string) {
  const [row] = await t.database.db
    .select({ taken: packages.seatsTaken })
    .from(packages)
    .where(eq(packages.id, id));
  return row?.taken;
}

describe('places of a package', () => {
  it('are taken by exactly as many as there are, however many ask at once', async () => {
    const { id } = await buildPackage(t.ctx, { conventionId, capacity: 3 });
    const asked = Array.from({ length: 8 }, () => inTransaction(t.ctx, (ctx) => takePackagePlace(ctx, id)));
    const outcomes = await Promise.allSettled(asked);
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refusals).toHaveLength(5);
    for (const refusal of refusals) expect(refusal).toMatchObject({ errors: [{ code: 'SOLD_OUT' }] });
    expect(await seatsTaken(id)).toBe(3);
  });

  it('are released only if they were taken', async () => {
    const { id } = await buildPackage(t.ctx, { conventionId, capacity: 1 });
    await takePackagePlace(t.ctx, id);
    await releasePackagePlace(t.ctx, id);
    expect(await seatsTaken(id)).toBe(0);
    await expect(releasePackagePlace(t.ctx, id)).rejects.toThrow('no taken place');
    await takePackagePlace(t.ctx, id);
    expect(await seatsTaken(id)).toBe(1);
  });

  it('are counted without a limit where the package has no capacity', async () => {
    const { id } = await buildPackage(t.ctx, { conventionId });
    await takePackagePlace(t.ctx, id);
    await takePackagePlace(t.ctx, id);
    expect(await seatsTaken(id)).toBe(2);
  });

  it('are not taken when the transaction is rolled back', async () => {
    const { id } = await buildPackage(t.ctx, { conventionId, capacity: 1 });
    const failing = inTransaction(t.ctx, async (ctx) => {
      await takePackagePlace(ctx, id);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await seatsTaken(id)).toBe(0);
  });
});
