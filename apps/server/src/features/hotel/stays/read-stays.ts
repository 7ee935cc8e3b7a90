import type { listHotelConventions, listStays } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { stayViews, type StayView } from '@sangamam/contract/hotel/stays/stay-views';
import type { EndpointData, EndpointResult } from '@sangamam/contract/http/endpoint';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';

import { countFamilies, listConventionRows } from './hotel-conventions-read-model.ts';
import { presentStay } from './present-stay.ts';
import { presentSettings } from './present-settings.ts';
import {
  listFamilyIds,
  listFamilyRows,
  listStayGuests,
  type FamilyRow,
  type StayFilter,
} from './rooming-read-model.ts';

/** A page of the rooming list. */
export async function readStays(
  ctx: Context,
  conventionId: string,
  { page, pageSize, sort, ...filter }: StayFilter & { page: number; pageSize: number; sort: string },
): Promise<EndpointResult<typeof listStays>> {
  await conventionById(ctx, conventionId);
  const paging = { sort, limit: pageSize, offset: (page - 1) * pageSize };
  const { ids, total } = await listFamilyIds(ctx.db, conventionId, filter, paging);
  const stays = await withGuests(ctx, await listFamilyRows(ctx.db, ids));
  return presentListPage({ rows: stays, total }, pageSize, (stay) => stay);
}

/** These families with their people and rooms. */
export async function withGuests(ctx: Context, rows: readonly FamilyRow[]) {
  const guests = await listStayGuests(
    ctx.db,
    rows.map(({ orderId }) => orderId),
  );
  const byOrder = Map.groupBy(guests, ({ orderId }) => orderId);
  return rows.map((row) => presentStay(row, byOrder.get(row.orderId) ?? []));
}

/** Conventions with their hotel and how many families each view has. */
export async function readHotelConventions(ctx: Context): Promise<EndpointData<typeof listHotelConventions>> {
  const counts = new Map((await countFamilies(ctx.db)).map((count) => [count.conventionId, count]));
  return (await listConventionRows(ctx.db)).map(({ settings, ...convention }) => {
    const counted = counts.get(convention._id);
    return {
      ...convention,
      settings: presentSettings(settings),
      families: counted?.families ?? 0,
      people: counted?.people ?? 0,
      rooms: counted?.rooms ?? 0,
      views: Object.fromEntries(stayViews.map((view) => [view, counted?.[view] ?? 0])) as Record<
        StayView,
        number
      >,
    };
  });
}
