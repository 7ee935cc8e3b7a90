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
import { choice, code, namePattern, optionalLine, requiredLine } from '../../fields/text.ts';
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

/** What adding and editing have in common (SPEC §3 Add/edit participant payload). Unknown fields are refused. */
const participant = z
  .strictObject({
    ...participantFields,
    primaryUserId: entityId,
    conventionId: entityId,
    relationShip: choice(relationships, say.relationship, say.required),
    organization: code(/^[A-Z0-9_-]{2,40}$/u, say.localUnit, say.required),
    dob: z.iso.date(say.monthAndYear),
    email: optionalEmail.nullish(),
    mobile: mobile({ required: say.mobile, invalid: say.mobile }).nullish(),
    receiveNotification: z.boolean().default(false),
    country: participantFields.country.optional(),
  })
  .check(
    crossField((value, refuse) => {
      participantCrossRules(value, refuse);
      if (countryMisfits(value)) refuse(['country'], say.country);
      if (isCalendarDate(value.dob)) {
        const today = todayUtc();
        // In some time zone it is tomorrow already: a child may be registered on the day it is born.
        const latest = addDays(today, 1);
        const isThisMonthWithoutDay = value.dob === `${latest.slice(0, 7)}-${defaultBirthDay}`;
        if (value.dob > latest && !isThisMonthWithoutDay) refuse(['dob'], say.futureDate);
        else if (ageOn(value.dob, today) > 99) refuse(['dob'], say.monthAndYear);
        else if (value.relationShip === 'SELF' && !ageWithin(value.dob, today, { min: 18, max: 99 })) {
          refuse(['dob'], say.selfAge);
        }
      }
    }),
  );
export type ParticipantPayload = z.output<typeof participant>;

/** Body of adding a participant. */
export const participantPayload = participant.check(
  crossField(({ receiveNotification, email, mobile: phone }, refuse) => {
    if (receiveNotification && !email && !phone) refuse(['receiveNotification'], say.notification);
  }),
);

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
