import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { reminderReasons, reminderRefusals } from './payment-reminder.ts';

/** Days after a reminder in which the treasurer sends no other one. */
export const daysBetweenReminders = 2;

/** Why a family is not reminded now. */
export const notRemindedReasons = [...reminderRefusals, 'REMINDED_LATELY'] as const;
export type NotRemindedReason = (typeof notRemindedReasons)[number];

/** What a reminder by hand does for one order: one of `reason` and `refusal` is null. */
const remindedNow = z.object({
  orderId: z.string(),
  /** Where it goes; `null` where nothing is open or the account is closed. */
  email: z.string().nullable(),
  reason: z.enum(reminderReasons).nullable(),
  refusal: z.enum(notRemindedReasons).nullable(),
  /** False in a dry run. */
  isSent: z.boolean(),
});
export type RemindedNow = z.output<typeof remindedNow>;

/**
 * Reminds the families of these orders of what is open, whether or not a day of the schedule has come; a dry run says
 * who would get a mail and who would not. Each order at most once in `daysBetweenReminders` days, so that a repeated
 * call sends nothing.
 */
export const remindNow = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/payment-reminders/now',
  summary: 'Remind several families of an open payment now',
  tag: 'Admin: payments',
  access: { ability: 'manage-payments' },
  body: z.strictObject({ orderIds: z.array(entityId).min(1).max(100), dryRun: z.boolean() }),
  data: z.array(remindedNow),
  errors: ['ORDER_NOT_FOUND'],
});
