import { and, eq, isNotNull, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { people, users } from '#server/db/schema/schema.ts';

/** An account that a published password might open. */
export interface CheckedAccount {
  id: string;
  email: string;
  passwordHash: string;
}

/** Accounts of staff, and those at the domains reserved for examples, which are the demo's; only with a password. */
export async function listAccountsToCheck(db: Executor): Promise<CheckedAccount[]> {
  const rows = await db
    .select({ id: users.id, email: people.email, passwordHash: users.passwordHash })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .where(
      and(
        isNotNull(users.passwordHash),
        or(eq(users.type, 'STAFF'), sql`${people.email} ~ '@example\\.(com|net|org)$'`),
      ),
    );
  return rows.map(({ id, email, passwordHash }) => ({
    id,
    email: email ?? '',
    passwordHash: passwordHash ?? '',
  }));
}
