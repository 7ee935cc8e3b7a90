import type { EnvelopeSum } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { and, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  kickOffCounts,
  kickOffEvenings,
  kickOffMoney,
  kickOffRegistrations,
} from '#server/db/schema/schema.ts';

export type EveningRow = typeof kickOffEvenings.$inferSelect;

export async function insertEvening(
  db: Executor,
  evening: typeof kickOffEvenings.$inferInsert,
): Promise<EveningRow> {
  const [row] = await db.insert(kickOffEvenings).values(evening).returning();
  if (!row) throw new Error('An evening was not inserted');
  return row;
}

/** An evening: shared by those who add to it, alone for whoever closes or opens it. */
export async function lockEvening(
  db: Executor,
  id: string,
  strength: 'share' | 'update',
): Promise<EveningRow | undefined> {
  const [row] = await db.select().from(kickOffEvenings).where(eq(kickOffEvenings.id, id)).for(strength);
  return row;
}

export async function updateEvening(
  db: Executor,
  id: string,
  change: Pick<EveningRow, 'closedAt' | 'closedBy' | 'differenceReason'>,
): Promise<void> {
  await db.update(kickOffEvenings).set(change).where(eq(kickOffEvenings.id, id));
}

/** Lets one call with this id run at a time, until the transaction ends. */
export async function lockDeviceId(db: Executor, id: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`sangamam.kick-off.${id}`}))`);
}

export async function findRegistration(db: Executor, id: string) {
  const [row] = await db.select().from(kickOffRegistrations).where(eq(kickOffRegistrations.id, id));
  return row;
}

/** Whether an order was registered on this evening. */
export async function isOfEvening(
  db: Executor,
  { eveningId, orderId }: { eveningId: string; orderId: string },
): Promise<boolean> {
  const count = await db.$count(
    kickOffRegistrations,
    and(eq(kickOffRegistrations.eveningId, eveningId), eq(kickOffRegistrations.orderId, orderId)),
  );
  return count > 0;
}

export async function insertRegistration(
  db: Executor,
  row: typeof kickOffRegistrations.$inferInsert,
): Promise<void> {
  await db.insert(kickOffRegistrations).values(row);
}

export async function findMoney(db: Executor, id: string) {
  const [row] = await db.select().from(kickOffMoney).where(eq(kickOffMoney.id, id));
  return row;
}

export async function insertMoney(db: Executor, row: typeof kickOffMoney.$inferInsert): Promise<void> {
  await db.insert(kickOffMoney).values(row);
}

/** The right amount of money, whole dollars; nothing for what was never handed over. */
export async function updateMoney(db: Executor, id: string, amount: number): Promise<void> {
  await db.update(kickOffMoney).set({ amount }).where(eq(kickOffMoney.id, id));
}

/** What was counted, in place of what was before. */
export async function replaceCounts(
  db: Executor,
  eveningId: string,
  counted: readonly EnvelopeSum[],
): Promise<void> {
  await db.delete(kickOffCounts).where(eq(kickOffCounts.eveningId, eveningId));
  if (counted.length > 0)
    await db.insert(kickOffCounts).values(counted.map((one) => ({ eveningId, ...one })));
}
