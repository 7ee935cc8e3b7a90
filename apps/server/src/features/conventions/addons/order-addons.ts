import type { Context } from '#server/db/context.ts';
import { orderEntries } from '#server/features/conventions/configuration/order-entries.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { listAllAddons, storeAddonOrder } from './addon-admin-repository.ts';

/**
 * Puts the add-ons of a convention in the order of these ids. Families see them in it.
 *
 * @throws NOT_FOUND, CONFLICT unless they are all of them, as when somebody else added one meanwhile
 */
export function orderAddons(
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
      action: 'addon.ordered',
      list: async (ctx) =>
        (await listAllAddons(ctx.db, conventionId)).map(({ row }) => ({ id: row.id, name: row.title })),
      store: (ctx, ids) => storeAddonOrder(ctx.db, ids),
    },
  );
}
