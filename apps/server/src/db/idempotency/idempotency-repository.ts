import { eq, lt } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { idempotencyKeys } from '#server/db/schema/schema.ts';

interface NewKey {
  id: Buffer;
  requestHash: Buffer;
  userId: string | null;
  createdAt: Date;
}

/**
 * Claims a key for the caller's transaction. Waits while another transaction holds the key, and returns false when that
 * one was stored.
 */
export async function claimKey(db: Executor, key: NewKey): Promise<boolean> {
  const rows = await db
    .insert(idempotencyKeys)
    .values(key)
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  return rows.length > 0;
}

export async function findKey(db: Executor, id: Buffer) {
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id));
  return row;
}

export async function storeAnswer(db: Executor, id: Buffer, data: unknown): Promise<void> {
  await db.update(idempotencyKeys).set({ answer: { data } }).where(eq(idempotencyKeys.id, id));
}

export async function deleteKey(db: Executor, id: Buffer): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.id, id));
}

export async function deleteKeysBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

export async function deleteKeysOf(db: Executor, userId: string): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
}
