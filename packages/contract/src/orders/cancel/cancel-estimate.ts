import { z } from 'zod';

import { currencies } from '../pricing/currency-for.ts';

/**
 * What the cancellation of a whole registration with its add-on orders would give back, whole dollars of `currency`. What was
 * reported and has not come counts as well, since it is given back once it comes.
 */
export const cancelEstimate = z.object({
  currency: z.enum(currencies),
  /** The day whose terms count (`YYYY-MM-DD` in the convention's time zone). */
  day: z.string(),
  people: z.int(),
  /** What is held. */
  paid: z.int(),
  /** What was reported and has not come. */
  reported: z.int(),
  /** What the terms keep; `null` without terms, when staff decide. */
  kept: z.int().nullable(),
  /** Last day on which no more is kept (`YYYY-MM-DD`); `null` after the last one and without terms. */
  until: z.string().nullable(),
});
export type CancelEstimate = z.output<typeof cancelEstimate>;

/** What comes back when the terms keep `kept`. */
export function givenBackOf({ paid, reported, kept }: CancelEstimate): number {
  return paid + reported - (kept ?? 0);
}
