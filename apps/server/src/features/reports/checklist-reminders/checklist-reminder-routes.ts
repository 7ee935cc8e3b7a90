import * as endpoints from '@sangamam/contract/reports/checklist-reminders/checklist-reminder-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import {
  readChecklistReminders,
  switchChecklistReminders,
} from '#server/features/conventions/configuration/checklist-reminders.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { listWithoutChecklistReminder, previewChecklistReminders } from './preview-checklist-reminders.ts';

/** The switch of a convention's reminders of the checklist, and who would get one. */
export function checklistReminderRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getChecklistReminders, ({ params }) =>
    readChecklistReminders(ctx, params.conventionId),
  );
  bindEndpoint(app, endpoints.switchChecklistReminders, ({ actor, params, body }) =>
    switchChecklistReminders(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, endpoints.previewChecklistReminders, ({ params, query }) =>
    previewChecklistReminders(ctx, { ...params, ...query }),
  );
  bindEndpoint(app, endpoints.listWithoutChecklistReminder, ({ params, query }) =>
    listWithoutChecklistReminder(ctx, { ...params, ...query }),
  );
}
