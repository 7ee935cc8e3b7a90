import type { MessageDetail } from '@sangamam/contract/contact/messages/message-admin-endpoints';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { changeMessage } from './change-message.ts';
import { updateMessage } from '../message-repository.ts';

/** Closes a message, which clears its follow-up. Idempotent. @throws NOT_FOUND */
export function closeMessage(ctx: Context, actor: Actor, messageId: string): Promise<MessageDetail> {
  return changeMessage(ctx, actor, messageId, async (ctx, message) => {
    if (message.closedAt !== null) return undefined;
    const closedAt = ctx.now();
    await updateMessage(ctx.db, messageId, { closedAt, followUpOn: null, followUpReason: '' });
    return { action: 'message.closed', before: { closedAt: null }, after: { closedAt } };
  });
}

/** Reopens a message. Idempotent. @throws NOT_FOUND */
export function reopenMessage(ctx: Context, actor: Actor, messageId: string): Promise<MessageDetail> {
  return changeMessage(ctx, actor, messageId, async (ctx, { closedAt }) => {
    if (closedAt === null) return undefined;
    await updateMessage(ctx.db, messageId, { closedAt: null });
    return { action: 'message.reopened', before: { closedAt }, after: { closedAt: null } };
  });
}
