import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { readinessOf } from '@sangamam/contract/readiness/readiness';
import {
  nextChecklistReminder,
  type ChecklistReminder,
} from '@sangamam/contract/readiness/reminders/checklist-reminder';

import type { Context } from '#server/db/context.ts';

import { readinessFactsOf } from '../read-readiness.ts';
import { listReminded, type RemindedRow } from './checklist-reminder-read-model.ts';

/** A registration with its next mail about the checklist. */
export interface PlannedMail {
  row: RemindedRow;
  /** Today where the convention is. */
  today: string;
  lastSent: string | null;
  next: ChecklistReminder;
}

/** The next mails of these registrations, whether or not their convention has them switched on. */
export async function planReminders(ctx: Context, orderIds: readonly string[]): Promise<PlannedMail[]> {
  const facts = await readinessFactsOf(ctx, orderIds);
  const rows = await listReminded(ctx.db, orderIds);
  return rows.flatMap((row) => {
    const own = facts.get(row.order.id);
    if (!own) return [];
    const today = calendarDateIn(row.timeZone, ctx.now());
    const lastSent = row.lastSent && calendarDateIn(row.timeZone, row.lastSent);
    const { confirmed, conventionStarts } = own;
    const hasAddress = row.email !== null;
    const items = readinessOf(own);
    const next = nextChecklistReminder({ items, confirmed, conventionStarts, hasAddress, lastSent }, today);
    return next ? [{ row, today, lastSent, next }] : [];
  });
}
