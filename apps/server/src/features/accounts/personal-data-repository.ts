import { eq, getTableColumns } from 'drizzle-orm';

import { deleteKeysOf } from '#server/db/idempotency/idempotency-repository.ts';
import type { Executor } from '#server/db/executor.ts';
import {
  accountTokens,
  claimCodes,
  passkeys,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
} from '#server/db/schema/schema.ts';

export async function listOwnAccount(db: Executor, userId: string) {
  const { passwordHash: _secret, ...columns } = getTableColumns(users);
  return db.select(columns).from(users).where(eq(users.id, userId));
}

export async function listOwnSessions(db: Executor, userId: string) {
  const { tokenHash: _secret, ...columns } = getTableColumns(sessions);
  return db.select(columns).from(sessions).where(eq(sessions.userId, userId));
}

/** Without keys: they are of no use to anybody but the site. */
export async function listOwnPasskeys(db: Executor, userId: string) {
  const { publicKey: _key, credentialId: _id, counter: _counter, ...columns } = getTableColumns(passkeys);
  return db.select(columns).from(passkeys).where(eq(passkeys.userId, userId));
}

/** Closes an account for good: nobody can sign in with it again. */
export async function closeAccountRow(db: Executor, userId: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ closedAt: at, passwordHash: null, suspensionReason: null, language: null })
    .where(eq(users.id, userId));
  for (const table of [sessions, passkeys, accountTokens, claimCodes, secondFactors, recoveryCodes])
    await db.delete(table).where(eq(table.userId, userId));
  await deleteKeysOf(db, userId);
}
