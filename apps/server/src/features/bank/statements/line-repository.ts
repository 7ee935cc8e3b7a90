import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { bankLineAllocations, bankStatementLines } from '#server/db/schema/schema.ts';

export type LineRow = typeof bankStatementLines.$inferSelect;

export type NewLine = typeof bankStatementLines.$inferInsert;

/** How many lines one query inserts or reads; a row has 18 parameters, of which PostgreSQL takes 65,535. */
const linesAtOnce = 200;

/** Inserts the lines that no import in force has; two concurrent imports of one file insert each line once. */
export async function insertNewLines(db: Executor, lines: readonly NewLine[]): Promise<number> {
  let inserted = 0;
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    const rows = await db
      .insert(bankStatementLines)
      .values(lines.slice(from, from + linesAtOnce))
      // A line that is known by what it says, or by its row, is not inserted again.
      .onConflictDoNothing()
      .returning({ id: bankStatementLines.id });
    inserted += rows.length;
  }
  return inserted;
}

/** The import in force that has the line with this fingerprint or row. */
export async function findStatementOfLine(
  db: Executor,
  { fingerprint, rowKey }: Pick<NewLine, 'fingerprint' | 'rowKey'>,
): Promise<string | undefined> {
  const isSame = or(
    eq(bankStatementLines.fingerprint, fingerprint),
    eq(bankStatementLines.rowKey, rowKey ?? ''),
  );
  const [row] = await db
    .select({ id: bankStatementLines.statementId })
    .from(bankStatementLines)
    .where(and(isSame, ne(bankStatementLines.state, 'UNDONE')));
  return row?.id;
}

/**
 * Reads undecided lines anew that an import in force has of the same rows, as when a mapping of columns was put right.
 * Answers how many lines changed.
 */
export async function rereadLines(db: Executor, lines: readonly NewLine[]): Promise<number> {
  let changed = 0;
  for (const {
    rowKey,
    fingerprint,
    textKey,
    bookedOn,
    cents,
    direction,
    payer,
    memo,
    reference,
    state,
  } of lines) {
    if (!rowKey) continue;
    const isUndecided = or(
      eq(bankStatementLines.state, 'OPEN'),
      and(eq(bankStatementLines.state, 'IGNORED'), isNull(bankStatementLines.decidedAt)),
    );
    const isFree = sql`not exists (select 1 from ${bankStatementLines} other
      where other.fingerprint = ${fingerprint} and other.state <> 'UNDONE')`;
    const rows = await db
      .update(bankStatementLines)
      .set({
        fingerprint,
        textKey,
        bookedOn,
        cents,
        direction,
        payer,
        memo,
        reference,
        state: state ?? 'OPEN',
        revision: sql`${bankStatementLines.revision} + 1`,
      })
      .where(and(eq(bankStatementLines.rowKey, rowKey), isUndecided, isFree))
      .returning({ id: bankStatementLines.id });
    changed += rows.length;
  }
  return changed;
}

/** Which of these rows an import in force has with another reading. */
export async function listOtherReadings(db: Executor, lines: readonly NewLine[]): Promise<Set<string>> {
  const found = new Set<string>();
  const fingerprints = new Map(lines.map(({ rowKey, fingerprint }) => [rowKey ?? '', fingerprint]));
  const rowKeys = [...fingerprints.keys()].filter((rowKey) => rowKey !== '');
  for (let from = 0; from < rowKeys.length; from += linesAtOnce) {
    const rows = await db
      .select({ rowKey: bankStatementLines.rowKey, fingerprint: bankStatementLines.fingerprint })
      .from(bankStatementLines)
      .where(
        and(
          inArray(bankStatementLines.rowKey, rowKeys.slice(from, from + linesAtOnce)),
          ne(bankStatementLines.state, 'UNDONE'),
        ),
      );
    for (const { rowKey, fingerprint } of rows)
      if (rowKey !== null && fingerprints.get(rowKey) !== fingerprint) found.add(rowKey);
  }
  return found;
}

