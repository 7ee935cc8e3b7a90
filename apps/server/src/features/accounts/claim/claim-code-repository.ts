import { and, eq, gt, lt } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { claimCodes } from '#server/db/schema/schema.ts';

/** Stores the code of an account in place of an earlier one. */
export async function storeCode(db: Executor, code: typeof claimCodes.$inferInsert): Promise<void> {
  const { codeHash, createdAt, expiresAt } = code;
  await db
    .insert(claimCodes)
    .values(code)
    .onConflictDoUpdate({ target: claimCodes.userId, set: { codeHash, createdAt, expiresAt } });
}

/** The account of a code that is good at `now`. */
export async function findAccountOfCode(
  db: Executor,
  { codeHash, now }: { codeHash: Buffer; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: claimCodes.userId })
    .from(claimCodes)
    .where(and(eq(claimCodes.codeHash, codeHash), gt(claimCodes.expiresAt, now)));
  return row?.userId;
}

export async function deleteCodesExpiredBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(claimCodes).where(lt(claimCodes.expiresAt, before));
}
