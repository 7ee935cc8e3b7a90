import * as endpoints from '@sangamam/contract/collection/reminders/reminder-endpoints';
import { remindNow as remindNowEndpoint } from '@sangamam/contract/collection/reminders/remind-now';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import {
  readAdminReminderSchedule,
  updateReminderSchedule,
} from '#server/features/conventions/site-settings/reminder-schedule.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { listUnreminded } from './list-unreminded.ts';
import { remindNow } from './remind-now.ts';
import { previewReminders } from './preview-reminders.ts';

/** The treasurer's schedule of payment reminders, and who would get one. */
export function reminderRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getReminderSchedule, () => readAdminReminderSchedule(ctx));
  bindEndpoint(app, endpoints.updateReminderSchedule, ({ actor, body }) =>
    updateReminderSchedule(ctx, actor, body),
  );
  bindEndpoint(app, endpoints.previewReminders, ({ query }) => previewReminders(ctx, query));
  bindEndpoint(app, endpoints.listUnreminded, ({ query }) => listUnreminded(ctx, query));
  bindEndpoint(app, remindNowEndpoint, ({ actor, body }) => remindNow(ctx, actor, body));
}
