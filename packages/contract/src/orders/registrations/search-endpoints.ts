import { z } from 'zod';

import { defineEndpoint } from '../../http/endpoint.ts';
import { orderStatuses, registrationStatuses } from '../order-status.ts';
import { relationships } from '../participants/participant.ts';

/** What of a registration a search text was found in, beside people's names. */
const searchedTexts = ['NUMBER', 'FAMILY_NAME', 'EMAIL', 'PHONE', 'CITY', 'ADDRESS', 'REFERENCE'] as const;

const why = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('PERSON'),
    text: z.string(),
    relationship: z.enum(relationships),
    /** In years, today; `null` where no birth date is known, and of minors for roles that may not see them. */
    age: z.int().nullable(),
  }),
  z.object({ by: z.enum(searchedTexts), text: z.string() }),
]);
export type SearchReason = z.output<typeof why>;

const searchHit = z.object({
  orderId: z.string(),
  number: z.string(),
  registrantName: z.string(),
  conventionName: z.string(),
  status: z.enum(orderStatuses),
  registrationStatus: z.enum(registrationStatuses).nullable(),
  /** What matched, people first. */
  why: z.array(why),
});
export type SearchHit = z.output<typeof searchHit>;

/**
 * Registrations of all conventions by anybody in them: names in their usual spellings, house names, addresses, phones, numbers and payment
 * references. Contacts of minors and references find nothing for roles that may not see them.
 */
export const searchEverybody = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/search',
  summary: 'Registrations of all conventions by anybody in them, with what matched',
  tag: 'Admin: registrations',
  access: { ability: 'see-registrations' },
  query: z.object({ search: z.string().trim().min(2).max(100) }),
  data: z.object({
    /** The likeliest registrations first, of those the latest, 20 at most. */
    hits: z.array(searchHit),
    /** How many there are in all. */
    total: z.int(),
  }),
});
