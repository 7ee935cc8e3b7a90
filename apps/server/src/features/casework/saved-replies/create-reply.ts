import { mostReplies, type SavedReply } from '@sangamam/contract/casework/saved-replies/saved-reply';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { readReply } from './list-replies.ts';
import { countReplies, insertReply, lockReplies, type ReplyDraft } from './saved-reply-repository.ts';

/**
 * Saves a reply for everybody who uses them.
 *
 * @throws TOO_MANY_REPLIES at their limit, REPLY_NAME_TAKEN
 */
export function createReply(ctx: Context, actor: Actor, { name, text }: ReplyDraft): Promise<SavedReply> {
  return inTransaction(ctx, async (ctx) => {
    await lockReplies(ctx.db);
    if ((await countReplies(ctx.db)) >= mostReplies) throw new AppError('TOO_MANY_REPLIES');
    const { id } = await insertReply(ctx.db, {
      name,
      text,
      changedById: actor.userId,
      updatedAt: ctx.now(),
    });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'reply.created',
      entityId: id,
      after: { name, text },
    });
    return readReply(ctx, id);
  });
}
