import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { fullName } from '@sangamam/contract/fields/full-name';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';
import type { Journey, TransportConvention } from '@sangamam/contract/travel/journeys/transport-endpoints';
import { defaultPlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';

import type { Context } from '#server/db/context.ts';
import type { QueryOf } from '#server/db/lists/define-list.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';

import { listVehicleRows } from '../fleet/fleet-repository.ts';
import { findPlanSettings } from '../shuttles/plan-settings-repository.ts';
import {
  countMissing,
  journeyList,
  listRunDays,
  listTransportConventionRows,
  listTransportDays,
  type JourneyRow,
} from './transport-read-model.ts';

/** The conventions that the transport desk works for. */
export async function listConventions(ctx: Context): Promise<TransportConvention[]> {
  const rows = await listTransportConventionRows(ctx.db);
  return rows.map(({ timeZone, ...row }) => ({ ...row, today: calendarDateIn(timeZone, ctx.now()) }));
}

/** @throws NOT_FOUND for an unknown convention */
export async function readOverview(ctx: Context, conventionId: string) {
  await conventionById(ctx, conventionId);
  const days = await listTransportDays(ctx.db, conventionId);
  const runDays = await listRunDays(ctx.db, conventionId);
  const planSettings = await readPlanSettings(ctx, conventionId);
  return { days, runDays, planSettings, ...(await countMissing(ctx.db, conventionId)) };
}

/** With what runs were planned last; before the first plan the usual, with the seats of the largest vehicle. */
async function readPlanSettings(ctx: Context, conventionId: string) {
  const last = await findPlanSettings(ctx.db, conventionId);
  if (last) return last;
  const seats = (await listVehicleRows(ctx.db, conventionId)).map((vehicle) => vehicle.seats);
  return seats.length === 0 ? defaultPlanSettings : { ...defaultPlanSettings, seats: Math.max(...seats) };
}

/** A page of journeys. @throws NOT_FOUND for an unknown convention */
export async function listJourneys(ctx: Context, query: QueryOf<typeof journeyList>) {
  await conventionById(ctx, query.conventionId);
  return presentListPage(await journeyList.page(ctx.db, query), query.pageSize, presentJourney);
}

function presentJourney({ order, leg, person, airportName, seated }: JourneyRow): Journey {
  const { mobileCountryCode: countryCode, mobileNumber: phoneNumber } = person;
  return {
    orderId: order.id,
    number: order.permNumber ?? order.tempNumber,
    familyName: fullName(person),
    phone: countryCode !== null && phoneNumber !== null ? phoneText({ countryCode, phoneNumber }) : null,
    direction: leg?.direction ?? null,
    airport: leg?.airportCode ?? null,
    airportName,
    day: leg?.date ?? null,
    time: leg?.time?.slice(0, 5) ?? null,
    flightNumber: leg?.flightNumber ?? null,
    passengers: leg?.numberOfPassengers ?? null,
    seated,
    notes: order.travelNotes,
  };
}
