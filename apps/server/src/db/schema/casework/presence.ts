import { sharedRecords, type RecordKind } from '@sangamam/contract/casework/presence/presence';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '#server/db/schema/columns.ts';
import { sessions } from '#server/db/schema/accounts/accounts.ts';

const kinds = Object.keys(sharedRecords) as [RecordKind, ...RecordKind[]];

/**
 * Records that staff have open in a visible tab. A row counts for some seconds after its last report and ends with its
 * session; nothing is lost with the whole table.
 */
export const presence = pgTable(
  'presence',
  {
    kind: text({ enum: kinds }).notNull(),
    recordId: uuid().notNull(),
    sessionId: uuid().notNull(),
    tabId: uuid().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'presence_pkey',
      columns: [table.kind, table.recordId, table.sessionId, table.tabId],
    }),
    foreignKey({
      name: 'presence_session_id_fkey',
      columns: [table.sessionId],
      foreignColumns: [sessions.id],
    }).onDelete('cascade'),
    index('presence_session_id_index').on(table.sessionId),
    check(
      'presence_kind_known',
      sql`${table.kind} in (${sql.raw(kinds.map((kind) => `'${kind}'`).join(', '))})`,
    ),
  ],
);
