import { z } from 'zod';

/** What was done with a record, the newest first. */
export const recordHistory = z.array(
  z.object({
    _id: z.int(),
    at: z.string(),
    /** Record and verb, such as `message.assigned`. */
    action: z.string(),
    /** `null` for what the site did, and once the account is not known any more. */
    actorName: z.string().nullable(),
    /** A note, or why a follow-up was set. */
    reason: z.string().nullable(),
    /** To whom it was assigned, or the day of its follow-up (`YYYY-MM-DD`). */
    about: z.string().nullable(),
  }),
);
export type RecordHistory = z.output<typeof recordHistory>;
