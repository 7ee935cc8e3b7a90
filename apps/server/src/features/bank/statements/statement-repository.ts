import { count, eq, inArray } from 'drizzle-orm';
import type { ColumnMapping } from '@sangamam/contract/bank/statements/column-mapping';

import type { Executor } from '#server/db/executor.ts';
import { bankColumnMappings, bankStatementLines, bankStatements } from '#server/db/schema/schema.ts';

export type StatementRow = typeof bankStatements.$inferSelect;

export async function insertStatement(
  db: Executor,
  statement: typeof bankStatements.$inferInsert,
): Promise<StatementRow> {
  const [row] = await db.insert(bankStatements).values(statement).returning();
  if (!row) throw new Error('A statement was not inserted');
  return row;
}

export async function updateKnownLines(db: Executor, id: string, knownLines: number): Promise<void> {
  await db.update(bankStatements).set({ knownLines }).where(eq(bankStatements.id, id));
}

export async function deleteStatement(db: Executor, id: string): Promise<void> {
  await db.delete(bankStatements).where(eq(bankStatements.id, id));
}

export async function findStatement(
  db: Executor,
  id: string,
  { lock = false } = {},
): Promise<StatementRow | undefined> {
  const query = db.select().from(bankStatements).where(eq(bankStatements.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export async function markStatementUndone(
  db: Executor,
  id: string,
  undone: { undoneBy: string; undoneAt: Date },
): Promise<void> {
  await db.update(bankStatements).set(undone).where(eq(bankStatements.id, id));
}

export async function findMapping(db: Executor, headerKey: string): Promise<ColumnMapping | undefined> {
  const [row] = await db.select().from(bankColumnMappings).where(eq(bankColumnMappings.headerKey, headerKey));
  return row?.mapping;
}

export async function saveMapping(
  db: Executor,
  mapping: typeof bankColumnMappings.$inferInsert,
): Promise<void> {
  const { headerKey: _key, ...changed } = mapping;
  await db
    .insert(bankColumnMappings)
    .values(mapping)
    .onConflictDoUpdate({ target: bankColumnMappings.headerKey, set: changed });
}

/** How many lines of these statements are in each state. */
export async function countLines(db: Executor, statementIds: readonly string[]) {
  if (statementIds.length === 0) return [];
  return db
    .select({
      statementId: bankStatementLines.statementId,
      state: bankStatementLines.state,
      lines: count(),
    })
    .from(bankStatementLines)
    .where(inArray(bankStatementLines.statementId, [...statementIds]))
    .groupBy(bankStatementLines.statementId, bankStatementLines.state);
}
