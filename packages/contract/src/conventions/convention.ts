import { z } from 'zod';

import { familyChanges } from './family-changes.ts';
import { cancellationTerms } from './cancellation/cancellation-terms.ts';

/** A convention in its wire format (SPEC §3 ConventionData, DECISIONS §4 for `timeZone`). Dates are `YYYY-MM-DD`. */
export const conventionData = z.object({
  _id: z.string(),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  location: z.string(),
  timeZone: z.string(),
  earlyBirdDate: z.string().nullable(),
  earlyBirdStatus: z.boolean(),
  bannerUrl: z.string().nullable(),
  conventionDeadline: z.string(),
  registrationOpen: z.boolean(),
  uploadFamilyPicture: z.boolean(),
  /** What is kept when people cancel; empty without terms. */
  cancellation: cancellationTerms,
  /** Last day on which a family may ask to cancel what it has paid (`YYYY-MM-DD`); `null` for not at all. */
  cancelRequestsUntil: z.string().nullable(),
  /** What families change themselves, or ask for, once their registration is sent. */
  familyChanges,
  formEntries: z.object({ custodianConsent: z.string().nullable() }),
});
export type ConventionData = z.output<typeof conventionData>;
