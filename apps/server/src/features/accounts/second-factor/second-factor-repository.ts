import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { recoveryCodes, secondFactors } from '#server/db/schema/schema.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export async function findSecondFactor(db: Executor, userId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Every stored secret, for the look at the start. */
export function listSecrets(db: Executor) {
  return db.select({ userId: secondFactors.userId, secret: secondFactors.secret }).from(secondFactors);
}

/** Puts the sealed form in place of what was read, unless somebody put another one there meanwhile. */
export async function replaceSecret(
  db: Executor,
  { userId, secret, sealed }: { userId: string; secret: string; sealed: string },
): Promise<void> {
  await db
    .update(secondFactors)
    .set({ secret: sealed })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret)));
}

/** Stores a new secret, sealed, that is not confirmed yet; says no when a confirmed one stands. */
export async function putUnconfirmedSecret(
  db: Executor,
  { userId, secret, at }: { userId: string; secret: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .insert(secondFactors)
    .values({ userId, secret, createdAt: at })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt: at, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    });
  return rowCount === 1;
}

/** Notes that the digits of a half-minute were used; says no when those or later ones were used before. */
export async function consumeStep(db: Executor, userId: string, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)));
  return rowCount === 1;
}

/** Confirms the secret whose digits were checked; says no when another one, or a confirmed one, stands by now. */
export async function confirmSecret(
  db: Executor,
  { userId, secret }: Pick<SecondFactorRow, 'userId' | 'secret'>,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(secondFactors)
    .set({ confirmedAt: at })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        isNull(secondFactors.confirmedAt),
      ),
    );
  return rowCount === 1;
}

/** Takes secret and codes away; says whether there was a confirmed one. */
export async function deleteSecondFactor(db: Executor, userId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = await db
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

export async function replaceRecoveryCodes(
  db: Executor,
  userId: string,
  { hashes, at }: { hashes: readonly Buffer[]; at: Date },
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: at })));
}

/** Uses a recovery code up; says no when it is unknown or was used. */
export async function consumeRecoveryCode(
  db: Executor,
  userId: string,
  { codeHash, at }: { codeHash: Buffer; at: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    );
  return rowCount === 1;
}

export async function countUnusedRecoveryCodes(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
