import * as shuttles from '@sangamam/contract/travel/shuttles/shuttle-endpoints';
import * as transport from '@sangamam/contract/travel/journeys/transport-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { bindEndpoint, bindListInParts, bindRowsInParts } from '#server/http/endpoints/route.ts';

import { createDriverLink, revokeDriverLink } from '../shuttles/driver-link.ts';
import { createRun, deleteRun, unpinRun, updateRun } from '../shuttles/edit-run.ts';
import { moveFamily } from '../shuttles/move-family.ts';
import { acceptPlan, previewPlan } from '../shuttles/plan-shuttles.ts';
import { publishRuns } from '../shuttles/publish-runs.ts';
import { readRuns } from '../shuttles/read-runs.ts';
import { listConventions, listJourneys, readOverview } from './list-journeys.ts';

/** The transport desk: journeys, shuttle runs and their drivers. */
export function transportRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, transport.listTransportConventions, () => listConventions(ctx));
  bindEndpoint(app, transport.getTransportOverview, ({ params }) => readOverview(ctx, params.conventionId));
  bindEndpoint(app, transport.listJourneys, ({ params, query }) =>
    listJourneys(ctx, { ...params, ...query }),
  );
  bindRowsInParts(app, transport.listRuns, async ({ params, query }) => {
    await conventionById(ctx, params.conventionId);
    return readRuns(ctx, { ...params, ...query });
  });

  bindEndpoint(app, shuttles.createRun, ({ actor, params, body }) =>
    createRun(ctx, actor, params.conventionId, body),
  );
  bindEndpoint(app, shuttles.updateRun, ({ actor, params, body }) =>
    updateRun(ctx, actor, params.runId, body),
  );
  bindEndpoint(app, shuttles.unpinRun, ({ actor, params, body }) =>
    unpinRun(ctx, actor, params.runId, body.revision),
  );
  bindEndpoint(app, shuttles.deleteRun, ({ actor, params, query }) =>
    deleteRun(ctx, actor, params.runId, query.revision),
  );
  bindEndpoint(app, shuttles.moveFamily, ({ actor, params, body }) =>
    moveFamily(ctx, actor, params.conventionId, body),
  );
  bindListInParts(app, shuttles.previewPlan, 'runs', ({ params, body }) =>
    previewPlan(ctx, params.conventionId, body.settings),
  );
  bindEndpoint(app, shuttles.acceptPlan, ({ actor, params, body }) =>
    acceptPlan(ctx, actor, params.conventionId, body),
  );
  bindEndpoint(app, shuttles.publishRuns, ({ actor, params, body }) =>
    publishRuns(ctx, actor, params.conventionId, body.runIds),
  );
  bindEndpoint(app, shuttles.createDriverLink, ({ actor, params }) =>
    createDriverLink(ctx, actor, params.runId),
  );
  bindEndpoint(app, shuttles.revokeDriverLink, ({ actor, params }) =>
    revokeDriverLink(ctx, actor, params.runId),
  );
}
