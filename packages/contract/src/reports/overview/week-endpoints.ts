import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { currencies } from '../../orders/pricing/currency-for.ts';
import type { Ability } from '../../staff/abilities.ts';

/** What is counted by week, in the order in which it is shown, and who sees it. */
export const weekNumbers = {
  /** Registrations that families sent, whatever became of them. */
  SENT: 'see-registrations',
  CONFIRMED: 'see-registrations',
  CANCELLED: 'see-registrations',
  /** Money that came in, less what left again and what was corrected. */
  RECEIVED: 'see-money',
} as const satisfies Readonly<Record<string, Ability>>;

export type WeekNumber = keyof typeof weekNumbers;

/** Days of a convention that staff prepare for; those of checklists are the days by which families settle them. */
export const conventionDays = [
  'EARLY_BIRD',
  'REGISTER_BY',
  'CANCEL_REQUESTS',
  'HOTEL_CUTOFF',
  'CARDS',
  'PICTURE',
  'TRAVEL',
  'FIRST_DAY',
] as const;
export type ConventionDay = (typeof conventionDays)[number];

const byWeek = z.object({
  /** In the last seven days. */
  now: z.int(),
  /** In the seven days before those. */
  before: z.int(),
});

/** Of one convention or of all: what a week changed, and which days come next. */
export const getOverviewWeek = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/overview/week',
  summary: 'What changed in the last seven days, and the days that come next',
  tag: 'Admin',
  access: { ability: 'enter-admin' },
  query: z.object({ conventionId: entityId.optional() }),
  data: z.object({
    /** Those that the roles of the reader may see. */
    numbers: z.array(
      z.discriminatedUnion('key', [
        byWeek.extend({ key: z.enum(['SENT', 'CONFIRMED', 'CANCELLED']) }),
        z.object({
          key: z.literal('RECEIVED'),
          /** Whole dollars of each currency in which anything moved. */
          amounts: z.array(byWeek.extend({ currency: z.enum(currencies) })),
        }),
      ]),
    ),
    /** Today and later, the nearest first; of conventions that families see and that are not over. */
    days: z.array(
      z.object({
        key: z.enum(conventionDays),
        conventionId: entityId,
        conventionName: z.string(),
        /** `YYYY-MM-DD` in the convention's time zone. */
        date: z.string(),
        /** From today there until then; 0 is today. */
        daysLeft: z.int(),
      }),
    ),
  }),
});
