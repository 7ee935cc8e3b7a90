import type { MessageDetail } from '@sangamam/contract/contact/messages/message-admin-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { lockMessage } from './lock-message.ts';
import { readMessage } from './read-messages.ts';
import { mailAnswer } from '../mails/answer-mail.ts';
import { countAnswers, insertAnswer, updateMessage } from '../message-repository.ts';

/**
 * Answers a message by mail and stores the answer. An unassigned message is assigned to the author of the answer.
 *
 * @throws NOT_FOUND, CONFLICT when there are answers that the answerer has not seen, his own second click among them
 */
export function answerMessage(
  ctx: Context,
  actor: Actor,
  messageId: string,
  { body, answersSeen }: { body: string; answersSeen: number },
): Promise<MessageDetail> {
  return inTransaction(ctx, async (ctx) => {
    const message = await lockMessage(ctx, messageId);
    if ((await countAnswers(ctx.db, messageId)) !== answersSeen) throw new AppError('CONFLICT');
    const id = await insertAnswer(ctx.db, {
      messageId,
      authorId: actor.userId,
      body,
      createdAt: ctx.now(),
    });
    if (message.assignedTo === null) await updateMessage(ctx.db, messageId, { assignedTo: actor.userId });
    await mailAnswer(ctx, message, { id, body });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'message.answered',
      entityId: messageId,
      before: { answers: answersSeen },
      after: { answerId: id },
    });
    return readMessage(ctx, actor, messageId);
  });
}
