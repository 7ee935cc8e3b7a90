import type { Treasurer } from '@sangamam/contract/ledger/terms/treasurer';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { readShared, type Context } from '#server/db/context.ts';

import { findTreasurer } from './convention-repository.ts';
import { presentTreasurer } from './present-treasurer.ts';

/** Whom families of a convention pay in this currency; undefined while there is nobody. */
export async function treasurerOfConvention(
  ctx: Context,
  conventionId: string,
  currency: Currency,
): Promise<Treasurer | undefined> {
  const row = await readShared(ctx, `treasurer:${conventionId}:${currency}`, () =>
    findTreasurer(ctx.db, conventionId, currency),
  );
  return row && presentTreasurer(row);
}
