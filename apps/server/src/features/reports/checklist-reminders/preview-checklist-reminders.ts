import { fullName } from '@sangamam/contract/fields/full-name';
import type {
  FamilyWithoutReminder,
  PlannedChecklistReminder,
} from '@sangamam/contract/reports/checklist-reminders/checklist-reminder-endpoints';

import type { Context } from '#server/db/context.ts';
import { readChecklistReminders } from '#server/features/conventions/configuration/checklist-reminders.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';

import { activeRegistrations, openRegistrations } from '../readiness/open-registrations.ts';
import { listWithoutMail, planReminders, type PlannedMail } from './plan-reminders.ts';

/** What a page shows: families of a convention whose name or number contains `search`. */
interface Asked {
  conventionId: string;
  search?: string | undefined;
  page: number;
  pageSize: number;
}

/**
 * A page of the families that would get a mail, the earliest day first, whether or not it is switched on. Sends nothing.
 *
 * @throws NOT_FOUND for an unknown convention
 */
export async function previewChecklistReminders(
  ctx: Context,
  { conventionId, search, page, pageSize }: Asked,
) {
  await readChecklistReminders(ctx, conventionId);
  const ids = await openRegistrations(ctx, { topic: 'ANY', actor: 'FAMILY', conventionId });
  const planned = (await planReminders(ctx, ids)).filter(isFoundBy(search)).map(present);
  const sorted = planned.toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) ||
      a.familyName.localeCompare(b.familyName) ||
      a.orderId.localeCompare(b.orderId),
  );
  const rows = sorted.slice((page - 1) * pageSize, page * pageSize);
  return presentListPage({ rows, total: sorted.length }, pageSize, (row) => row);
}

/**
 * A page of the active registrations whose families would get no mail, by name.
 *
 * @throws NOT_FOUND for an unknown convention
 */
export async function listWithoutChecklistReminder(
  ctx: Context,
  { conventionId, search, page, pageSize }: Asked,
) {
  await readChecklistReminders(ctx, conventionId);
  const without = await listWithoutMail(ctx, await activeRegistrations(ctx, conventionId));
  const sorted = without
    .filter(isFoundBy(search))
    .map(({ row, reason }): FamilyWithoutReminder => ({ ...namesOf(row), reason }))
    .toSorted((a, b) => a.familyName.localeCompare(b.familyName) || a.orderId.localeCompare(b.orderId));
  const rows = sorted.slice((page - 1) * pageSize, page * pageSize);
  return presentListPage({ rows, total: sorted.length }, pageSize, (row) => row);
}

function isFoundBy(search = '') {
  const wanted = search.toLowerCase();
  return ({ row: { order, ...name } }: { row: PlannedMail['row'] }): boolean =>
    [fullName(name), order.tempNumber, order.permNumber ?? ''].some((text) =>
      text.toLowerCase().includes(wanted),
    );
}

const namesOf = (row: PlannedMail['row']) => ({
  orderId: row.order.id,
  familyName: fullName(row),
  number: row.order.permNumber ?? row.order.tempNumber,
});

function present({ row, lastSent, next }: PlannedMail): PlannedChecklistReminder {
  return { ...namesOf(row), day: next.day, lastSent, items: next.items };
}
