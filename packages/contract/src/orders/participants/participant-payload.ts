import { z } from 'zod';

import { addDays, ageOn, isCalendarDate } from '../../fields/dates/calendar-date.ts';
import { countryCode } from '../../fields/places/country.ts';
import { crossField, type Refuse } from '../../fields/cross-field.ts';
import { ageWithin, defaultBirthDay, todayUtc } from '../../fields/dates/date-of-birth.ts';
import { emailAddress } from '../../fields/email.ts';
import { entityId } from '../../fields/entity-id.ts';
import { mobile } from '../../fields/places/mobile.ts';
import { maritalStatuses, otherParishValue } from '../../fields/person-enumerations.ts';
import { fromRevisionIfKnown } from '../../fields/revision.ts';
import { choice, code, optionalLine, requiredLine } from '../../fields/text.ts';
import { namePattern } from '../../fields/text-patterns.ts';
import { countryMisfits } from '../../conventions/reference-data/residence.ts';
import { relationships } from './participant.ts';
import { participantMessages as say } from './participant-messages.ts';

/** Fields that the form and the wire share, each with its own sentence (SPEC §5 Add/edit participant). */
export const participantFields = {
  firstName: requiredLine({
    required: say.required,
    invalid: say.firstName,
    min: 3,
    max: 40,
    pattern: namePattern,
  }),
  lastName: requiredLine({ required: say.required, invalid: say.lastName, min: 1, max: 40 }),
  familyName: requiredLine({ required: say.required, invalid: say.familyName, min: 3, max: 80 }),
  maritalStatus: choice(maritalStatuses, say.maritalStatus, say.required),
  receiveNotification: z.boolean(),
  parishInKerala: optionalLine({ invalid: say.spouseParish, min: 1, max: 120 }),
  otherParish: optionalLine({ invalid: say.otherParish, min: 2, max: 120 }),
  country: countryCode(say.country),
} as const;

/** An e-mail address or nothing. */
export const optionalEmail = z.literal('').or(emailAddress(say.email));

/** What is said of a person, whoever says it. */
const personFields = {
  ...participantFields,
  relationShip: choice(relationships, say.relationship, say.required),
  organization: code(/^[A-Z0-9_-]{2,40}$/u, say.localUnit, say.required),
  dob: z.iso.date(say.monthAndYear),
  email: optionalEmail.nullish(),
  mobile: mobile({ required: say.mobile, invalid: say.mobile }).nullish(),
  receiveNotification: z.boolean().default(false),
  country: participantFields.country.optional(),
} as const;

/** What adding and editing have in common (SPEC §3 Add/edit participant payload). Unknown fields are refused. */
const participant = z
  .strictObject({ ...personFields, primaryUserId: entityId, conventionId: entityId })
  .check(crossField((value, refuse) => refuseMisfits(value, refuse)));
export type ParticipantPayload = z.output<typeof participant>;

/** Body of adding a participant. */
export const participantPayload = participant.check(
  crossField((value, refuse) => refuseUnreachable(value, refuse)),
);

/** Somebody of a family that staff register: the same, before there is an account and a registration to name. */
export const familyMember = z.strictObject(personFields).check(
  crossField((value, refuse) => {
    refuseMisfits(value, refuse);
    refuseUnreachable(value, refuse);
  }),
);
export type FamilyMember = z.output<typeof familyMember>;

/**
 * Body of editing somebody. An omitted e-mail address does not change (SPEC §5: sent only if changed), so that only the
 * server knows whether there is one to notify.
 */
export const participantEdit = participant.safeExtend(fromRevisionIfKnown).check(
  crossField(({ receiveNotification, email, mobile: phone }, refuse) => {
    if (receiveNotification && email !== undefined && !email && !phone)
      refuse(['receiveNotification'], say.notification);
  }),
);

/** Rules about the parish that form and wire share: a spouse needs one, and *Other* needs the typed one. */
export function participantCrossRules(
  value: { relationShip?: unknown; parishInKerala?: unknown; otherParish?: unknown },
  refuse: Refuse,
): void {
  if (value.relationShip === 'SPOUSE' && !value.parishInKerala) refuse(['parishInKerala'], say.spouseParish);
  if (value.parishInKerala === otherParishValue && !value.otherParish)
    refuse(['otherParish'], say.otherParish);
}

function refuseUnreachable(
  value: { receiveNotification?: unknown; email?: unknown; mobile?: unknown },
  refuse: Refuse,
): void {
  if (value.receiveNotification && !value.email && !value.mobile)
    refuse(['receiveNotification'], say.notification);
}

function refuseMisfits(
  value: Parameters<typeof participantCrossRules>[0] &
    Parameters<typeof countryMisfits>[0] & { dob?: unknown },
  refuse: Refuse,
): void {
  participantCrossRules(value, refuse);
  if (countryMisfits(value)) refuse(['country'], say.country);
  const { dob } = value;
  if (!isCalendarDate(dob)) return;
  const today = todayUtc();
  // In some time zone it is tomorrow already: a child may be registered on the day it is born.
  const latest = addDays(today, 1);
  const isThisMonthWithoutDay = dob === `${latest.slice(0, 7)}-${defaultBirthDay}`;
  if (dob > latest && !isThisMonthWithoutDay) refuse(['dob'], say.futureDate);
  else if (ageOn(dob, today) > 99) refuse(['dob'], say.monthAndYear);
  else if (value.relationShip === 'SELF' && !ageWithin(dob, today, { min: 18, max: 99 }))
    refuse(['dob'], say.selfAge);
}
