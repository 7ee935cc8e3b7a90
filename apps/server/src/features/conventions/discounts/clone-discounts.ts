import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { configureDiscount } from './configure-discount.ts';
import { listAllDiscounts } from './discount-admin-repository.ts';

interface Clone {
  from: string;
  to: string;
  /** Moves a date with the first day of the convention. */
  move: (date: string | null) => string | null;
  /** The copies of the packages by the id of the original. */
  packageIds: ReadonlyMap<string, string>;
}

/** Copies the codes that are not of a batch to another convention: unused, and withdrawn until somebody offers them. */
export async function cloneDiscounts(
  ctx: Context,
  actor: Actor,
  { from, to, move, packageIds: copies }: Clone,
): Promise<void> {
  for (const { row, packageIds } of await listAllDiscounts(ctx.db, from)) {
    if (row.batch !== null) continue;
    const { code, title, percent, amount, cadAmount, scope, maxUses, maxUsesPerFamily } = row;
    await configureDiscount(
      ctx,
      actor,
      { conventionId: to },
      {
        code,
        title,
        percent,
        amount,
        cadAmount,
        scope,
        maxUses,
        maxUsesPerFamily,
        budget: row.budget,
        cadBudget: row.cadBudget,
        packageIds: packageIds.flatMap((id) => copies.get(id) ?? []),
        validFrom: move(row.validFrom),
        validUntil: move(row.validUntil),
        active: false,
      },
    );
  }
}
