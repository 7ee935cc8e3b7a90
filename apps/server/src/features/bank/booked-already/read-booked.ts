import type { BookedAlready } from '@sangamam/contract/bank/statements/statement-endpoints';

import type { Context } from '#server/db/context.ts';

import { presentAllocations } from '../statements/present-allocations.ts';
import type { LineRow } from '../statements/statement-repository.ts';
import { listBookedLines, type BookedLine } from './booked-line-read-model.ts';
import { findBooked, type Booked } from './find-booked.ts';

/** How far apart in days the same transfer may stand in two exports that both have the bank's number for it. */
const mostDaysApart = 31;

/**
 * Which of these lines of a statement are transfers that a line of another import has booked. `lines` must have all lines
 * of the statement with the amounts that are asked about, decided ones too.
 */
export async function readBooked(
  ctx: Context,
  statementId: string,
  lines: readonly LineRow[],
): Promise<Map<string, Booked<BookedLine>>> {
  const compared = lines.filter(({ direction, state }) => direction === 'IN' && state !== 'UNDONE');
  const days = compared.map(({ bookedOn }) => bookedOn).toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return new Map();
  const booked = await listBookedLines(ctx.db, {
    statementId,
    cents: [...new Set(compared.map(({ cents }) => cents))],
    from: daysFrom(first, -mostDaysApart),
    to: daysFrom(last, mostDaysApart),
  });
  return findBooked(compared, booked);
}

/** For each of these pairs what the other line booked, as answers carry it. */
export async function presentBooked(
  ctx: Context,
  booked: ReadonlyMap<string, Booked<BookedLine>>,
): Promise<Map<string, BookedAlready>> {
  const allocations = await presentAllocations(
    ctx,
    [...booked.values()].map(({ line }) => line.id),
  );
  return new Map(
    [...booked].map(([lineId, { line, by }]) => [
      lineId,
      {
        statementId: line.statementId,
        fileName: line.fileName,
        date: line.bookedOn,
        by,
        orders: allocations.get(line.id) ?? [],
      },
    ]),
  );
}

function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
