import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { ViewedList } from '@sangamam/contract/casework/saved-views/saved-view';

import type { Executor } from '#server/db/executor.ts';
import { people, savedViews, users } from '#server/db/schema/schema.ts';

/** The views of a list that an account has or that are shared, with their owners' names, by name. */
export async function listViewRows(db: Executor, list: ViewedList, userId: string) {
  return db
    .select({
      view: savedViews,
      ownerName: sql<string | null>`${people.firstName} || ' ' || ${people.lastName}`,
    })
    .from(savedViews)
    .leftJoin(users, eq(users.id, savedViews.ownerId))
    .leftJoin(people, eq(people.id, users.personId))
    .where(and(eq(savedViews.list, list), or(eq(savedViews.ownerId, userId), eq(savedViews.isShared, true))))
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
}
