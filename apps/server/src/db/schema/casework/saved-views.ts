import {
  viewedLists,
  type ViewedList,
  type ViewQuery,
} from '@sangamam/contract/casework/saved-views/saved-view';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '#server/db/schema/accounts/accounts.ts';
import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';

const lists = Object.keys(viewedLists) as [ViewedList, ...ViewedList[]];

/** Filters and order of lists of the admin area under a name, of one member of staff or shared with all. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: primaryId(),
    list: text({ enum: lists }).notNull(),
    /** Null for a shared one whose owner was erased. */
    ownerId: uuid(),
    name: text().notNull(),
    isShared: boolean().notNull().default(false),
    /** What the address of the list says, by name. */
    query: jsonb().$type<ViewQuery>().notNull(),
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: 'saved_views_owner_id_fkey', columns: [table.ownerId], foreignColumns: [users.id] }),
    uniqueIndex('saved_views_own_name_unique').on(table.ownerId, table.list, sql`lower(${table.name})`),
    uniqueIndex('saved_views_shared_name_unique')
      .on(table.list, sql`lower(${table.name})`)
      .where(sql`${table.isShared}`),
    index('saved_views_list_index').on(table.list),
    check(
      'saved_views_list_known',
      sql`${table.list} in (${sql.raw(lists.map((list) => `'${list}'`).join(', '))})`,
    ),
    check('saved_views_private_has_owner', sql`${table.isShared} or ${table.ownerId} is not null`),
  ],
);
