import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { queryInteger } from '../../http/query-fields.ts';
import { resource } from '../../http/resource.ts';

/** How many badges are on a sheet of US Letter, in two columns. */
export const badgesPerSheet = ['8', '6'] as const;
const perSheet = z.enum(badgesPerSheet).default('8');

const desk = resource({
  path: '/v1/admin/desk',
  tag: 'Admin: arrival desk',
  access: { ability: 'run-arrival-desk' },
});

/** Badges of everybody who attends of one family, as a PDF. */
export const downloadFamilyBadges = desk.download('/families/{orderId}/badges', {
  summary: 'Badges of one family',
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
export const countBadges = desk.get('/badges/count', {
  summary: 'How many badges a run has, and which local units there are',
  query: run,
  data: z.object({
    badges: z.int(),
    /** How many of them say that nobody may take a photograph. */
    noPhotos: z.int(),
    files: z.int(),
    units: z.array(z.string()),
  }),
  errors: ['NOT_FOUND'],
});

/** One file of a run, families by name; a family may begin in one file and end in the next. */
export const downloadBadges = desk.download('/badges', {
  summary: 'Badges in runs',
  freshProof: true,
  caching: 'private',
  query: run.extend({ perSheet, file: queryInteger({ min: 1, max: 1000 }).default(1) }),
  errors: ['NOT_FOUND', 'NO_BADGES'],
});
