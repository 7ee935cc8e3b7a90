import type { FollowUpChange } from '@sangamam/contract/casework/care/care';
import { caredRecords } from '@sangamam/contract/casework/care/cared-records';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { FollowUp } from '@sangamam/contract/casework/follow-up/follow-up';

import * as quicker from '#phrases/audit/conflicts.ts';
import * as phrases from '#phrases/casework/follow-up.ts';
import type { Context } from '#server/db/context.ts';
import { inExplainedTransaction } from '#server/features/audit/explain-conflict.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import type { CaredKind } from './cared-kind.ts';
import { followUpIn, isSameFollowUp } from './follow-up-facts.ts';

/**
 * Sets the day on which staff look at a record again, or clears it. Idempotent. A refusal says who was quicker.
 *
 * @throws the kind's refusal of an unknown record, TRANSITION_NOT_POSSIBLE for one that is over, RQST_PARAMS_INVALID for a day
 *   that is over, CONFLICT when somebody else has changed it since the actor looked
 */
export function setFollowUp<Answer>(
  ctx: Context,
  actor: Actor,
  cared: CaredKind<Answer>,
  recordId: string,
  { followUp, seen }: FollowUpChange,
): Promise<Answer> {
  const { entity } = caredRecords[cared.kind];
  const words = { ...cared.otherChanges, ...quicker.withFollowUp };
  const contested = [{ entity, entityId: recordId, words }] as const;
  return inExplainedTransaction(ctx, actor, contested, async (ctx) => {
    const { care, isOver } = await cared.lock(ctx, recordId);
    const before = followUpIn(care);
    if (!isSameFollowUp(before, followUp)) {
      if (!isSameFollowUp(before, seen)) throw new AppError('CONFLICT');
      if (followUp && isOver === true) throw new AppError('TRANSITION_NOT_POSSIBLE');
      if (followUp && followUp.on !== before?.on)
        requireDayAhead(followUp, calendarDateIn(await cared.timeZoneOf(ctx, recordId), ctx.now()));
      await cared.save(ctx, recordId, {
        followUpOn: followUp?.on ?? null,
        followUpReason: followUp?.reason ?? '',
      });
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: followUp ? `${entity}.follow-up-set` : `${entity}.follow-up-cleared`,
        entityId: recordId,
        before: { followUpOn: before?.on ?? null },
        after: { followUpOn: followUp?.on ?? null },
        ...(followUp?.reason && { reason: followUp.reason }),
      });
    }
    return cared.answer(ctx, actor, recordId);
  });
}

/** @throws RQST_PARAMS_INVALID for a day that is over */
function requireDayAhead(followUp: FollowUp, today: string): void {
  if (followUp.on < today)
    throw new AppError('RQST_PARAMS_INVALID', { field: 'followUp.on', message: phrases.dayIsOver });
}
