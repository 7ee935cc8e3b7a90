import { z } from 'zod';

import { wireAddress, wireMobile } from '../../accounts/user-profile.ts';
import { revision } from '../../fields/revision.ts';
import { familyFaiths, genders, maritalStatuses } from '../../fields/person-enumerations.ts';

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
  FATHER_IN_LAW: 'Father in law',
  MOTHER_IN_LAW: 'Mother in law',
};

/** A participant of an order (SPEC §3 Participant record). `userId` is the person; dates are `YYYY-MM-DD`. */
export const participantRecord = z.object({
  relationShip: z.enum(relationships),
  /** Selected for the convention. */
  isParticipated: z.boolean(),
  /** Grows with every change of the person or the relationship; a change names the revision it started from. */
  revision,
  userId: z.object({
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    nickName: z.string().nullable(),
    familyName: z.string().nullable(),
    gender: z.enum(genders).nullable(),
    dob: z.string().nullable(),
    email: z.string().nullable(),
    mobile: wireMobile.nullable(),
    country: z.string().nullable(),
    maritalStatus: z.enum(maritalStatuses).nullable(),
    familyFaith: z.enum(familyFaiths).nullable(),
    placeInKerala: z.string().nullable(),
    parishInKerala: z.string().nullable(),
    otherParish: z.string().nullable(),
    organization: z.string().nullable(),
    localUnitName: z.string().nullable(),
    receiveNotification: z.boolean(),
    address: wireAddress,
  }),
});
export type ParticipantRecord = z.output<typeof participantRecord>;
