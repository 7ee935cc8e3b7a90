import { and, eq, gt, isNull, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { accountTokens, registrationQuestions } from '#server/db/schema/schema.ts';

/** True when the link that a mail carries still opens its account, or still answers its question. */
export async function isLinkValid(db: Executor, linkToken: string, now: Date): Promise<boolean> {
  const hash = sql`sha256(convert_to(${linkToken}, 'UTF8'))`;
  const account = and(
    eq(accountTokens.tokenHash, hash),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, now),
  );
  const question = and(
    eq(registrationQuestions.tokenHash, hash),
    isNull(registrationQuestions.closedAt),
    gt(registrationQuestions.tokenExpiresAt, now),
  );
  return (
    (await db.$count(accountTokens, account)) > 0 || (await db.$count(registrationQuestions, question)) > 0
  );
}
