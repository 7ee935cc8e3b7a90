import { z } from 'zod';

import { assignee, assignment, followUpChange, noteText, recordCare } from '../../casework/care/care.ts';
import { caredRecords } from '../../casework/care/cared-records.ts';
import {
  assignmentOfSeveral,
  careResults,
  followUpOfSeveral,
  labelOfSeveral,
} from '../../casework/care/care-of-several.ts';
import { entityId } from '../../fields/entity-id.ts';
import { resource } from '../../http/resource.ts';

const person = resource({
  path: '/v1/admin/people',
  tag: 'Admin: people',
  access: { ability: caredRecords.PERSON.caredForBy },
});
const params = z.object({ userId: entityId });

/** Whose people the list can show: staff who manage people, and others who still have some, by name. */
export const listPersonAssignees = person.get('/assignees', {
  summary: 'Staff to whom people can be, or are, assigned',
  data: z.array(assignee),
});

/**
 * `assignedToSeen` is the assignee on the screen: when a colleague has assigned it meanwhile, the call is refused with
 * CONFLICT. Idempotent.
 */
export const assignPerson = person.post('/{userId}/assign', {
  summary: 'Assign a registrant to a colleague, or to nobody',
  params,
  body: assignment,
  data: recordCare,
  errors: ['USER_NOT_FOUND', 'CONFLICT'],
});

/**
 * Sets the day on which staff look at a registrant again, or clears it. When a colleague has changed what was `seen`, the call
 * is refused with CONFLICT. A day that is over is refused with RQST_PARAMS_INVALID, unless it is the day that is set
 * already; one for a closed account with TRANSITION_NOT_POSSIBLE. Idempotent.
 */
export const setPersonFollowUp = person.post('/{userId}/follow-up', {
  summary: 'Set or clear the day on which staff look at a registrant again',
  params,
  body: followUpChange,
  data: recordCare,
  errors: ['USER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'CONFLICT'],
});

/** Assigns several registrants, each in a transaction of its own: one failure does not affect the others. */
export const assignPeople = person.post('/bulk-assign', {
  summary: 'Assign several registrants to a colleague, or to nobody',
  body: assignmentOfSeveral,
  data: careResults,
});

/** Sets or clears the follow-up of several registrants, each in a transaction of its own. */
export const setPersonFollowUps = person.post('/bulk-follow-up', {
  summary: 'Set or clear the follow-up of several registrants',
  body: followUpOfSeveral,
  data: careResults,
});

/**
 * Puts a label on registrants, or takes it off, each in a transaction of its own. Idempotent: one who has it already, or does
 * not, stays so.
 */
export const labelPeople = person.post('/bulk-label', {
  summary: 'Put a label on registrants, or take it off',
  body: labelOfSeveral,
  data: careResults,
});

/** A note for staff who manage people; the registrant never reads it, and an erasure empties it. */
export const addPersonNote = person.post('/{userId}/note', {
  summary: 'Write a note about a registrant',
  access: { ability: caredRecords.PERSON.notedBy },
  takesIdempotencyKey: true,
  params,
  body: z.strictObject({ note: noteText }),
  data: z.object({ _id: z.string() }),
  errors: ['USER_NOT_FOUND'],
});
