import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockConvention } from '#server/features/conventions/admin/configure-convention.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { requireAllOf } from '#server/http/errors/require-all-of.ts';

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
  return inTransaction(ctx, async (ctx) => {
    await lockConvention(ctx, conventionId);
    const before = await listAllAddons(ctx.db, conventionId);
    requireAllOf(
      before.map(({ row }) => row.id),
      ids,
    );
    await storeAddonOrder(ctx.db, ids);
    const after = await listAllAddons(ctx.db, conventionId);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'addon.ordered',
      entity: 'convention',
      entityId: conventionId,
      before: { order: before.map(({ row }) => row.title) },
      after: { order: after.map(({ row }) => row.title) },
    });
  });
}
