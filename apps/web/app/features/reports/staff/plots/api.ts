import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import { exportPlot, getPlots, type OverviewPlot } from '@sangamam/contract/reports/plots/plot-endpoints';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The numbers of the plots of a convention. */
export const usePlots = createQueryHook(getPlots, (conventionId: string) => ({ query: { conventionId } }));

/** The numbers of one plot as a file. */
export const usePlotFile = createCallHook(
  (plot: OverviewPlot, conventionId: string) => (format: ExportFormat) =>
    downloadEndpoint(exportPlot, { params: { plot, format }, query: { conventionId } }),
);
