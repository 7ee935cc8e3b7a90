import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { readinessOf } from '@sangamam/contract/reports/readiness/readiness';
import {
  checklistReminderOf,
  type ChecklistReminder,
  type NoReminderReason,
} from '@sangamam/contract/reports/checklist-reminders/checklist-reminder';

import type { Context } from '#server/db/context.ts';

import { readinessFactsOf } from '../readiness/readiness-facts.ts';
import { listReminded, type RemindedRow } from './checklist-reminder-read-model.ts';

/** A registration with its next mail about the checklist. */
export interface PlannedMail {
  row: RemindedRow;
  /** Today where the convention is. */
  today: string;
  lastSent: string | null;
  next: ChecklistReminder;
}

/** A registration whose family gets no mail. */
export interface NoMail {
  row: RemindedRow;
  reason: NoReminderReason;
}

/** The next mails of these registrations, whether or not their convention has them switched on. */
export async function planReminders(ctx: Context, orderIds: readonly string[]): Promise<PlannedMail[]> {
  return (await answersOf(ctx, orderIds)).flatMap(({ answer, ...mail }) =>
    typeof answer === 'string' ? [] : [{ ...mail, next: answer }],
  );
}

/** Those of these registrations whose families get no mail, and why. */
export async function listWithoutMail(ctx: Context, orderIds: readonly string[]): Promise<NoMail[]> {
  return (await answersOf(ctx, orderIds)).flatMap(({ answer, row }) =>
    typeof answer === 'string' ? [{ row, reason: answer }] : [],
  );
}

async function answersOf(ctx: Context, orderIds: readonly string[]) {
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
    const answer = checklistReminderOf({ items, confirmed, conventionStarts, hasAddress, lastSent }, today);
    return [{ row, today, lastSent, answer }];
  });
}
