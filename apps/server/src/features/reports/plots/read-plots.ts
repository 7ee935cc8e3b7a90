import { adminPaths } from '@sangamam/contract/admin-paths';
import { ageGroupOn, ageGroups } from '@sangamam/contract/arrival/desk/age-group';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { staffStatuses } from '@sangamam/contract/orders/staff-status';
import {
  plotsFor,
  type OverviewPlot,
  type PlotNumbers,
} from '@sangamam/contract/reports/plots/plot-endpoints';
import { overviewTiles } from '@sangamam/contract/reports/overview/overview-tiles';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import * as statusPhrases from '#phrases/orders/export.ts';
import * as phrases from '#phrases/reports/plots.ts';
import type { Context } from '#server/db/context.ts';
import { countRegistrations } from '#server/features/orders/registrations/count-registrations.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { readHotelBlock } from '#server/features/hotel/block/read-block.ts';

import { registrationsOverTime } from './over-time.ts';
import type { PlotReading } from './plot-reading.ts';
import { requireConvention } from './require-convention.ts';
import { countByBirth, countByPackage, countByUnit, countTravel } from './plot-read-model.ts';

/** How the numbers of each plot are read; each takes a query or two. */
const readers: Record<OverviewPlot, (ctx: Context, conventionId: string) => Promise<PlotReading>> = {
  OVER_TIME: async (ctx, conventionId) =>
    registrationsOverTime(ctx, await requireConvention(ctx, conventionId)),
  BY_STATUS: async (ctx, conventionId) => {
    const counts = await countRegistrations(ctx, conventionId);
    const rows = staffStatuses.map((status) => ({
      label: statusPhrases.statusNames[status],
      count: counts[status].count,
      list: registrationsWith({ conventionId, ...overviewTiles[status].query }),
    }));
    return bars(phrases.registrations, rows);
  },
  BY_UNIT: async (ctx, conventionId) => {
    const units = await countByUnit(ctx.db, conventionId);
    return bars(
      phrases.families,
      named(units, { conventionId, filter: 'organization', unnamed: phrases.withoutUnit }),
    );
  },
  BY_PACKAGE: async (ctx, conventionId) => {
    const packages = await countByPackage(ctx.db, conventionId);
    return bars(
      phrases.families,
      named(packages, { conventionId, filter: 'packageId', unnamed: phrases.withoutPackage }),
    );
  },
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
  ROOMS: roomsByNight,
};

/**
 * The plots of a convention that are for the actor's roles. Points lead to lists that the actor may see.
 *
 * @throws NOT_FOUND
 */
export async function readPlots(ctx: Context, actor: Actor, conventionId: string): Promise<PlotNumbers[]> {
  await requireConvention(ctx, conventionId);
  return Promise.all(plotsFor(actor.roles).map((name) => readPlot(ctx, actor, { name, conventionId })));
}

/** The numbers of one plot of a convention. */
export async function readPlot(
  ctx: Context,
  actor: Actor,
  { name, conventionId }: { name: OverviewPlot; conventionId: string },
): Promise<PlotNumbers> {
  const { series, points, line = null } = await readers[name](ctx, conventionId);
  return {
    name,
    series,
    line,
    points: points.map(({ list, ...point }) => ({
      ...point,
      list: list && hasAbility(actor.roles, list.ability) ? list.path : null,
    })),
  };
}

function registrationsWith(query: Readonly<Record<string, string>>) {
  const path = `${adminPaths.registrations}?${new URLSearchParams(query).toString()}`;
  return { path, ability: 'see-registrations' as const };
}

function bars(
  series: string,
  rows: readonly ({ count: number } & Pick<PlotReading['points'][number], 'label' | 'list'>)[],
): PlotReading {
  return { series: [series], points: rows.map(({ count, ...point }) => ({ ...point, values: [count] })) };
}

/** Each name leads to the registrations that its number counts; those without one have no list. */
function named(
  rows: readonly { id: string | null; label: string | null; count: number }[],
  { conventionId, filter, unnamed }: { conventionId: string; filter: string; unnamed: string },
) {
  return rows.map(({ id, label, count }) => ({
    label: label ?? unnamed,
    count,
    ...(id !== null && {
      list: registrationsWith({ view: 'all', conventionId, [filter]: id, places: 'HELD' }),
    }),
  }));
}

/** The rooms that confirmed families take each night and, while the hotel keeps a block, how many of it are left, with a line at all of it. */
async function roomsByNight(ctx: Context, conventionId: string): Promise<PlotReading> {
  const { nights, blockRooms } = await readHotelBlock(ctx, conventionId);
  return {
    series: [phrases.roomsTaken, ...(blockRooms === null ? [] : [phrases.roomsLeftOf(blockRooms)])],
    line: blockRooms === null ? null : { name: phrases.roomsKept(blockRooms), value: blockRooms },
    points: nights.map(({ night, rooms }) => ({
      label: formatDate(night),
      values: [rooms, ...(blockRooms === null ? [] : [Math.max(blockRooms - rooms, 0)])],
      list: {
        path: `${adminPaths.hotel}?conventionId=${conventionId}&night=${night}`,
        ability: 'manage-hotel',
      },
    })),
  };
}
