import { and, eq, gt, isNull, lt, max } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { accountTokens } from '#server/db/schema/schema.ts';

export type TokenPurpose = (typeof accountTokens.$inferSelect)['purpose'];

export async function insertToken(db: Executor, token: typeof accountTokens.$inferInsert): Promise<string> {
  const [row] = await db.insert(accountTokens).values(token).returning({ id: accountTokens.id });
  if (row === undefined) throw new Error('The token was not stored');
  return row.id;
}

/** The account behind a mailed link that can still be used. */
export async function findValidToken(
  db: Executor,
  { purpose, tokenHash, now }: { purpose: TokenPurpose; tokenHash: Buffer; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: accountTokens.userId })
    .from(accountTokens)
    .where(isLive(purpose, tokenHash, now));
  return row?.userId;
}

/** Uses a mailed link up and answers its account; nothing when somebody was faster or it is no longer good. */
export async function consumeToken(
  db: Executor,
  { purpose, tokenHash, now }: { purpose: TokenPurpose; tokenHash: Buffer; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .update(accountTokens)
    .set({ usedAt: now })
    .where(isLive(purpose, tokenHash, now))
    .returning({ userId: accountTokens.userId });
  return row?.userId;
}

function isLive(purpose: TokenPurpose, tokenHash: Buffer, now: Date) {
  return and(
    eq(accountTokens.tokenHash, tokenHash),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, now),
  );
}

/** Kills every link of an account that has not been used. */
export async function deleteUnusedTokens(db: Executor, userId: string): Promise<void> {
  await db.delete(accountTokens).where(and(eq(accountTokens.userId, userId), isNull(accountTokens.usedAt)));
}

/** True while an account has a link that can still be used. */
export async function hasValidToken(db: Executor, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: accountTokens.id })
    .from(accountTokens)
    .where(
      and(eq(accountTokens.userId, userId), isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, now)),
    )
    .limit(1);
  return rows.length > 0;
}

/** Deletes links that were good until some time before `before`. */
export async function deleteTokensExpiredBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, before));
}

/** When a link was last made for an account; used ones count too. */
export async function findLastLinkTime(db: Executor, userId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: max(accountTokens.createdAt) })
    .from(accountTokens)
    .where(eq(accountTokens.userId, userId));
  return row?.at ?? undefined;
}
