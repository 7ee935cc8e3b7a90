import { caredRecords } from '@sangamam/contract/casework/care/cared-records';
import type { LabelOfSeveral } from '@sangamam/contract/casework/care/care-of-several';

import { recordAudit } from '#server/features/audit/record-audit.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import type { CaredKind } from '../care/cared-kind.ts';
import { addLabel, findLabel, takeLabelOff } from './label-repository.ts';

/**
 * Puts a label on a record, or takes it off. Idempotent: one that has it already, or does not, stays as it is.
 *
 * @throws the kind's refusal of an unknown record, NOT_FOUND for an unknown label
 */
export function labelRecord(
  ctx: Context,
  actor: Actor,
  cared: Pick<CaredKind<unknown>, 'kind' | 'lock'>,
  recordId: string,
  { labelId, labelled }: Pick<LabelOfSeveral, 'labelId' | 'labelled'>,
): Promise<void> {
  const { entity } = caredRecords[cared.kind];
  return inTransaction(ctx, async (ctx) => {
    await cared.lock(ctx, recordId);
    // Locked, so that nobody deletes it before it is on the record.
    const label = await findLabel(ctx.db, labelId, { lock: true });
    if (!label) throw new AppError('NOT_FOUND');
    const change = labelled ? addLabel : takeLabelOff;
    if (!(await change(ctx.db, cared.kind, recordId, labelId))) return;
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: labelled ? `${entity}.labelled` : `${entity}.label-removed`,
      entityId: recordId,
      after: { label: label.name },
    });
  });
}
