import { z } from 'zod';

import { crossField } from '../../fields/cross-field.ts';
import { ageWithin, birthDateFrom, todayUtc } from '../../fields/dates/date-of-birth.ts';
import { plainNumber } from '../../fields/places/mobile.ts';
import { choice } from '../../fields/text.ts';
import { countryMisfits } from '../../conventions/reference-data/residence.ts';
import { relationships } from './participant.ts';
import { participantMessages as say } from './participant-messages.ts';
import { optionalEmail, participantCrossRules, participantFields } from './participant-payload.ts';

/**
 * What a person types about a family member: the payload's fields with the birth date in three selects and the phone
 * in two (SPEC §5 Add/edit participant).
 */
export const participantForm = z
  .object({
    ...participantFields,
    relationShip: choice(relationships, say.relationship, say.required),
    localUnit: z.string().min(1, say.required),
    email: optionalEmail,
    mobileCountryCode: z.string(),
    mobileNumber: z
      .string()
      .overwrite(plainNumber)
      .refine((digits) => digits === '' || /^\d{10}$/u.test(digits), say.mobile),
    month: z.string().min(1, say.required),
    year: z.string().min(1, say.required),
    day: z.string(),
  })
  .check(
    crossField((value, refuse) => {
      participantCrossRules(value, refuse);
      if (countryMisfits({ ...value, organization: value.localUnit })) refuse(['country'], say.country);
      if (value.receiveNotification && !value.email && !value.mobileNumber) {
        refuse(['receiveNotification'], say.notification);
      }
      const { year = '', month = '', day = '' } = value;
      const today = todayUtc();
      if (year !== '' && month !== '' && `${year}-${month}` > today.slice(0, 7))
        refuse(['month'], say.futureDate);
      const dob = birthDateFrom({ year, month, day });
      // Without a day the 15th stands in; this month's babies are not from the future for that.
      if (dob && day !== '' && dob > today && dob.slice(0, 7) <= today.slice(0, 7))
        refuse(['day'], say.futureDate);
      if (dob && value.relationShip === 'SELF' && !ageWithin(dob, today, { min: 18, max: 99 })) {
        refuse(['year'], say.selfAge);
      }
    }),
  );

export type ParticipantFormInput = z.input<typeof participantForm>;
export type ParticipantFormValues = z.output<typeof participantForm>;
