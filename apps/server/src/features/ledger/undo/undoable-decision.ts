import type { UndoableAction } from '@sangamam/contract/ledger/undo/undo-decision';

import type { Context } from '#server/db/context.ts';
import { delayMails } from '#server/features/mail/delayed/delay-mails.ts';
import type { AnyActor } from '#server/http/access/actor.ts';

import { withLockedPayment, type LockedPayment } from '../decisions/locked-payment.ts';
import { insertDecision } from './decision-repository.ts';

interface Attempt {
  actor: AnyActor;
  action: UndoableAction;
  reason?: string | undefined;
}

/**
 * Carries out a decision of the treasurer that can be undone for a minute: its entries name it, and its mails wait that
 * long.
 */
export function withUndoableDecision(
  ctx: Context,
  paymentId: string,
  attempt: Attempt,
  work: (ctx: Context, locked: LockedPayment) => Promise<LockedPayment>,
) {
  return withLockedPayment(ctx, paymentId, attempt, async (ctx, locked) => {
    const decidedAt = ctx.now();
    const { id: decisionId } = await insertDecision(ctx.db, {
      paymentId,
      action: attempt.action,
      stateBefore: locked.payment.state,
      createdAt: decidedAt,
    });
    return work(delayMails(ctx, { decisionId, decidedAt }), { ...locked, decisionId });
  });
}
