import { z } from 'zod';

import { calendarDate } from '../../fields/dates/calendar-date.ts';
import { entityId } from '../../fields/entity-id.ts';
import { listPage, pageQuery } from '../../http/list-page.ts';
import { planSettings } from '../shuttles/plan-settings.ts';
import { shuttleRun } from '../shuttles/shuttle-run.ts';
import { travelDirections } from '../plan/travel-plan.ts';
import { resource } from '../../http/resource.ts';

export const ofConvention = z.object({ conventionId: entityId });

/** A convention with confirmed registrations. */
export const transportConvention = z.object({
  conventionId: z.string(),
  name: z.string(),
  /** Today in the convention's time zone. */
  today: z.string(),
  startDate: z.string(),
  endDate: z.string(),
});
export type TransportConvention = z.output<typeof transportConvention>;

const transport = resource({
  path: '/v1/admin/transport',
  tag: 'Admin: transport',
  access: { ability: 'see-transport' },
});

/** The conventions that the transport desk works for, the one that starts last first. */
export const listTransportConventions = transport.get('', {
  summary: 'Conventions with confirmed registrations',
  data: z.array(transportConvention),
});

/** Journeys of one direction, airport and day. */
export const transportDay = z.object({
  direction: z.enum(travelDirections),
  airport: z.string(),
  airportName: z.string(),
  day: z.string(),
  journeys: z.int(),
  passengers: z.int(),
  /** Passengers that have a seat. */
  seated: z.int(),
});
export type TransportDay = z.output<typeof transportDay>;

/** What the desk has to do, by direction, airport and day. */
export const getTransportOverview = transport.get('/{conventionId}/overview', {
  summary: 'Journeys by direction, airport and day, and what is missing',
  params: ofConvention,
  data: z.object({
    days: z.array(transportDay),
    /** Days on which runs leave: one that waits for a flight before midnight leaves a day later. */
    runDays: z.array(z.object({ direction: z.enum(travelDirections), day: z.string() })),
    /** Confirmed families that have not answered. */
    withoutPlan: z.int(),
    /** Directions with transport whose flight is not complete. */
    incomplete: z.int(),
    /** With what runs were planned last, and the next plan starts; the usual settings before the first plan. */
    planSettings,
  }),
  errors: ['NOT_FOUND'],
});

/**
 * `UNSEATED`: without seats for everybody. `LOST_SEAT`: of these, families who had seats on a published run and lost them by a
 * change of their flight. `MISSING`: confirmed families without a plan (`NO_PLAN`), or with an incomplete
 * flight (`INCOMPLETE`).
 */
export const journeyViews = [
  'ALL',
  'UNSEATED',
  'LOST_SEAT',
  'SEATED',
  'MISSING',
  'NO_PLAN',
  'INCOMPLETE',
  'NOT_WANTED',
] as const;
export type JourneyView = (typeof journeyViews)[number];

/** One direction of a confirmed family; without flight for one that is missing. */
export const journey = z.object({
  orderId: z.string(),
  number: z.string(),
  familyName: z.string(),
  phone: z.string().nullable(),
  direction: z.enum(travelDirections).nullable(),
  airport: z.string().nullable(),
  airportName: z.string().nullable(),
  day: z.string().nullable(),
  time: z.string().nullable(),
  flightNumber: z.string().nullable(),
  passengers: z.int().nullable(),
  /** Seats on runs so far. */
  seated: z.int(),
  notes: z.string(),
});
export type Journey = z.output<typeof journey>;

const narrowed = {
  direction: z.enum(travelDirections).optional(),
  airport: z.string().max(10).optional(),
  day: calendarDate.optional(),
};

/** A page of journeys by day and time; families that are missing by name. */
export const listJourneys = transport.get('/{conventionId}/journeys', {
  summary: 'Journeys of confirmed families',
  params: ofConvention,
  query: z.object({
    ...pageQuery(50),
    ...narrowed,
    view: z.enum(journeyViews).default('ALL'),
    /** Flights from and until these times of the day, `HH:mm`. */
    from: z
      .string()
      .regex(/^\d\d:\d\d$/u)
      .optional(),
    until: z
      .string()
      .regex(/^\d\d:\d\d$/u)
      .optional(),
    search: z.string().max(100).optional(),
  }),
  data: listPage(journey),
  errors: ['NOT_FOUND'],
});

/** The runs of a convention by day and time, with their families. */
export const listRuns = transport.get('/{conventionId}/runs', {
  summary: 'Shuttle runs with their families',
  params: ofConvention,
  query: z.object({ ...narrowed, runId: entityId.optional() }),
  data: z.array(shuttleRun),
  errors: ['NOT_FOUND'],
});
