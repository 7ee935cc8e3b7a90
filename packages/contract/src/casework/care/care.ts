import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { freeText } from '../../fields/text.ts';
import { followUp } from '../follow-up/follow-up.ts';
import { label } from '../labels/labels.ts';

/** A member of staff to whom records are assigned. */
export const assignee = z.object({
  _id: z.string(),
  name: z.string(),
  /** False once the person may not look after them any more: the duty ended, or the account is suspended. */
  isOnDuty: z.boolean(),
});
export type Assignee = z.output<typeof assignee>;

/** How staff look after a record; families see nothing of it. */
export const recordCare = z.object({
  /** `null` for unassigned. */
  assignedTo: assignee.nullable(),
  /** The day on which they look at it again; `null` without one. */
  followUp: z
    .object({
      on: z.string(),
      /** Empty where none was given. */
      reason: z.string(),
      /** Whole days since then by the calendar of its convention, 0 for today; `null` as long as it is to come. */
      daysLate: z.int().nullable(),
    })
    .nullable(),
  /** By name. */
  labels: z.array(label),
});
export type RecordCare = z.output<typeof recordCare>;

/** A note about a record that only staff read. */
export const staffNote = z.object({
  note: z.string(),
  /** `null` once the account behind it is not known any more. */
  authorName: z.string().nullable(),
  at: z.string(),
});
export type StaffNote = z.output<typeof staffNote>;

/** Who shall have it (`null` for nobody), and who had it on the screen. */
export const assignment = z.strictObject({
  userId: entityId.nullable(),
  assignedToSeen: entityId.nullable(),
});
export type Assignment = z.output<typeof assignment>;

/** The follow-up from now on (`null` for none), and the one on the screen. */
export const followUpChange = z.strictObject({ followUp: followUp.nullable(), seen: followUp.nullable() });
export type FollowUpChange = z.output<typeof followUpChange>;

export const noteText = freeText({ max: 1000, invalid: 'Please keep the note under 1000 characters' }).min(
  1,
  'Please write a note',
);

/** Filters of lists: what is assigned to the caller, to nobody, or to an account. */
export const assignedFilter = z.union([z.enum(['me', 'nobody']), entityId]);

/** Filters of lists: what has a follow-up that is due, today or earlier by the calendar of its convention, or on any day. */
export const followUpFilter = z.enum(['due', 'set']);
