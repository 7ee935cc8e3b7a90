import type { AdminReminderSchedule } from '@sangamam/contract/collection/reminders/reminder-endpoints';
import {
  defaultReminderSchedule,
  reminderSchedule,
  type ReminderSchedule,
} from '@sangamam/contract/collection/reminders/reminder-schedule';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { lockSettingsAt, recordSettingsChange } from './locked-settings.ts';
import {
  countSettingChanges,
  readSettingRows,
  writeSettingRow,
} from '../reference-data/reference-repository.ts';

const key = 'paymentReminders';

/**
 * When families are reminded of open payments.
 *
 * @throws ZodError when the stored setting has lost its shape, which is a fault of ours
 */
export async function readReminderSchedule(ctx: Context): Promise<ReminderSchedule> {
  const { [key]: stored } = await readSettingRows(ctx.db);
  return reminderSchedule.parse(stored ?? defaultReminderSchedule);
}

/** The same with the number of its changes. */
export async function readAdminReminderSchedule(ctx: Context): Promise<AdminReminderSchedule> {
  // The count first: a change in between costs a refusal. The other way round it would be overwritten unseen.
  const revision = await countSettingChanges(ctx.db, [key]);
  return { ...(await readReminderSchedule(ctx)), revision };
}

/**
 * Changes when families are reminded, as it was at `revision`.
 *
 * @throws CONFLICT when somebody else changed it meanwhile
 */
export function updateReminderSchedule(
  ctx: Context,
  actor: Actor,
  { revision, ...schedule }: AdminReminderSchedule,
): Promise<AdminReminderSchedule> {
  return inTransaction(ctx, async (ctx) => {
    await lockSettingsAt(ctx, { [key]: defaultReminderSchedule }, revision);
    const before = await readReminderSchedule(ctx);
    await writeSettingRow(ctx.db, key, schedule, ctx.now());
    await recordSettingsChange(ctx, actor, { key, before, after: schedule });
    return readAdminReminderSchedule(ctx);
  });
}
