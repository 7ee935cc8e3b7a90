import { and, desc, eq, getTableName, gt, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { prepareInsert } from './prepare-row-statement.ts';

type DecisionTable = PgTable & Record<'id' | 'createdAt' | 'undoneAt', PgColumn>;

/** What is stored of every decision that can be undone. Ids sort by age. */
export interface StoredDecision {
  id: string;
  createdAt: Date;
  undoneAt: Date | null;
}

/** The decisions of one kind. */
export interface DecisionStore<Row extends StoredDecision, New = Row> {
  insert: (db: Executor, decision: New) => Promise<void>;
  find: (db: Executor, of: { id: string; recordId: string }) => Promise<Row | undefined>;
  /** Those about any of these records since an instant, undone ones too, the latest first. */
  listSince: (db: Executor, recordIds: readonly string[], since: Date) => Promise<Row[]>;
  markUndone: (db: Executor, id: string, at: Date) => Promise<void>;
}

/** The decisions in a table of the caller's; `record` is the column of what they are about. */
export function decisionsIn<Table extends DecisionTable>(
  table: Table,
  record: PgColumn,
): DecisionStore<Table['$inferSelect'] & StoredDecision, Table['$inferInsert']> {
  type Row = Table['$inferSelect'] & StoredDecision;
  type New = Table['$inferInsert'];
  const { id: ofId, createdAt } = table;
  const insertOne = prepareInsert(`insert_${getTableName(table)}`, table, (db, decisions: New[]) =>
    db.insert(table).values(decisions),
  );
  const list = async (db: Executor, where: SQL | undefined) =>
    (await db.select().from<PgTable>(table).where(where).orderBy(desc(createdAt), desc(ofId))) as Row[];
  return {
    insert: async (db, decision) => {
      await insertOne(db, [decision]);
    },
    find: async (db, { id, recordId }) => (await list(db, and(eq(ofId, id), eq(record, recordId))))[0],
    listSince: async (db, recordIds, since) =>
      recordIds.length === 0 ? [] : list(db, and(inArray(record, [...recordIds]), gt(createdAt, since))),
    markUndone: async (db, id, at) => {
      await db.update<PgTable>(table).set({ undoneAt: at }).where(eq(ofId, id));
    },
  };
}
