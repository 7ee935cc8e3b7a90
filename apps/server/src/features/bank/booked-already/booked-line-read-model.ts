import { and, asc, between, eq, gt, inArray, ne } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { bankStatementLines, bankStatements } from '#server/db/schema/schema.ts';

import type { ComparedLine } from './find-booked.ts';

/** How many rows one query answers, because parsing them blocks the event loop. */
const rowsAtOnce = 400;

/** A booked line with the name of its import. */
export type BookedLine = ComparedLine & { fileName: string };

/** The booked lines of other statements with one of these amounts, in these days. */
export async function listBookedLines(
  db: Executor,
  {
    statementId,
    cents,
    from,
    to,
  }: { statementId: string; cents: readonly number[]; from: string; to: string },
): Promise<BookedLine[]> {
  const found: BookedLine[] = [];
  const { id, bookedOn, currency, payer, memo, reference, raw } = bankStatementLines;
  for (;;) {
    const last = found.at(-1);
    const rows = await db
      .select({
        id,
        statementId: bankStatementLines.statementId,
        bookedOn,
        cents: bankStatementLines.cents,
        currency,
        payer,
        memo,
        reference,
        raw,
        fileName: bankStatements.fileName,
      })
      .from(bankStatementLines)
      .innerJoin(bankStatements, eq(bankStatements.id, bankStatementLines.statementId))
      .where(
        and(
          eq(bankStatementLines.state, 'ACCEPTED'),
          ne(bankStatementLines.statementId, statementId),
          inArray(bankStatementLines.cents, [...cents]),
          between(bankStatementLines.bookedOn, from, to),
          last && gt(id, last.id),
        ),
      )
      .orderBy(asc(id))
      .limit(rowsAtOnce);
    found.push(...rows);
    if (rows.length < rowsAtOnce) return found;
  }
}
