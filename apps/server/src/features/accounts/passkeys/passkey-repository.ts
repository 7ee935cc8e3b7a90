import { and, count, desc, eq, isNull, lte, lt, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { passkeyChallenges, passkeys } from '#server/db/schema/schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** An account's passkeys, the newest first. */
export function listPasskeyRows(db: Executor, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

export async function countPasskeys(db: Executor, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.total ?? 0;
}

export async function findPasskey(db: Executor, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

export async function insertPasskey(
  db: Executor,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow> {
  const [row] = await db.insert(passkeys).values(passkey).returning();
  if (row === undefined) throw new Error('The passkey was not stored');
  return row;
}

/** Renames an account's own passkey; nothing for that of somebody else. */
export async function renamePasskeyRow(
  db: Executor,
  { userId, id, name }: Pick<PasskeyRow, 'userId' | 'id' | 'name'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}

/** Deletes an account's own passkey, and returns it. */
export async function deletePasskey(
  db: Executor,
  { userId, id }: Pick<PasskeyRow, 'userId' | 'id'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}

/** Deletes every passkey of an account. */
export async function deletePasskeysOf(db: Executor, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}

/**
 * Notes a signature, in one statement: of two that are checked at once with the same count one is refused. Says no when
 * the count did not go up, or the passkey was removed meanwhile; authenticators that do not count say 0 each time.
 */
export async function noteUse(
  db: Executor,
  id: string,
  use: { counter: number; backedUp: boolean; at: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(passkeys)
    .set({ counter: use.counter, backedUp: use.backedUp, lastUsedAt: use.at })
    .where(
      and(
        eq(passkeys.id, id),
        or(
          lt(passkeys.counter, use.counter),
          and(eq(passkeys.counter, 0), eq(sql`${use.counter}::bigint`, 0)),
        ),
      ),
    );
  return rowCount === 1;
}

export async function storeChallenge(
  db: Executor,
  challenge: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** Takes a challenge away, so that it is good once; says whether it was there, for this use, and still good. */
export async function consumeChallengeRow(
  db: Executor,
  { challengeHash, sessionId, now }: { challengeHash: Buffer; sessionId: string | null; now: Date },
): Promise<boolean> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        sessionId === null ? isNull(passkeyChallenges.sessionId) : eq(passkeyChallenges.sessionId, sessionId),
      ),
    )
    .returning({ expiresAt: passkeyChallenges.expiresAt });
  return row !== undefined && row.expiresAt > now;
}

export async function deleteExpiredChallenges(db: Executor, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
