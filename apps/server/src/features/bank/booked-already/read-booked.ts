import type { BankDirection, BankLineState } from '@sangamam/contract/bank/statements/bank-line';

import type { Context } from '#server/db/context.ts';

import { listBookedLines, type BookedLine } from './booked-line-read-model.ts';
import { findBooked, type Booked, type ComparedLine } from './find-booked.ts';

/** How far apart in days the same transfer may stand in two exports that both have the bank's number for it. */
const mostDaysApart = 31;

/**
 * Which of these lines of a statement are transfers that a line of another import has booked. `lines` must have all lines
 * of the statement with the amounts that are asked about, decided ones too.
 */
export async function readBooked(
  ctx: Context,
  statementId: string,
  lines: readonly (ComparedLine & { direction: BankDirection; state: BankLineState })[],
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

function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
