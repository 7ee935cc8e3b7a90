import type { StatementLine } from '@sangamam/contract/bank/statements/statement-endpoints';

import type { Context } from '#server/db/context.ts';

import { listOrderNames } from './statement-read-model.ts';
import { listAllocations } from './line-repository.ts';

/** What each of these lines has paid. */
export async function presentAllocations(
  ctx: Context,
  lineIds: readonly string[],
): Promise<Map<string, StatementLine['allocations']>> {
  const rows = await listAllocations(ctx.db, lineIds);
  const names = await listOrderNames(ctx.db, [...new Set(rows.map(({ orderId }) => orderId))]);
  const byLine = Map.groupBy(rows, ({ lineId }) => lineId);
  return new Map(
    [...byLine].map(([lineId, of]) => [
      lineId,
      of.map(({ orderId, amount, undoneAt }) => {
        const name = names.find((one) => one.orderId === orderId);
        return {
          orderId,
          tmpConvRegNo: name?.tempNumber ?? '',
          registrantName: name?.registrantName ?? '',
          amount,
          undone: undoneAt !== null,
        };
      }),
    ]),
  );
}
