import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { daysToAnswer, questionLinkDays } from '@sangamam/contract/casework/questions/question';
import { paths } from '@sangamam/contract/paths';
import { v7 as uuidv7 } from 'uuid';

import { inTransaction, type Context } from '#server/db/context.ts';
import { createSecretToken } from '#server/features/accounts/links/secret-token.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { hiddenToken } from '#server/features/mail/outbox/account-link.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { mailQuestion } from '#server/features/orders/mails/question-mail.ts';
import { touchOrder } from '#server/features/orders/order/touch-order.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';

import { insertQuestion } from './question-repository.ts';

const day = 24 * 60 * 60_000;

/**
 * Asks the family: the question is mailed with a link to answer by, stands on My Account, and the registration waits for
 * the family for some days of the convention's calendar. Asked again, the question joins those that are open.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE for a cancelled order
 */
export function messageFamily(ctx: Context, actor: Actor, orderId: string, question: string) {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    if (order.cancelledAt !== null) throw new AppError('TRANSITION_NOT_POSSIBLE');
    const { timeZone } = await conventionById(ctx, order.conventionId);
    const [id, askedAt, { token, hash }] = [uuidv7(), ctx.now(), createSecretToken()];
    const lastDay = addDays(calendarDateIn(timeZone, askedAt), daysToAnswer);
    await insertQuestion(ctx.db, {
      id,
      orderId: order.id,
      askedBy: actor.userId,
      question,
      createdAt: askedAt,
      lastDay,
      timeZone,
      tokenHash: hash,
      tokenExpiresAt: new Date(askedAt.getTime() + questionLinkDays * day),
    });
    const asked = await touchOrder(ctx, order.id);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'order.asked',
      entityId: order.id,
      reason: question,
    });
    const link = { url: `${ctx.publicUrl}${paths.question(hiddenToken)}`, token };
    await mailQuestion(ctx, asked, { id, question, lastDay, link });
    return { _id: order.id };
  });
}
