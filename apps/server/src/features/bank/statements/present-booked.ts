import type { BookedAlready } from '@sangamam/contract/bank/statements/statement-endpoints';

import type { Context } from '#server/db/context.ts';

import type { BookedLine } from '../booked-already/booked-line-read-model.ts';
import type { Booked } from '../booked-already/find-booked.ts';
import { presentAllocations } from './present-allocations.ts';

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
