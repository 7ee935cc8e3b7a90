import { caredRecords } from '@sangamam/contract/casework/care/cared-records';
import type { AuditActionOf } from '@sangamam/contract/audit/audit-catalogue';
import type { ListedLabel } from '@sangamam/contract/casework/labels/label-endpoints';
import type { LabelDraft } from '@sangamam/contract/casework/labels/labels';

import { recordAudit, recordAuditOfEach } from '#server/features/audit/record-audit.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import {
  findLabel,
  insertLabel,
  listLabelRows,
  removeLabel,
  updateLabel,
  type LabelRow,
} from './label-repository.ts';

/** All labels, by name. */
export async function listLabels(ctx: Context): Promise<ListedLabel[]> {
  return (await listLabelRows(ctx.db)).map(({ label, ...uses }) => ({
    _id: label.id,
    name: label.name,
    color: label.color,
    revision: label.revision,
    ...uses,
  }));
}

/** @throws LABEL_NAME_TAKEN for a name that another label has, in whatever case */
export function createLabel(ctx: Context, actor: Actor, draft: LabelDraft): Promise<ListedLabel> {
  return inTransaction(ctx, async (ctx) => {
    const { id } = await insertLabel(ctx.db, draft);
    await record(ctx, actor, id, { action: 'label.created', after: { ...draft } });
    return listed(ctx, id);
  });
}

/**
 * Renames a label, or changes its colour, as it was at `revision`.
 *
 * @throws NOT_FOUND, LABEL_NAME_TAKEN, CONFLICT when somebody else changed it meanwhile
 */
export function changeLabel(
  ctx: Context,
  actor: Actor,
  id: string,
  { revision, ...draft }: LabelDraft & { revision: number },
): Promise<ListedLabel> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockLabel(ctx, id, revision);
    await updateLabel(ctx.db, id, draft);
    await record(ctx, actor, id, { action: 'label.changed', before, after: { ...draft } });
    return listed(ctx, id);
  });
}

/**
 * Deletes a label; records that have it lose it, which their histories say. Returns how many did.
 *
 * @throws NOT_FOUND, CONFLICT when somebody else changed it meanwhile
 */
export function deleteLabel(ctx: Context, actor: Actor, id: string, revision: number) {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockLabel(ctx, id, revision);
    const removedFrom = await removeLabel(ctx.db, id);
    await record(ctx, actor, id, { action: 'label.deleted', before });
    for (const { kind, recordIds } of removedFrom)
      await recordAuditOfEach(ctx, recordIds, {
        actorId: actor.userId,
        action: `${caredRecords[kind].entity}.label-removed`,
        after: { label: before.name },
      });
    return { _id: id, removedFrom: removedFrom.reduce((sum, { recordIds }) => sum + recordIds.length, 0) };
  });
}

async function lockLabel(ctx: Context, id: string, revision: number): Promise<LabelDraft> {
  const row: LabelRow | undefined = await findLabel(ctx.db, id, { lock: true });
  if (!row) throw new AppError('NOT_FOUND');
  requireRevision(row.revision, revision);
  return { name: row.name, color: row.color };
}

async function listed(ctx: Context, id: string): Promise<ListedLabel> {
  const label = (await listLabels(ctx)).find(({ _id }) => _id === id);
  if (!label) throw new Error(`Label ${id} is gone within its transaction`);
  return label;
}

function record(
  ctx: Context,
  actor: Actor,
  entityId: string,
  change: { action: AuditActionOf<'label'>; before?: LabelDraft; after?: LabelDraft },
): Promise<void> {
  return recordAudit(ctx, { actorId: actor.userId, entityId, ...change });
}
