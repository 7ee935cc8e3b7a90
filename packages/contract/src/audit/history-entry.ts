import { z } from 'zod';

/** One audit entry for staff: action, actor, reason and changes. */
export const historyEntry = z.object({
  _id: z.int(),
  at: z.string(),
  /** Verb and noun, such as `account.suspended`. */
  action: z.string(),
  /** Absent for actions of the system. */
  actorName: z.string().nullable(),
  reason: z.string().nullable(),
  /** Only what changed, before and after. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type HistoryEntry = z.output<typeof historyEntry>;
