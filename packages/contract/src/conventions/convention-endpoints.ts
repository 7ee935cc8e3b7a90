import { z } from 'zod';

import { entityId } from '../fields/entity-id.ts';
import { inLanguage, queryBoolean, queryInteger } from '../http/query-fields.ts';
import { conventionData } from './convention.ts';
import { resource } from '../http/resource.ts';

const convention = resource({
  path: '/v1',
  tag: 'Conventions',
  access: 'anonymous',
});

export const listOpenConventions = convention.get('/convention/registration-open/list', {
  summary: 'Conventions whose registration is open, the next one first',
  query: z.object(inLanguage),
  data: z.array(conventionData),
});

export const getConvention = convention.get('/convention/{id}', {
  summary: 'One convention',
  params: z.object({ id: entityId }),
  query: z.object(inLanguage),
  data: conventionData,
});

/** The days of a public convention for the calendar of a phone: one entry of RFC 5545, without a time zone. */
export const getConventionCalendar = convention.download('/convention/{id}/calendar.ics', {
  summary: 'The days of a convention as a calendar file',
  caching: 'private',
  params: z.object({ id: entityId }),
  errors: ['NOT_FOUND'],
});

export const listConventions = convention.get('/convention', {
  summary: 'Names of the active conventions',
  query: z.object({ active: queryBoolean.optional(), participantDisplay: queryBoolean.optional() }),
  data: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** The page shows ten people; larger limits would only help to scrape the list. */
const pageSize = queryInteger({ min: 1, max: 25 });
const offset = queryInteger({ min: 0, max: 1_000_000 });

/** Letters of a name, or several in any order; and one local unit. */
const narrowing = z.object({
  search: z.string().trim().max(60).default(''),
  unit: z.string().max(40).default(''),
});

/**
 * People of the public list, family by family: families by the name of the registrant, then people by last and first
 * name. `organization` is the name of the local unit.
 */
export const publicParticipants = z.object({
  docs: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      familyName: z.string().nullable(),
      organization: z.string().nullable(),
      /** True for whoever belongs to the family of the person before, on this page. */
      sameFamily: z.boolean(),
    }),
  ),
  totalPages: z.int(),
  /** On all pages together. */
  people: z.int(),
  families: z.int(),
});
export type PublicParticipants = z.output<typeof publicParticipants>;

/**
 * Adults of confirmed registrations who have not opted out; never minors (DECISIONS §4). `offset` counts people, not
 * pages. NOT_FOUND for a convention that does not show its participants.
 */
export const listPublicParticipants = convention.get('/convention/participants/list', {
  summary: 'The public participant list',
  query: z.object({
    conventionId: entityId,
    pageSize: pageSize.default(10),
    offset: offset.default(0),
    ...narrowing.shape,
  }),
  data: publicParticipants,
  limit: 'public-list',
});

/** The same at the other path of the specification. */
export const listPublicParticipantsByPath = convention.get(
  '/order/participantList/{conventionId}/{pageSize}/{offset}',
  {
    summary: 'The public participant list by path',
    params: z.object({ conventionId: entityId, pageSize, offset }),
    data: publicParticipants,
    limit: 'public-list',
  },
);

/** The local units of the people on the list, with how many people each has. NOT_FOUND as for the list. */
export const listPublicUnits = convention.get('/convention/participants/units', {
  summary: 'Local units on the public participant list',
  query: z.object({ conventionId: entityId }),
  data: z.array(z.object({ id: z.string(), name: z.string(), people: z.int() })),
  errors: ['NOT_FOUND'],
  limit: 'public-list',
});
