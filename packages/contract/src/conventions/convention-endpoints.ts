import { z } from 'zod';

import { entityId } from '../fields/entity-id.ts';
import { defineDownload } from '../http/download-endpoint.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { queryBoolean, queryInteger } from '../http/query-fields.ts';
import { conventionData } from './convention.ts';

const tag = 'Conventions';

export const listOpenConventions = defineEndpoint({
  method: 'GET',
  path: '/v1/convention/registration-open/list',
  summary: 'Conventions whose registration is open, the next one first',
  tag,
  access: 'anonymous',
  data: z.array(conventionData),
});

export const getConvention = defineEndpoint({
  method: 'GET',
  path: '/v1/convention/{id}',
  summary: 'One convention',
  tag,
  access: 'anonymous',
  params: z.object({ id: entityId }),
  data: conventionData,
});

/** The days of a public convention for the calendar of a phone: one entry of RFC 5545, without a time zone. */
export const getConventionCalendar = defineDownload({
  path: '/v1/convention/{id}/calendar.ics',
  summary: 'The days of a convention as a calendar file',
  tag,
  access: 'anonymous',
  caching: 'private',
  params: z.object({ id: entityId }),
  errors: ['NOT_FOUND'],
});

export const listConventions = defineEndpoint({
  method: 'GET',
  path: '/v1/convention',
  summary: 'Names of the active conventions',
  tag,
  access: 'anonymous',
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
export const listPublicParticipants = defineEndpoint({
  method: 'GET',
  path: '/v1/convention/participants/list',
  summary: 'The public participant list',
  tag,
  access: 'anonymous',
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
export const listPublicParticipantsByPath = defineEndpoint({
  method: 'GET',
  path: '/v1/order/participantList/{conventionId}/{pageSize}/{offset}',
  summary: 'The public participant list by path',
  tag,
  access: 'anonymous',
  params: z.object({ conventionId: entityId, pageSize, offset }),
  data: publicParticipants,
  limit: 'public-list',
});

/** The local units of the people on the list, with how many people each has. NOT_FOUND as for the list. */
export const listPublicUnits = defineEndpoint({
  method: 'GET',
  path: '/v1/convention/participants/units',
  summary: 'Local units on the public participant list',
  tag,
  access: 'anonymous',
  query: z.object({ conventionId: entityId }),
  data: z.array(z.object({ id: z.string(), name: z.string(), people: z.int() })),
  errors: ['NOT_FOUND'],
  limit: 'public-list',
});
