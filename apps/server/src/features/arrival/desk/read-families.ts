import { ageGroupOn } from '@sangamam/contract/arrival/desk/age-group';
import { arrivalGate } from '@sangamam/contract/arrival/desk/arrival-gate';
import { standingOf } from '@sangamam/contract/arrival/desk/check-in-decision';
import type { Arrival, DeskFamily, DeskPerson } from '@sangamam/contract/arrival/desk/desk-family';
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

/** What a badge says of a family. */
export type NamedFamily = Pick<
  DeskFamily,
  '_id' | 'tmpConvRegNo' | 'permConvRegNo' | 'registrantName' | 'familyName' | 'localUnitName' | 'standing'
> & { people: Pick<DeskPerson, '_id' | 'name' | 'ageGroup' | 'attending'>[] };

type Registration = Awaited<ReturnType<typeof listRegistrations>>[number];
type Member = Awaited<ReturnType<typeof listPeopleOfFamilies>>[number];

function nameFamily({ order, startDate }: Registration, members: readonly Member[]): NamedFamily {
  const registrant = members.find(({ isRegistrant }) => isRegistrant);
  return {
    _id: order.id,
    tmpConvRegNo: order.tempNumber,
    permConvRegNo: order.permNumber,
    registrantName: registrant ? fullName(registrant) : '',
    familyName: registrant?.familyName ?? null,
    localUnitName: registrant?.localUnitName ?? null,
    standing: standingOf(statusOf(order), order.registrationStatus),
    people: members.map((person) => ({
      _id: person.personId,
      name: fullName(person),
      ageGroup: ageGroupOn(person.dob, startDate),
      attending: person.attending,
    })),
  };
}

/** The same registrations as `readFamilies`, without what they have booked and what they lack: two queries. */
export async function readNamedFamilies(
  ctx: Context,
  registrationIds: readonly string[],
): Promise<NamedFamily[]> {
  const rows = await listRegistrations(ctx.db, registrationIds);
  const people = Map.groupBy(await listPeopleOfFamilies(ctx.db, registrationIds), ({ orderId }) => orderId);
  const registrations = new Map(rows.map((row) => [row.order.id, row]));
  return registrationIds.flatMap((id) => {
    const registration = registrations.get(id);
    return registration ? nameFamily(registration, people.get(id) ?? []) : [];
  });
}

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
    const named = nameFamily(registration, members);
    const facts = readiness.get(id);
    const missing = missingConsents({
      people: members.map(({ personId, dob, attending }) => ({ id: personId, dob, attends: attending })),
      consents: consents.get(id) ?? [],
      startDate,
    });
    const lacking = new Set(facts?.active ? missing.map(({ personId }) => personId) : []);
    return {
      ...named,
      gate: arrivalGate(facts ? readinessOf(facts) : []),
      specialRequest: order.specialRequest,
      ...bookingsOf(id, named.standing),
      people: named.people.map((person) => ({
        ...person,
        lacksConsent: lacking.has(person._id),
        hasNeeds: needs.get(id)?.some(({ personId }) => personId === person._id) ?? false,
        arrival: arrivals.get(eventKey({ orderId: id, personId: person._id })) ?? null,
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
