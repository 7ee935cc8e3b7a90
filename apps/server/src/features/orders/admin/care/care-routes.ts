import * as assignment from '@sangamam/contract/orders/admin/care/assignment-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { assignRegistration, assignRegistrations } from './assign-registration.ts';
import { listAssignees } from './list-assignees.ts';

/** How staff look after registrations. */
export function registrationCareRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, assignment.listAssignees, () => listAssignees(ctx));
  bindEndpoint(app, assignment.assignRegistration, ({ actor, params, body }) =>
    assignRegistration(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, assignment.assignRegistrations, ({ actor, body }) =>
    assignRegistrations(ctx, actor, body),
  );
}
