import type { Context } from '#server/db/context.ts';
import { orderEntries } from '#server/features/conventions/configuration/order-entries.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { listAllPackages, storePackageOrder } from './package-admin-repository.ts';

/**
 * Puts the packages of a convention in the order of these ids. Families see them in it.
 *
 * @throws NOT_FOUND, CONFLICT unless they are all of them, as when somebody else added one meanwhile
 */
export function orderPackages(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  ids: readonly string[],
): Promise<void> {
  return orderEntries(
    ctx,
    actor,
    { conventionId, ids },
    {
      action: 'package.ordered',
      list: async (ctx) =>
        (await listAllPackages(ctx.db, conventionId)).map(({ row }) => ({ id: row.id, name: row.name })),
      store: (ctx, ids) => storePackageOrder(ctx.db, ids),
    },
  );
}
