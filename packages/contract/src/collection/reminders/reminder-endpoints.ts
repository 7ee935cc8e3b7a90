import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revision } from '../../fields/revision.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { currencies } from '../../orders/pricing/currency-for.ts';
import { reminderReasons, noReminderReasons } from './payment-reminder.ts';
import { reminderSchedule } from './reminder-schedule.ts';
import { resource } from '../../http/resource.ts';

/** The schedule as the treasurer's page reads it. */
export const adminReminderSchedule = z.object({ ...reminderSchedule.shape, revision });
export type AdminReminderSchedule = z.output<typeof adminReminderSchedule>;

const paymentReminders = resource({
  path: '/v1/admin/payment-reminders',
  tag: 'Admin: payments',
  access: { ability: 'manage-payments' },
});

export const getReminderSchedule = paymentReminders.get('', {
  summary: 'When families are reminded of open payments',
  data: adminReminderSchedule,
});

/** Changes when families are reminded; the next night's reminders go by it. */
export const updateReminderSchedule = paymentReminders.put('', {
  summary: 'Change when families are reminded of open payments',
  body: reminderSchedule.safeExtend(fromRevision),
  data: adminReminderSchedule,
  errors: ['CONFLICT'],
});

/** An order of which something is open; whole dollars of its currency. */
const unpaid = {
  orderId: z.string(),
  familyName: z.string(),
  email: z.string().nullable(),
  number: z.string(),
  conventionName: z.string(),
  currency: z.enum(currencies),
  open: z.int(),
  dueDate: z.string(),
};

/** A mail that would be sent. */
export const plannedReminder = z.object({
  ...unpaid,
  /** The day of the mail, `YYYY-MM-DD`; today for one that is due and not sent. */
  day: z.string(),
  /** Days from the due date, negative before it. */
  step: z.int(),
  reason: z.enum(reminderReasons),
});
export type PlannedReminder = z.output<typeof plannedReminder>;

/** Days ahead that the preview looks. */
export const previewDays = 14;

/** `search`: name of anybody in the family, number or address. Every family of every convention without the two. */
const searched = { conventionId: entityId.optional(), search: searchText, ...pageQuery() };

/** Who would be reminded today and in the next 14 days, as if the schedule were switched on. Sends nothing. */
export const previewReminders = paymentReminders.get('/preview', {
  summary: 'Who would be reminded of an open payment, when and why',
  query: z.object(searched),
  data: listPage(plannedReminder),
});

/** A family that owes something and gets no reminder. */
export const unremindedFamily = z.object({
  ...unpaid,
  reason: z.enum(noReminderReasons),
  /** The day of the next reminder, later than the preview looks. */
  next: z.string().nullable(),
});
export type UnremindedFamily = z.output<typeof unremindedFamily>;

/** Who owes something and would get no reminder today or in the next 14 days, and why. */
export const listUnreminded = paymentReminders.get('/without', {
  summary: 'Who owes something and would get no reminder, and why',
  query: z.object(searched),
  data: listPage(unremindedFamily),
});
