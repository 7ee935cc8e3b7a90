import { and, eq, gt, isNull, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { accountTokens } from '#server/db/schema/schema.ts';

/** True when the link to an account that a mail carries still opens it. */
export async function isLinkValid(db: Executor, linkToken: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: accountTokens.id })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.tokenHash, sql`sha256(convert_to(${linkToken}, 'UTF8'))`),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now),
      ),
    );
  return rows.length > 0;
}
