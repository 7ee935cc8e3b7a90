import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineDownload } from '../../http/download-endpoint.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { queryInteger } from '../../http/query-fields.ts';

const tag = 'Admin: arrival desk';
const access = { ability: 'run-arrival-desk' } as const;

/** How many badges are on a sheet of US Letter, in two columns. */
export const badgesPerSheet = ['8', '6'] as const;
const perSheet = z.enum(badgesPerSheet).default('8');

/** Badges of everybody who attends of one family, as a PDF. */
export const downloadFamilyBadges = defineDownload({
  path: '/v1/admin/desk/families/{orderId}/badges',
  summary: 'Badges of one family',
  tag,
  access,
  caching: 'private',
  params: z.object({ orderId: entityId }),
  query: z.object({ perSheet }),
  errors: ['ORDER_NOT_FOUND', 'NO_BADGES'],
});

/** Which confirmed families: of one local unit, and with a registrant whose last name is between two texts. */
const run = z.object({
  conventionId: entityId,
  unit: z.string().trim().max(200).optional(),
  from: z.string().trim().max(20).optional(),
  to: z.string().trim().max(20).optional(),
});
export type BadgeRun = z.output<typeof run>;

/** How many badges are in one file. */
export const mostBadgesInFile = 240;

/** What a run would print. */
export const countBadges = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/desk/badges/count',
  summary: 'How many badges a run has, and which local units there are',
  tag,
  access,
  query: run,
  data: z.object({ badges: z.int(), files: z.int(), units: z.array(z.string()) }),
  errors: ['NOT_FOUND'],
});

/** One file of a run, families by name; a family may begin in one file and end in the next. */
export const downloadBadges = defineDownload({
  path: '/v1/admin/desk/badges',
  summary: 'Badges in runs',
  tag,
  access,
  freshProof: true,
  caching: 'private',
  query: run.extend({ perSheet, file: queryInteger({ min: 1, max: 1000 }).default(1) }),
  errors: ['NOT_FOUND', 'NO_BADGES'],
});
