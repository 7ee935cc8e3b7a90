import type { AbsentFamily } from '@sangamam/contract/arrival/absent/absent-endpoints';
import { fullName } from '@sangamam/contract/fields/full-name';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';

import { requireConvention } from '../desk/desk-conventions.ts';
import { listAbsentIds, listAbsentRows, type AbsentFilter, type AbsentRow } from './absent-read-model.ts';

/** Phone numbers and flights of families are for those who see transport. */
export const maySeeTravel = ({ roles }: Actor): boolean => hasAbility(roles, 'see-transport');

/**
 * A page of confirmed families who are not all here. A convention has some hundred families, so that all ids are read to
 * count them.
 *
 * @throws NOT_FOUND when there is no such convention
 */
export async function listAbsent(
  ctx: Context,
  actor: Actor,
  { page, pageSize, ...filter }: AbsentFilter & { page: number; pageSize: number },
) {
  await requireConvention(ctx, filter.conventionId);
  const withTravel = maySeeTravel(actor);
  const ids = await listAbsentIds(ctx.db, filter, { byArrival: withTravel });
  const shown = ids.slice((page - 1) * pageSize, page * pageSize);
  const rows = await listAbsentRows(ctx.db, filter.conventionId, shown);
  return presentListPage({ rows, total: ids.length }, pageSize, (row) => presentAbsent(row, withTravel));
}

/** A family in its wire format; without phone number and arrival unless `withTravel`. */
export function presentAbsent(row: AbsentRow, withTravel: boolean): AbsentFamily {
  const { order, person, localUnitName, attending, here } = row;
  return {
    orderId: order.id,
    number: order.permNumber ?? order.tempNumber,
    registrantName: fullName(person),
    localUnitName,
    attending,
    here,
    phone: withTravel ? phoneOf(row) : null,
    arrival: withTravel ? arrivalOf(row) : null,
  };
}

function phoneOf({ person: { mobileCountryCode, mobileNumber } }: AbsentRow): string | null {
  if (mobileCountryCode === null || mobileNumber === null) return null;
  return phoneText({ countryCode: mobileCountryCode, phoneNumber: mobileNumber });
}

function arrivalOf({ leg, airportName }: AbsentRow): AbsentFamily['arrival'] {
  if (leg === null || leg.date === null) return null;
  const { date: day, time, flightNumber } = leg;
  return { day, time: time?.slice(0, 5) ?? null, flightNumber, airportName };
}
