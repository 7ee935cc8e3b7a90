import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { assignment, followUpChange } from './care.ts';

/** The most records of one call. */
const mostRecords = 100;

/** Who shall have several records (`null` for nobody), and who had each on the screen. */
export const assignmentOfSeveral = z.strictObject({
  userId: assignment.shape.userId,
  records: z
    .array(z.strictObject({ recordId: entityId, assignedToSeen: assignment.shape.assignedToSeen }))
    .min(1)
    .max(mostRecords),
});
export type AssignmentOfSeveral = z.output<typeof assignmentOfSeveral>;

/** The follow-up of several records from now on (`null` for none), and the one of each on the screen. */
export const followUpOfSeveral = z.strictObject({
  followUp: followUpChange.shape.followUp,
  records: z
    .array(z.strictObject({ recordId: entityId, seen: followUpChange.shape.seen }))
    .min(1)
    .max(mostRecords),
});
export type FollowUpOfSeveral = z.output<typeof followUpOfSeveral>;

/** Puts a label on several records (`labelled`), or takes it off. */
export const labelOfSeveral = z.strictObject({
  recordIds: z.array(entityId).min(1).max(mostRecords),
  labelId: entityId,
  labelled: z.boolean(),
});
export type LabelOfSeveral = z.output<typeof labelOfSeveral>;

/** What became of each of several records, in the order asked: done, or the refusal's code and sentence. */
export const careResults = z.array(
  z.object({
    _id: z.string(),
    succeeded: z.boolean(),
    code: z.string().nullable(),
    message: z.string().nullable(),
  }),
);
export type CareResult = z.output<typeof careResults>[number];
