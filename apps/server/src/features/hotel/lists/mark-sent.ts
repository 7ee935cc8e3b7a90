import type { HotelList } from '@sangamam/contract/hotel/lists/list-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { lockList, updateSent } from './list-repository.ts';
import { findList } from './lists-read-model.ts';

/**
 * Says that a list went to the hotel, or that it did not after all. A repeated call changes nothing and keeps who said it
 * first.
 *
 * @throws NOT_FOUND
 */
export function markSent(ctx: Context, actor: Actor, listId: string, sent: boolean): Promise<HotelList> {
  return inTransaction(ctx, async (ctx) => {
    const list = await lockList(ctx.db, listId);
    if (!list) throw new AppError('NOT_FOUND');
    if ((list.sentAt !== null) !== sent) {
      await updateSent(
        ctx.db,
        list.id,
        sent ? { sentAt: ctx.now(), sentBy: actor.userId } : { sentAt: null, sentBy: null },
      );
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: sent ? 'hotel.list-sent' : 'hotel.list-not-sent',
        entityId: list.conventionId,
        after: { list: list.id, exportedAt: list.exportedAt.toISOString() },
      });
    }
    const changed = await findList(ctx.db, list.id);
    if (!changed) throw new Error(`List ${list.id} vanished under its lock`);
    return changed;
  });
}
