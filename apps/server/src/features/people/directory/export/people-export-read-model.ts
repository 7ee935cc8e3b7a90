import { and, asc, count, eq, gt, lte, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { people, users } from '#server/db/schema/schema.ts';

import { selectAccounts, whereAccount, type PeopleFilter } from '../people-read-model.ts';

/** How many registrants match, and the newest of them: those that come later are not in the file. */
export async function countAccounts(db: Executor, filter: PeopleFilter) {
  const [counted] = await db
    .select({ accounts: count(), newest: sql<string | null>`max(${users.id}::text)` })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .where(whereAccount(filter));
  return counted ?? { accounts: 0, newest: null };
}

/** Registrants that match, from the one after `after` to `newest`, the oldest account first. */
export async function listAccountsAfter(
  db: Executor,
  filter: PeopleFilter,
  { after, newest, limit }: { after: string | undefined; newest: string | null; limit: number },
) {
  return selectAccounts(db)
    .where(
      and(
        whereAccount(filter),
        after === undefined ? undefined : gt(users.id, after),
        newest === null ? undefined : lte(users.id, newest),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}
