import { and, asc, eq, gt, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { walletDevices, walletPasses } from '#server/db/schema/schema.ts';

export type WalletPassRow = typeof walletPasses.$inferSelect;

/** Stores that a pass was given away; once it was given for Google, that stays. */
export async function keepPass(db: Executor, row: typeof walletPasses.$inferInsert): Promise<void> {
  await db
    .insert(walletPasses)
    .values(row)
    .onConflictDoUpdate({
      target: walletPasses.orderId,
      set: { atGoogle: sql`${walletPasses.atGoogle} or excluded.at_google` },
    });
}

export async function findPassBySerial(db: Executor, serial: string): Promise<WalletPassRow | undefined> {
  const [row] = await db.select().from(walletPasses).where(eq(walletPasses.serial, serial));
  return row;
}

export async function findPass(db: Executor, orderId: string): Promise<WalletPassRow | undefined> {
  const [row] = await db.select().from(walletPasses).where(eq(walletPasses.orderId, orderId));
  return row;
}

/** Stores what a pass says now; nothing where somebody else has done so already. */
export async function markChanged(
  db: Executor,
  { orderId, fingerprint, changedAt }: Pick<WalletPassRow, 'orderId' | 'fingerprint' | 'changedAt'>,
): Promise<WalletPassRow | undefined> {
  const [row] = await db
    .update(walletPasses)
    .set({ fingerprint, changedAt })
    .where(and(eq(walletPasses.orderId, orderId), sql`${walletPasses.fingerprint} <> ${fingerprint}`))
    .returning();
  return row;
}

/** Stores a phone, or its new token, while the pass has fewer than `most` others; whether it is stored. */
export async function keepDevice(
  db: Executor,
  { orderId, deviceId, pushToken }: Omit<typeof walletDevices.$inferInsert, 'createdAt'>,
  most: number,
): Promise<boolean> {
  const others = await db.$count(
    walletDevices,
    and(eq(walletDevices.orderId, orderId), sql`${walletDevices.deviceId} <> ${deviceId}`),
  );
  if (others >= most) return false;
  await db
    .insert(walletDevices)
    .values({ orderId, deviceId, pushToken })
    .onConflictDoUpdate({ target: [walletDevices.orderId, walletDevices.deviceId], set: { pushToken } });
  return true;
}

export async function deleteDevice(
  db: Executor,
  { orderId, deviceId }: { orderId: string; deviceId: string },
): Promise<void> {
  await db
    .delete(walletDevices)
    .where(and(eq(walletDevices.orderId, orderId), eq(walletDevices.deviceId, deviceId)));
}

/** Apple says that nobody can be told by this token any more. */
export async function deleteToken(db: Executor, pushToken: string): Promise<void> {
  await db.delete(walletDevices).where(eq(walletDevices.pushToken, pushToken));
}

export async function listTokens(db: Executor, orderId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ pushToken: walletDevices.pushToken })
    .from(walletDevices)
    .where(eq(walletDevices.orderId, orderId));
  return rows.map(({ pushToken }) => pushToken);
}

/** The passes of a phone that changed after a moment, the oldest change first. */
export async function listPassesOfDevice(db: Executor, deviceId: string, since: Date) {
  return db
    .select({ serial: walletPasses.serial, changedAt: walletPasses.changedAt })
    .from(walletDevices)
    .innerJoin(walletPasses, eq(walletPasses.orderId, walletDevices.orderId))
    .where(and(eq(walletDevices.deviceId, deviceId), gt(walletPasses.changedAt, since)))
    .orderBy(asc(walletPasses.changedAt));
}
