import { ageGroupOn } from '@sangamam/contract/arrival/desk/age-group';
import { arrivalGate } from '@sangamam/contract/arrival/desk/arrival-gate';
import { standingOf } from '@sangamam/contract/arrival/desk/check-in-decision';
import type { Arrival, DeskFamily } from '@sangamam/contract/arrival/desk/desk-family';
import { missingConsents } from '@sangamam/contract/documents/consents/missing-consents';
import { fullName } from '@sangamam/contract/fields/full-name';
import { readinessOf } from '@sangamam/contract/reports/readiness/readiness';

import type { Context } from '#server/db/context.ts';
import { statusOf } from '#server/features/orders/order/order-facts.ts';
import { needsAtDesk } from '#server/features/people/cards/needs-at-desk.ts';
import { readinessFactsOf } from '#server/features/reports/readiness/readiness-facts.ts';

import { eventKey, listLastEvents, type ArrivalEvent } from './arrival-repository.ts';
import {
  listConsentStates,
  listPeopleOfFamilies,
  listRegistrations,
  listStaffNames,
} from './families-read-model.ts';
import { readBookings } from './read-bookings.ts';

/**
 * These registrations as the arrival desk sees them, in the sequence of the ids; unknown ids and add-on orders are left
 * out. A fixed number of queries, however many they are.
 */
export async function readFamilies(ctx: Context, registrationIds: readonly string[]): Promise<DeskFamily[]> {
  const rows = await listRegistrations(ctx.db, registrationIds);
  const people = Map.groupBy(await listPeopleOfFamilies(ctx.db, registrationIds), ({ orderId }) => orderId);
  const readiness = await readinessFactsOf(ctx, registrationIds);
  const arrivals = await readArrivals(ctx, registrationIds);
  const bookingsOf = await readBookings(ctx, registrationIds);
  const consents = Map.groupBy(await listConsentStates(ctx.db, registrationIds), ({ orderId }) => orderId);
  const needs = await needsAtDesk(ctx, registrationIds);
  const registrations = new Map(rows.map((row) => [row.order.id, row]));
  return registrationIds.flatMap((id) => {
    const registration = registrations.get(id);
    if (!registration) return [];
    const { order, startDate } = registration;
    const members = people.get(id) ?? [];
    const registrant = members.find(({ isRegistrant }) => isRegistrant);
    const standing = standingOf(statusOf(order), order.registrationStatus);
    const facts = readiness.get(id);
    const missing = missingConsents({
      people: members.map(({ personId, dob, attending }) => ({ id: personId, dob, attends: attending })),
      consents: consents.get(id) ?? [],
      startDate,
    });
    const lacking = new Set(facts?.active ? missing.map(({ personId }) => personId) : []);
    return {
      _id: id,
      tmpConvRegNo: order.tempNumber,
      permConvRegNo: order.permNumber,
      registrantName: registrant ? fullName(registrant) : '',
      familyName: registrant?.familyName ?? null,
      localUnitName: registrant?.localUnitName ?? null,
      standing,
      gate: arrivalGate(facts ? readinessOf(facts) : []),
      specialRequest: order.specialRequest,
      ...bookingsOf(id, standing),
      people: members.map((person) => ({
        _id: person.personId,
        name: fullName(person),
        ageGroup: ageGroupOn(person.dob, startDate),
        attending: person.attending,
        lacksConsent: lacking.has(person.personId),
        hasNeeds: needs.get(id)?.some(({ personId }) => personId === person.personId) ?? false,
        arrival: arrivals.get(eventKey(person)) ?? null,
      })),
    };
  });
}

/** Who is here of these registrations, by `eventKey`. */
export async function readArrivals(
  ctx: Context,
  registrationIds: readonly string[],
): Promise<Map<string, Arrival>> {
  const last = [...(await listLastEvents(ctx.db, registrationIds)).values()];
  const here = last.filter(({ kind }) => kind === 'ARRIVED');
  const presented = await presentArrivals(ctx, here);
  return new Map(here.map((event, place) => [eventKey(event), presented[place] as Arrival]));
}

/** Events as people read them, with the names of who acted. */
export async function presentArrivals(ctx: Context, events: readonly ArrivalEvent[]): Promise<Arrival[]> {
  const names = await listStaffNames(ctx.db, [...new Set(events.map(({ actorId }) => actorId))]);
  return events.map(({ happenedAt, actorId, desk, consent }) => ({
    at: happenedAt.toISOString(),
    byName: fullName(names.get(actorId) ?? { firstName: null, lastName: null }),
    desk,
    consent,
  }));
}
