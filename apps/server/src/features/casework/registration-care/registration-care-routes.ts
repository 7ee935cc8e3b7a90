import * as assignment from '@sangamam/contract/casework/care/assignment-endpoints';
import * as followUps from '@sangamam/contract/casework/follow-up/follow-up-endpoints';
import { addStaffNote as noteEndpoint } from '@sangamam/contract/casework/notes/note-endpoints';
import { labelRegistrations as labelEndpoint } from '@sangamam/contract/casework/labels/label-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { assign } from '../care/assign.ts';
import { listAssignees } from '../care/list-assignees.ts';
import { setFollowUp } from '../care/set-follow-up.ts';
import { labelRoutes } from '../labels/label-routes.ts';
import { addStaffNote } from '../notes/add-staff-note.ts';
import { assignRegistrations, labelRegistrations, setFollowUps } from './care-of-several.ts';
import { registrationKind } from './registration-kind.ts';

/** How staff look after registrations. */
export function registrationCareRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, assignment.listAssignees, () => listAssignees(ctx, registrationKind.kind));
  bindEndpoint(app, assignment.assignRegistration, ({ actor, params, body }) =>
    assign(ctx, actor, registrationKind, params.orderId, body),
  );
  bindEndpoint(app, assignment.assignRegistrations, ({ actor, body }) =>
    assignRegistrations(ctx, actor, body),
  );
  bindEndpoint(app, followUps.setFollowUp, ({ actor, params, body }) =>
    setFollowUp(ctx, actor, registrationKind, params.orderId, body),
  );
  bindEndpoint(app, followUps.setFollowUps, ({ actor, body }) => setFollowUps(ctx, actor, body));
  bindEndpoint(app, noteEndpoint, ({ actor, params, body }) =>
    addStaffNote(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, labelEndpoint, ({ actor, body }) => labelRegistrations(ctx, actor, body));
  labelRoutes(app, ctx);
}
