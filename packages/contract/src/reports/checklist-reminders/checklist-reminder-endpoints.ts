import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { noReminderReasons, remindedTopics } from './checklist-reminder.ts';
import { resource } from '../../http/resource.ts';

const params = z.object({ conventionId: entityId });

/** Whether families of the convention get a mail a week about their checklist. Off at first. */
export const checklistReminders = z.strictObject({ enabled: z.boolean() });
export type ChecklistReminders = z.output<typeof checklistReminders>;

const reminders = resource({
  path: '/v1/admin/readiness/conventions/{conventionId}/reminders',
  tag: 'Admin: registrations',
  access: { ability: 'decide-registrations' },
  params: params,
  errors: ['NOT_FOUND'],
});

export const getChecklistReminders = reminders.get('', {
  summary: 'Whether families are reminded of their checklist',
  data: checklistReminders,
});

/** Switches the mails on or off; the next night goes by it. Idempotent. */
export const switchChecklistReminders = reminders.put('', {
  summary: 'Switch the reminders of the checklist on or off',
  body: checklistReminders,
  data: checklistReminders,
});

const query = z.object({
  /** Part of the registrant's name or of a registration number. */
  search: searchText,
  ...pageQuery(),
});

/** A family that would get a mail, and what it would list. */
export const plannedChecklistReminder = z.object({
  orderId: z.string(),
  familyName: z.string(),
  number: z.string(),
  /** The day of the mail, `YYYY-MM-DD`: today, or a week after the last one. */
  day: z.string(),
  /** The day of the last one; `null` before the first. */
  lastSent: z.string().nullable(),
  items: z.array(z.object({ topic: z.enum(remindedTopics), by: z.string().nullable() })),
});
export type PlannedChecklistReminder = z.output<typeof plannedChecklistReminder>;

/** Who would get a mail today or a week after the last one, as if the reminders were switched on. Sends nothing. */
export const previewChecklistReminders = reminders.get('/preview', {
  summary: 'Who would be reminded of the checklist, when and of what',
  query,
  data: listPage(plannedChecklistReminder),
});

/** An active registration whose family would get no mail, and why. */
export const familyWithoutReminder = z.object({
  orderId: z.string(),
  familyName: z.string(),
  number: z.string(),
  reason: z.enum(noReminderReasons),
});
export type FamilyWithoutReminder = z.output<typeof familyWithoutReminder>;

/**
 * Who would get none, by name. Together with `previewChecklistReminders` all active registrations that the search finds.
 */
export const listWithoutChecklistReminder = reminders.get('/preview/without', {
  summary: 'Who would not be reminded of the checklist, and why',
  query,
  data: listPage(familyWithoutReminder),
});
