import * as assignment from '@sangamam/contract/casework/care/assignment-endpoints';
import * as followUps from '@sangamam/contract/casework/follow-up/follow-up-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { assignRegistration, assignRegistrations } from './assign-registration.ts';
import { labelRoutes } from '../labels/label-routes.ts';
import { listAssignees } from './list-assignees.ts';
import { setFollowUp, setFollowUps } from './set-follow-up.ts';

/** How staff look after registrations. */
export function registrationCareRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, assignment.listAssignees, () => listAssignees(ctx));
  bindEndpoint(app, assignment.assignRegistration, ({ actor, params, body }) =>
    assignRegistration(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, assignment.assignRegistrations, ({ actor, body }) =>
    assignRegistrations(ctx, actor, body),
  );
  bindEndpoint(app, followUps.setFollowUp, ({ actor, params, body }) =>
    setFollowUp(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, followUps.setFollowUps, ({ actor, body }) => setFollowUps(ctx, actor, body));
  labelRoutes(app, ctx);
}
