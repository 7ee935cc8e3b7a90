import { z } from 'zod';

import { revision } from '../../fields/revision.ts';
import { wirePerson } from '../../people/wire-person.ts';

/** How a person is related to the registrant, who is SELF (SPEC §3). */
export const relationships = [
  'SELF',
  'FATHER',
  'MOTHER',
  'SON',
  'DAUGHTER',
  'SPOUSE',
  'FATHER_IN_LAW',
  'MOTHER_IN_LAW',
] as const;
export type Relationship = (typeof relationships)[number];

/** What people read for a relationship. */
export const relationshipNames: Record<Relationship, string> = {
  SELF: 'Self',
  FATHER: 'Father',
  MOTHER: 'Mother',
  SON: 'Son',
  DAUGHTER: 'Daughter',
  SPOUSE: 'Spouse',
  FATHER_IN_LAW: 'Father-in-law',
  MOTHER_IN_LAW: 'Mother-in-law',
};

/** A participant of an order (SPEC §3 Participant record). `userId` is the person. */
export const participantRecord = z.object({
  relationShip: z.enum(relationships),
  /** Selected for the convention. */
  isParticipated: z.boolean(),
  /** Grows with every change of the person or the relationship; a change names the revision it started from. */
  revision,
  userId: z.object({
    _id: z.string(),
    ...wirePerson.shape,
    email: z.string().nullable(),
    receiveNotification: z.boolean(),
  }),
});
export type ParticipantRecord = z.output<typeof participantRecord>;
