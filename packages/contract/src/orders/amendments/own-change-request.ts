import { z } from 'zod';

/** The last change that a family asked for, as My Account shows it: one that waits, or one that was declined. */
export const ownChangeRequest = z.object({
  _id: z.string(),
  requestedAt: z.string(),
  /** When the registrars declined it, and what they wrote; `null` while it waits. */
  declined: z.object({ at: z.string(), answer: z.string() }).nullable(),
});
export type OwnChangeRequest = z.output<typeof ownChangeRequest>;
