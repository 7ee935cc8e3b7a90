import { exportPlot as exportOf, getPlots } from '@sangamam/contract/reports/plots/plot-endpoints';
import { getOverview } from '@sangamam/contract/reports/overview/overview-endpoints';
import { getOverviewWeek } from '@sangamam/contract/reports/overview/week-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { exportPlot } from '../plots/export-plot.ts';
import { readPlots } from '../plots/read-plots.ts';
import { readOverview } from './read-overview.ts';
import { readWeek } from './read-week.ts';

/** The overview of the admin area. */
export function overviewRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, getOverview, ({ actor, query }) => readOverview(ctx, actor, query.conventionId));
  bindEndpoint(app, getOverviewWeek, ({ actor, query }) => readWeek(ctx, actor, query.conventionId));
  bindEndpoint(app, getPlots, ({ actor, query }) => readPlots(ctx, actor, query.conventionId));
  bindDownload(app, exportOf, ({ actor, params, query }) =>
    exportPlot(ctx, actor, params.format, { plot: params.plot, conventionId: query.conventionId }),
  );
}
