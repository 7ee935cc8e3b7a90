import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { requireAllOf } from '#server/http/errors/require-all-of.ts';

import { lockConvention } from './configure-convention.ts';

/** What a convention has several of and families see in an order. */
export interface OrderedEntries {
  action: 'package.ordered' | 'addon.ordered' | 'question.ordered';
  /** All of the convention, in their order, with the name that the audit log has. */
  list: (ctx: Context) => Promise<readonly { id: string; name: string }[]>;
  store: (ctx: Context, ids: readonly string[]) => Promise<void>;
}

/**
 * Puts such entries of a convention in the order of these ids.
 *
 * @throws NOT_FOUND, CONFLICT unless they are all of them, as when somebody else added one meanwhile
 */
export function orderEntries(
  ctx: Context,
  actor: Actor,
  { conventionId, ids }: { conventionId: string; ids: readonly string[] },
  { action, list, store }: OrderedEntries,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockConvention(ctx, conventionId);
    const before = await list(ctx);
    requireAllOf(
      before.map(({ id }) => id),
      ids,
    );
    await store(ctx, ids);
    const after = await list(ctx);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action,
      entityId: conventionId,
      before: { order: before.map(({ name }) => name) },
      after: { order: after.map(({ name }) => name) },
    });
  });
}
