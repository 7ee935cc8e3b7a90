import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import {
  plotsFor,
  type OverviewPlot,
  type PlotNumbers,
} from '@sangamam/contract/reports/plots/plot-endpoints';

import * as phrases from '#phrases/reports/plots.ts';
import type { Context } from '#server/db/context.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import type { TableColumn } from '#server/features/exports/table.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { readPlot } from './read-plots.ts';
import { requireConvention } from './require-convention.ts';

type Point = PlotNumbers['points'][number];

/**
 * The numbers of a plot as a file, a row for each point. The audit log records it.
 *
 * @throws NOT_FOUND, FORBIDDEN
 */
export function exportPlot(
  ctx: Context,
  actor: Actor,
  format: ExportFormat,
  { plot, conventionId }: { plot: OverviewPlot; conventionId: string },
) {
  return exportTable(ctx, actor, format, async () => {
    const { name } = await requireConvention(ctx, conventionId);
    if (!plotsFor(actor.roles).includes(plot)) throw new AppError('FORBIDDEN');
    const { series, points } = await readPlot(ctx, actor, { name: plot, conventionId });
    return {
      nameParts: [name, phrases.names[plot]],
      sheetName: phrases.names[plot],
      columns: columnsOf(plot, series),
      rowCount: points.length,
      pages: () => onePage(points),
      about: { entity: 'convention', entityId: conventionId },
      filter: { plot },
    };
  });
}

function columnsOf(plot: OverviewPlot, series: readonly string[]): TableColumn<Point>[] {
  return [
    { header: phrases.headers[plot], kind: 'text', value: ({ label }) => label },
    ...series.map((header, place): TableColumn<Point> => ({
      header,
      kind: 'count',
      value: ({ values }) => values[place] ?? null,
    })),
  ];
}

/** A table that is in memory anyway. */
async function* onePage(rows: readonly Point[]): AsyncGenerator<readonly Point[]> {
  yield await Promise.resolve(rows);
}
