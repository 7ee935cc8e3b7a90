import type { Assignee } from '@sangamam/contract/casework/care/care';
import { caredRecords, type CareKind } from '@sangamam/contract/casework/care/cared-records';
import { fullName } from '@sangamam/contract/fields/full-name';
import { rolesWith } from '@sangamam/contract/staff/abilities';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { listAssigneeRows, listNames } from './assignee-read-model.ts';

/** Staff who look after records of a kind, and others to whom some are still assigned, by name. */
export async function listAssignees(ctx: Context, kind: CareKind): Promise<Assignee[]> {
  const roles = rolesWith(caredRecords[kind].caredForBy);
  const rows = await listAssigneeRows(ctx.db, kind, { roles, now: ctx.now() });
  return rows.map(({ id, firstName, lastName, isOnDuty }) => ({
    _id: id,
    name: fullName({ firstName, lastName }),
    isOnDuty,
  }));
}

/** The account that a filter of a list asks for: the actor (`me`), `nobody`, or an account. */
export function assigneeAsked(actor: Actor, assigned: string | undefined): string | null | undefined {
  if (assigned === 'nobody') return null;
  return assigned === 'me' ? actor.userId : assigned;
}

const assignments: ReadonlySet<string> = new Set(
  Object.values(caredRecords).map(({ entity }) => `${entity}.assigned`),
);

/** To whom entries of the history assigned a record, by their account. */
export async function namesInHistory(
  ctx: Context,
  history: readonly { action: string; after: unknown }[],
): Promise<Map<string, string>> {
  const userIds = history.flatMap(({ action, after }) =>
    assignments.has(action) ? (assigneeIn(after) ?? []) : [],
  );
  const rows = userIds.length === 0 ? [] : await listNames(ctx.db, userIds);
  return new Map(rows.map(({ id, ...name }) => [id, fullName(name)]));
}

/** Whom or what a change of a record's care was about, in what the audit log has as `after`: a colleague, a day, or a label. */
export function aboutIn(after: unknown, names: ReadonlyMap<string, string>): string | null {
  const { label, followUpOn } = (after ?? {}) as { label?: unknown; followUpOn?: unknown };
  const detail = names.get(assigneeIn(after) ?? '') ?? label ?? followUpOn;
  return typeof detail === 'string' ? detail : null;
}

/** The account in what the audit log has as `after` of an assignment; nothing once that is erased. */
function assigneeIn(after: unknown): string | undefined {
  const { assignedTo } = (after ?? {}) as { assignedTo?: unknown };
  return typeof assignedTo === 'string' ? assignedTo : undefined;
}
