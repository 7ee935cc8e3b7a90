import { isNotNull } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { users } from '#server/db/schema/schema.ts';

export async function listClosedAccounts(db: Executor): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isNotNull(users.closedAt));
  return rows.map(({ id }) => id);
}
