import { fullName } from '@sangamam/contract/fields/full-name';
import type { Assignee } from '@sangamam/contract/casework/care/registration-care';
import { rolesWith } from '@sangamam/contract/staff/abilities';

import type { Context } from '#server/db/context.ts';

import { listAssigneeRows, listNames } from './assignee-read-model.ts';

/** Staff who decide about registrations, and others to whom some are still assigned, by name. */
export async function listAssignees(ctx: Context): Promise<Assignee[]> {
  const rows = await listAssigneeRows(ctx.db, rolesWith('decide-registrations'), ctx.now());
  return rows.map(({ id, firstName, lastName, isOnDuty }) => ({
    _id: id,
    name: fullName({ firstName, lastName }),
    isOnDuty,
  }));
}

/** To whom entries of the history assigned a registration, by their account. */
export async function namesInHistory(
  ctx: Context,
  history: readonly { action: string; after: unknown }[],
): Promise<Map<string, string>> {
  const userIds = history.flatMap(({ action, after }) =>
    action === 'order.assigned' ? (assigneeIn(after) ?? []) : [],
  );
  const rows = userIds.length === 0 ? [] : await listNames(ctx.db, userIds);
  return new Map(rows.map(({ id, ...name }) => [id, fullName(name)]));
}

/** The account in what the audit log has as `after` of an assignment; nothing once that is erased. */
export function assigneeIn(after: unknown): string | undefined {
  const { assignedTo } = (after ?? {}) as { assignedTo?: unknown };
  return typeof assignedTo === 'string' ? assignedTo : undefined;
}
