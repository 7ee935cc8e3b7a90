import type { Assignment } from '@sangamam/contract/casework/care/care';
import { caredRecords, type CareKind } from '@sangamam/contract/casework/care/cared-records';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import type { CaredKind } from './cared-kind.ts';
import { listAssignees } from './list-assignees.ts';

/**
 * Assigns a record to a colleague, or to nobody. Idempotent.
 *
 * @throws the kind's refusal of an unknown record, RQST_PARAMS_INVALID for somebody who may not look after it, CONFLICT when
 *   somebody else has assigned it since the actor looked
 */
export function assign<Answer>(
  ctx: Context,
  actor: Actor,
  cared: CaredKind<Answer>,
  recordId: string,
  { userId, assignedToSeen: seen }: Assignment,
): Promise<Answer> {
  const { entity } = caredRecords[cared.kind];
  return inTransaction(ctx, async (ctx) => {
    const { care } = await cared.lock(ctx, recordId);
    const assignedTo = care?.assignedTo ?? null;
    if (assignedTo !== userId) {
      await requireOnDuty(ctx, cared.kind, userId);
      if (assignedTo !== seen) throw new AppError('CONFLICT');
      await cared.save(ctx, recordId, { assignedTo: userId });
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: userId === null ? `${entity}.unassigned` : `${entity}.assigned`,
        entityId: recordId,
        before: { assignedTo },
        after: { assignedTo: userId },
      });
    }
    return cared.answer(ctx, actor, recordId);
  });
}

/** @throws RQST_PARAMS_INVALID for somebody who may not look after records of the kind now */
async function requireOnDuty(ctx: Context, kind: CareKind, userId: string | null): Promise<void> {
  if (userId === null) return;
  const found = (await listAssignees(ctx, kind)).find(({ _id }) => _id === userId);
  if (found?.isOnDuty !== true) throw new AppError('RQST_PARAMS_INVALID', { field: 'userId' });
}
