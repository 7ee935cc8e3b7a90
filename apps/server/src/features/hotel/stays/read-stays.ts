import type {
  listHotelConventions,
  listStays,
  StayRow,
} from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { stayViews, type StayView } from '@sangamam/contract/hotel/stays/stay-views';
import type { EndpointData, EndpointResult } from '@sangamam/contract/http/endpoint';
import { accessNeeds, type AccessNeed } from '@sangamam/contract/people/cards/card';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { accessNeedsOf, recordNeedsRead } from '#server/features/people/cards/access-needs.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';

import { countAccessNeeds, countFamilies, listConventionRows } from './hotel-conventions-read-model.ts';
import { presentStay } from './present-stay.ts';
import { presentSettings } from './present-settings.ts';
import {
  listDoubleNumbers,
  listFamilyIds,
  listFamilyRows,
  listStayGuests,
  type FamilyRow,
  type StayFilter,
} from './rooming-read-model.ts';

/**
 * A page of the rooming list. For those who may read cards by name it says who needs what; the audit log records that look.
 *
 * @throws NOT_FOUND
 */
export async function readStays(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  { page, pageSize, sort, ...filter }: StayFilter & { page: number; pageSize: number; sort: string },
): Promise<EndpointResult<typeof listStays>> {
  await conventionById(ctx, conventionId);
  const paging = { sort, limit: pageSize, offset: (page - 1) * pageSize };
  const { ids, total } = await listFamilyIds(ctx.db, conventionId, filter, paging);
  const rows = await listFamilyRows(ctx.db, ids, await listDoubleNumbers(ctx.db, conventionId));
  const byName = hasAbility(actor.roles, 'read-cards');
  const stays = await withGuests(ctx, rows, { byName });
  if (stays.some(saysNeeds)) await recordNeedsRead(ctx, actor, conventionId, { list: 'rooming' });
  return presentListPage({ rows: stays, total }, pageSize, (stay) => stay);
}

const saysNeeds = ({ guests }: StayRow) => guests.some(({ accessNeeds: own }) => own && own.length > 0);

/** These families with their people and rooms, and with the needs of each person for `byName`. */
export async function withGuests(
  ctx: Context,
  rows: readonly FamilyRow[],
  { byName }: { byName: boolean },
): Promise<StayRow[]> {
  const orderIds = rows.map(({ orderId }) => orderId);
  const byOrder = Map.groupBy(await listStayGuests(ctx.db, orderIds), ({ orderId }) => orderId);
  const needs = await accessNeedsOf(ctx, orderIds);
  return rows.map((row) =>
    presentStay(row, byOrder.get(row.orderId) ?? [], { needs: needs.get(row.orderId) ?? [], byName }),
  );
}

/** Conventions with their hotel and how many families each view has. */
export async function readHotelConventions(ctx: Context): Promise<EndpointData<typeof listHotelConventions>> {
  const counts = new Map((await countFamilies(ctx.db)).map((count) => [count.conventionId, count]));
  const needed = Map.groupBy(await countAccessNeeds(ctx.db), ({ conventionId }) => conventionId);
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
      accessNeeds: Object.fromEntries(
        accessNeeds.map((need) => [
          need,
          needed.get(convention._id)?.find((one) => one.need === need)?.count ?? 0,
        ]),
      ) as Record<AccessNeed, number>,
    };
  });
}
