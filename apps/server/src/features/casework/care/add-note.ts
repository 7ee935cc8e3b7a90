import { caredRecords } from '@sangamam/contract/casework/care/cared-records';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';

import type { CaredKind } from './cared-kind.ts';

/**
 * Writes a note that only staff read into the history of a record.
 *
 * @throws the kind's refusal of an unknown record
 */
export function addNote(
  ctx: Context,
  actor: Actor,
  cared: Pick<CaredKind<unknown>, 'kind' | 'lock'>,
  recordId: string,
  { note, readers }: { note: string; readers?: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await cared.lock(ctx, recordId);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: `${caredRecords[cared.kind].entity}.noted`,
      entityId: recordId,
      ...(readers !== undefined && { after: { readers } }),
      reason: note,
    });
  });
}
