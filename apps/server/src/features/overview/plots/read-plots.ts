import { ageGroupOn, ageGroups } from '@sangamam/contract/check-in/age-group';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { orderStatuses } from '@sangamam/contract/orders/order-status';
import {
  overviewPlots,
  type OverviewPlot,
  type PlotNumbers,
} from '@sangamam/contract/overview/plot-endpoints';

import * as statusPhrases from '#phrases/exports.ts';
import * as phrases from '#phrases/plots.ts';
import type { Context } from '#server/db/context.ts';
import { countRegistrations } from '#server/features/orders/admin/count-registrations.ts';

import { registrationsOverTime } from './over-time.ts';
import { requireConvention } from './require-convention.ts';
import { countByBirth, countByPackage, countByUnit, countTravel } from './plot-read-model.ts';

type Numbers = Omit<PlotNumbers, 'name'>;

/** How the numbers of each plot are read; each takes a query or two. */
const readers: Record<OverviewPlot, (ctx: Context, conventionId: string) => Promise<Numbers>> = {
  OVER_TIME: async (ctx, conventionId) =>
    registrationsOverTime(ctx, await requireConvention(ctx, conventionId)),
  BY_STATUS: async (ctx, conventionId) => {
    const counts = await countRegistrations(ctx, conventionId);
    const rows = [
      ...orderStatuses.map((status) => ({
        label: statusPhrases.statusNames[status],
        count: counts[status].count,
      })),
      { label: phrases.rejected, count: counts.REJECTED.count },
    ];
    return bars(phrases.registrations, rows);
  },
  BY_UNIT: async (ctx, conventionId) =>
    bars(phrases.families, named(await countByUnit(ctx.db, conventionId), phrases.withoutUnit)),
  BY_PACKAGE: async (ctx, conventionId) =>
    bars(phrases.families, named(await countByPackage(ctx.db, conventionId), phrases.withoutPackage)),
  BY_AGE: async (ctx, conventionId) => {
    const { startDate } = await requireConvention(ctx, conventionId);
    const births = await countByBirth(ctx.db, conventionId);
    const rows = ageGroups.map((group) => ({
      label: phrases.ageGroupNames[group],
      count: births
        .filter(({ dob }) => ageGroupOn(dob, startDate) === group)
        .reduce((sum, { count }) => sum + count, 0),
    }));
    return bars(phrases.people, rows);
  },
  TRAVEL: async (ctx, conventionId) => {
    const legs = await countTravel(ctx.db, conventionId);
    const hours = Map.groupBy(legs, ({ day, hour }) => `${formatDate(day)}, ${phrases.from(hour)}`);
    const going = (own: typeof legs, direction: 'ARRIVAL' | 'DEPARTURE') =>
      own.find((leg) => leg.direction === direction)?.count ?? 0;
    return {
      series: [phrases.arrive, phrases.leave],
      points: [...hours].map(([label, own]) => ({
        label,
        values: [going(own, 'ARRIVAL'), going(own, 'DEPARTURE')],
      })),
    };
  },
};

/**
 * All plots of a convention.
 *
 * @throws NOT_FOUND
 */
export async function readPlots(ctx: Context, conventionId: string): Promise<PlotNumbers[]> {
  await requireConvention(ctx, conventionId);
  return Promise.all(overviewPlots.map((name) => readPlot(ctx, name, conventionId)));
}

/** The numbers of one plot of a convention. */
export async function readPlot(ctx: Context, name: OverviewPlot, conventionId: string): Promise<PlotNumbers> {
  return { name, ...(await readers[name](ctx, conventionId)) };
}

function bars(series: string, rows: readonly { label: string; count: number }[]): Numbers {
  return { series: [series], points: rows.map(({ label, count }) => ({ label, values: [count] })) };
}

function named(rows: readonly { label: string | null; count: number }[], unnamed: string) {
  return rows.map(({ label, count }) => ({ label: label ?? unnamed, count }));
}
