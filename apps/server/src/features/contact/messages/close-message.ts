import type { MessageDetail } from '@sangamam/contract/contact/messages/message-admin-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { lockMessage } from './lock-message.ts';
import { readMessage } from './read-messages.ts';
import { updateMessage } from '../message-repository.ts';

/** Closes a message, which clears its follow-up. Idempotent. @throws NOT_FOUND */
export function closeMessage(ctx: Context, actor: Actor, messageId: string): Promise<MessageDetail> {
  return inTransaction(ctx, async (ctx) => {
    const message = await lockMessage(ctx, messageId);
    if (message.closedAt !== null) return readMessage(ctx, actor, messageId);
    const closedAt = ctx.now();
    await updateMessage(ctx.db, messageId, { closedAt, followUpOn: null, followUpReason: '' });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'message.closed',
      entityId: messageId,
      before: { closedAt: null },
      after: { closedAt },
    });
    return readMessage(ctx, actor, messageId);
  });
}

/** Reopens a message. Idempotent. @throws NOT_FOUND */
export function reopenMessage(ctx: Context, actor: Actor, messageId: string): Promise<MessageDetail> {
  return inTransaction(ctx, async (ctx) => {
    const { closedAt } = await lockMessage(ctx, messageId);
    if (closedAt === null) return readMessage(ctx, actor, messageId);
    await updateMessage(ctx.db, messageId, { closedAt: null });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'message.reopened',
      entityId: messageId,
      before: { closedAt },
      after: { closedAt: null },
    });
    return readMessage(ctx, actor, messageId);
  });
}