/** Which of these texts belong to lines that were set aside for good. */
export async function listNeverKeys(db: Executor, textKeys: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < textKeys.length; from += linesAtOnce) {
    const some = textKeys.slice(from, from + linesAtOnce);
    const rows = await db
      .selectDistinct({ textKey: bankStatementLines.textKey })
      .from(bankStatementLines)
      .where(and(eq(bankStatementLines.state, 'NEVER'), inArray(bankStatementLines.textKey, some)));
    for (const { textKey } of rows) found.add(textKey);
  }
  return found;
}

/** All lines of a statement in order, read in pages, because parsing thousands of rows blocks the event loop. */
export async function listLines(db: Executor, statementId: string): Promise<LineRow[]> {
  const found: LineRow[] = [];
  for (;;) {
    const rows = await db
      .select()
      .from(bankStatementLines)
      .where(
        and(
          eq(bankStatementLines.statementId, statementId),
          gt(bankStatementLines.position, found.at(-1)?.position ?? -1),
        ),
      )
      .orderBy(asc(bankStatementLines.position))
      .limit(linesAtOnce);
    found.push(...rows);
    if (rows.length < linesAtOnce) return found;
  }
}

/** Lets one call book lines at a time, until the transaction ends: the same transfer may stand in two statements. */
export async function lockBooking(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('sangamam.bank-lines'))`);
}

/** The lines of a statement with the amounts of these ones. */
export async function listLinesAlike(
  db: Executor,
  statementId: string,
  lineIds: readonly string[],
): Promise<LineRow[]> {
  const amounts = db
    .select({ cents: bankStatementLines.cents })
    .from(bankStatementLines)
    .where(
      and(eq(bankStatementLines.statementId, statementId), inArray(bankStatementLines.id, [...lineIds])),
    );
  return db
    .select()
    .from(bankStatementLines)
    .where(and(eq(bankStatementLines.statementId, statementId), inArray(bankStatementLines.cents, amounts)));
}

/** A line of this statement, locked. */
export async function lockLine(
  db: Executor,
  statementId: string,
  lineId: string,
): Promise<LineRow | undefined> {
  const [row] = await db
    .select()
    .from(bankStatementLines)
    .where(and(eq(bankStatementLines.id, lineId), eq(bankStatementLines.statementId, statementId)))
    .for('update');
  return row;
}

/** These lines of a statement, locked one after the other by id. */
export async function lockLines(
  db: Executor,
  statementId: string,
  lineIds: readonly string[],
): Promise<Map<string, LineRow>> {
  const rows = await db
    .select()
    .from(bankStatementLines)
    .where(and(inArray(bankStatementLines.id, [...lineIds]), eq(bankStatementLines.statementId, statementId)))
    .orderBy(asc(bankStatementLines.id))
    .for('update');
  return new Map(rows.map((line) => [line.id, line]));
}

/** Stores what was decided about lines. */
export async function updateLineState(
  db: Executor,
  lineIds: readonly string[],
  { state, decidedBy, decidedAt }: Pick<LineRow, 'state' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await db
    .update(bankStatementLines)
    .set({ state, decidedBy, decidedAt, revision: sql`${bankStatementLines.revision} + 1` })
    .where(inArray(bankStatementLines.id, [...lineIds]));
}

/** Lines in this state that read like another one. */
export async function listAlikeIds(
  db: Executor,
  { textKey, state }: Pick<LineRow, 'textKey' | 'state'>,
): Promise<string[]> {
  const rows = await db
    .select({ id: bankStatementLines.id })
    .from(bankStatementLines)
    .where(and(eq(bankStatementLines.textKey, textKey), eq(bankStatementLines.state, state)))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function insertAllocations(
  db: Executor,
  allocations: (typeof bankLineAllocations.$inferInsert)[],
): Promise<void> {
  await db.insert(bankLineAllocations).values(allocations);
}

export async function listAllocations(db: Executor, lineIds: readonly string[]) {
  if (lineIds.length === 0) return [];
  return db
    .select()
    .from(bankLineAllocations)
    .where(inArray(bankLineAllocations.lineId, [...lineIds]))
    .orderBy(asc(bankLineAllocations.id));
}

export type AllocationRow = typeof bankLineAllocations.$inferSelect;

export async function markAllocationUndone(db: Executor, id: string, undoneAt: Date): Promise<void> {
  await db.update(bankLineAllocations).set({ undoneAt }).where(eq(bankLineAllocations.id, id));
}
