import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { listPage, pageQuery } from '../../http/list-page.ts';
import { noReminderReasons, remindedTopics } from './checklist-reminder.ts';

const tag = 'Admin: registrations';
const access = { ability: 'decide-registrations' } as const;
const params = z.object({ conventionId: entityId });
const path = '/v1/admin/readiness/conventions/{conventionId}/reminders';

/** Whether families of the convention get a mail a week about their checklist. Off at first. */
export const checklistReminders = z.strictObject({ enabled: z.boolean() });
export type ChecklistReminders = z.output<typeof checklistReminders>;

export const getChecklistReminders = defineEndpoint({
  method: 'GET',
  path,
  summary: 'Whether families are reminded of their checklist',
  tag,
  access,
  params,
  data: checklistReminders,
  errors: ['NOT_FOUND'],
});

/** Switches the mails on or off; the next night goes by it. Idempotent. */
export const switchChecklistReminders = defineEndpoint({
  method: 'PUT',
  path,
  summary: 'Switch the reminders of the checklist on or off',
  tag,
  access,
  params,
  body: checklistReminders,
  data: checklistReminders,
  errors: ['NOT_FOUND'],
});

const query = z.object({
  /** Part of the registrant's name or of a registration number. */
  search: z.string().trim().max(100).optional(),
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
export const previewChecklistReminders = defineEndpoint({
  method: 'GET',
  path: `${path}/preview`,
  summary: 'Who would be reminded of the checklist, when and of what',
  tag,
  access,
  params,
  query,
  data: listPage(plannedChecklistReminder),
  errors: ['NOT_FOUND'],
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
export const listWithoutChecklistReminder = defineEndpoint({
  method: 'GET',
  path: `${path}/preview/without`,
  summary: 'Who would not be reminded of the checklist, and why',
  tag,
  access,
  params,
  query,
  data: listPage(familyWithoutReminder),
  errors: ['NOT_FOUND'],
});
