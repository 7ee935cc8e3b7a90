import type { AuditActionOf } from '@sangamam/contract/audit/audit-catalogue';
import type { MessageDetail } from '@sangamam/contract/contact/messages/message-admin-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { recordAudit, type AuditedChange } from '#server/features/audit/record-audit.ts';

import { lockMessage, type MessageRow } from '../message-repository.ts';
import { readMessage } from './read-messages.ts';

/** What a change did, for the audit log; undefined when there was nothing to do. */
export type MessageEvent = Pick<AuditedChange, 'before' | 'after'> & { action: AuditActionOf<'message'> };

/**
 * Runs one change of a message in a transaction under a lock on it, with its audit row.
 *
 * @throws NOT_FOUND
 */
export function changeMessage(
  ctx: Context,
  actor: Actor,
  messageId: string,
  work: (ctx: Context, message: MessageRow) => Promise<MessageEvent | undefined>,
): Promise<MessageDetail> {
  return inTransaction(ctx, async (ctx) => {
    const message = await lockMessage(ctx.db, messageId);
    if (!message) throw new AppError('NOT_FOUND');
    const event = await work(ctx, message);
    if (event) await recordAudit(ctx, { ...event, actorId: actor.userId, entityId: messageId });
    return readMessage(ctx, actor, messageId);
  });
}
