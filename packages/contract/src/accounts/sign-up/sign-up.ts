import { z } from 'zod';

import { countryCode } from '../../fields/places/country.ts';
import { isCalendarDate } from '../../fields/dates/calendar-date.ts';
import { crossField } from '../../fields/cross-field.ts';
import { ageWithin, todayUtc } from '../../fields/dates/date-of-birth.ts';
import { emailAddress } from '../../fields/email.ts';
import { mobile } from '../../fields/places/mobile.ts';
import {
  familyFaiths,
  genders,
  maritalStatuses,
  otherParishValue,
} from '../../fields/person-enumerations.ts';
import { postalCode, postalCodeFault } from '../../fields/places/postal-code.ts';
import { choice, code, optionalLine, requiredLine } from '../../fields/text.ts';
import { alphanumericPattern, lettersPattern } from '../../fields/text-patterns.ts';
import { requiredLines } from '../../people/required-lines.ts';
import { countryMisfits } from '../../conventions/reference-data/residence.ts';
import { signUpMessages as say } from './sign-up-messages.ts';
import { registrantAge } from '../registrant-age.ts';

export { registrantAge };

const line = (invalid: string, min: number, max: number, pattern?: RegExp) =>
  requiredLine({ required: say.mandatory, invalid, min, max, ...(pattern && { pattern }) });

/** The fields that the form and the wire share, each with its own sentence (SPEC §5 Registration). */
export const signUpFields = {
  ...requiredLines(say.mandatory, say),
  nickName: optionalLine({ invalid: say.nickName, min: 3, max: 40, pattern: alphanumericPattern }),
  gender: choice(genders, say.gender, say.mandatory),
  familyFaith: choice(familyFaiths, say.familyFaith, say.mandatory),
  parishInKerala: line(say.parishInKerala, 1, 120),
  otherParish: optionalLine({ invalid: say.otherParish, min: 2, max: 120 }),
  maritalStatus: choice(maritalStatuses, say.maritalStatus, say.mandatory),
  organization: code(/^[A-Z0-9_-]{2,40}$/u, say.localUnit, say.mandatory),
  country: countryCode(say.country, say.mandatory),
  nearByCity: line(say.nearByCity, 3, 85),
  email: emailAddress(say.email, say.mandatory),
  mobile: mobile({ required: say.mandatory, invalid: say.mobile }),
} as const;

/** The address as both forms know it. The country of the address is the country of the person. */
export const addressFields = {
  addressLine1: line(say.address, 3, 100),
  city: line(say.city, 3, 85),
  state: line(say.state, 3, 85, lettersPattern),
  postCode: postalCode({ required: say.mandatory, invalid: say.postCode }),
} as const;

/** Body of `POST /v1/user/registration` (SPEC §3 Registration payload). Unknown fields are refused. */
export const signUpPayload = z
  .strictObject({
    ...signUpFields,
    address: z.strictObject({ ...addressFields, country: countryCode(say.country) }),
    dob: z.iso.date(say.monthAndYear),
  })
  .check(
    crossField((value, refuse) => {
      if (isCalendarDate(value.dob) && !ageWithin(value.dob, todayUtc(), registrantAge))
        refuse(['dob'], say.age);
      if (value.parishInKerala === otherParishValue && !value.otherParish)
        refuse(['otherParish'], say.otherParish);
      const { address, country } = value;
      const postCodeFault = postalCodeFault(
        { postCode: address?.postCode, country },
        { required: say.mandatory, invalid: say.postCode },
      );
      if (postCodeFault) refuse(['address', 'postCode'], postCodeFault);
      if (address?.country !== country) refuse(['address', 'country'], say.country);
      if (countryMisfits(value)) refuse(['country'], say.country);
    }),
  );

/** A validated registration payload: trimmed, e-mail in lower case, dial code as stored. */
export type SignUpPayload = z.output<typeof signUpPayload>;
