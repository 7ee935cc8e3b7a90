import { z } from 'zod';

/** One line of the audit log as staff read it: what was done to a record, by whom and why, and what changed by it. */
export const historyEntry = z.object({
  _id: z.int(),
  at: z.string(),
  /** Verb and noun, such as `account.suspended`. */
  action: z.string(),
  /** Nobody for what the system did by itself. */
  actorName: z.string().nullable(),
  reason: z.string().nullable(),
  /** Only what changed, as it was and as it is. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type HistoryEntry = z.output<typeof historyEntry>;
