import { fullName } from '@sangamam/contract/fields/full-name';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';
import type { ShuttleFamily, ShuttleRun } from '@sangamam/contract/travel/shuttles/shuttle-run';

import { minutesOf } from './planning/minutes.ts';
import type { RunRow } from './shuttle-repository.ts';
import type { FamilyOnRun } from './shuttle-read-model.ts';

/** The least time between leaving the convention and a flight, in minutes, before staff are warned. */
const leastLead = 60;

/** A run in its wire format, with the families on it. */
export function presentRun(
  { run, airportName, vehicleName }: { run: RunRow; airportName: string; vehicleName: string | null },
  own: readonly FamilyOnRun[],
): ShuttleRun {
  const { id, airportCode, departsAt, publishedAt, linkHash, ...rest } = run;
  return {
    ...rest,
    _id: id,
    airport: airportCode,
    airportName,
    vehicleName,
    departsAt: departsAt.slice(0, 5),
    taken: own.reduce((sum, { seat }) => sum + seat.passengers, 0),
    publishedAt: publishedAt?.toISOString() ?? null,
    hasLink: linkHash !== null,
    families: own.map((family) => presentFamily(run, family)),
  };
}

function presentFamily(run: RunRow, { seat, leg, order, person, isConfirmed }: FamilyOnRun): ShuttleFamily {
  const { mobileCountryCode: countryCode, mobileNumber: phoneNumber } = person;
  return {
    orderId: order.id,
    number: order.permNumber ?? order.tempNumber,
    familyName: fullName(person),
    phone: countryCode !== null && phoneNumber !== null ? phoneText({ countryCode, phoneNumber }) : null,
    passengers: seat.passengers,
    ofPassengers: leg.numberOfPassengers ?? seat.passengers,
    flightNumber: leg.flightNumber ?? '',
    day: leg.date ?? '',
    time: leg.time?.slice(0, 5) ?? '',
    notes: order.travelNotes,
    fits: fitsFlight(run, leg),
    isConfirmed,
    state: seat.state,
    delayMinutes: seat.delayMinutes,
    stateAt: seat.stateAt?.toISOString() ?? null,
  };
}

function fitsFlight(run: RunRow, { date, time }: FamilyOnRun['leg']): boolean {
  if (date === null || time === null) return false;
  const leaves = minutesOf(run.day, run.departsAt);
  const flight = minutesOf(date, time);
  return run.direction === 'ARRIVAL' ? leaves >= flight : leaves <= flight - leastLead;
}
