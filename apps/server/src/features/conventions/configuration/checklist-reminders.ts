import type { ChecklistReminders } from '@sangamam/contract/reports/checklist-reminders/checklist-reminder-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findConventionRow } from '../convention-repository.ts';
import { lockConvention } from './configure-convention.ts';
import { updateConventionRow } from './convention-admin-repository.ts';

/**
 * Whether families of a convention are reminded of their checklist.
 *
 * @throws NOT_FOUND
 */
export async function readChecklistReminders(
  ctx: Context,
  conventionId: string,
): Promise<ChecklistReminders> {
  const row = await findConventionRow(ctx.db, conventionId);
  if (!row) throw new AppError('NOT_FOUND');
  return { enabled: row.checklistReminders };
}

/**
 * Switches these reminders on or off. Idempotent.
 *
 * @throws NOT_FOUND
 */
export function switchChecklistReminders(
  ctx: Context,
  actor: Actor,
  { conventionId, enabled }: ChecklistReminders & { conventionId: string },
): Promise<ChecklistReminders> {
  return inTransaction(ctx, async (ctx) => {
    const { checklistReminders } = await lockConvention(ctx, conventionId);
    if (checklistReminders === enabled) return { enabled };
    await updateConventionRow(ctx.db, conventionId, { checklistReminders: enabled });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'convention.checklist-reminders-switched',
      entityId: conventionId,
      before: { checklistReminders },
      after: { checklistReminders: enabled },
    });
    return { enabled };
  });
}
