import { z } from 'zod';

import { registrantAge } from '../../accounts/sign-up/sign-up.ts';
import { isCalendarDate } from '../../fields/dates/calendar-date.ts';
import { countryCode } from '../../fields/places/country.ts';
import { crossField, type Refuse } from '../../fields/cross-field.ts';
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
import { choice, optionalLine, requiredLine } from '../../fields/text.ts';
import { lettersPattern } from '../../fields/text-patterns.ts';
import { requiredLines } from '../required-lines.ts';
import { countryMisfits } from '../../conventions/reference-data/residence.ts';
import { profileMessages as say } from './profile-messages.ts';

const line = (invalid: string, min: number, max: number, pattern?: RegExp) =>
  requiredLine({ required: say.required, invalid, min, max, ...(pattern && { pattern }) });

/** The fields that form and wire share, each with its own sentence (SPEC §5 Profile edit). */
export const profileFields = {
  ...requiredLines(say.required, say),
  nickName: optionalLine({ invalid: say.nickName, min: 3, max: 40 }),
  gender: choice(genders, say.required),
  familyFaith: choice(familyFaiths, say.required),
  parishInKerala: line(say.required, 1, 120),
  otherParish: optionalLine({ invalid: say.otherParish, min: 2, max: 120 }),
  maritalStatus: choice(maritalStatuses, say.required),
  organization: z.string({ error: say.required }).regex(/^[A-Z0-9_-]{2,40}$/u, say.required),
  country: countryCode(say.required),
  nearByCity: line(say.nearByCity, 3, 85),
  mobile: mobile({ required: say.required, invalid: say.mobile }),
} as const;

/** The address; its country is the country of the person. */
export const profileAddressFields = {
  addressLine1: line(say.address, 3, 100),
  city: line(say.city, 3, 85),
  state: line(say.state, 3, 85, lettersPattern),
  postCode: postalCode({ required: say.required, invalid: say.postCode }),
} as const;

/**
 * Body of `PUT /v1/user/`: the whole profile. Other fields of the profile are accepted and ignored. The e-mail address
 * is the account's name and cannot change: it may be omitted.
 */
export const profilePayload = z
  .object({
    ...profileFields,
    email: emailAddress(say.email).optional(),
    address: z.object({ ...profileAddressFields, country: countryCode(say.required).optional() }),
    dob: z.iso.date(say.required),
  })
  .check(
    crossField((value, refuse) => {
      const { address, country, dob } = value;
      if (isCalendarDate(dob) && !ageWithin(dob, todayUtc(), registrantAge)) refuse(['dob'], say.age);
      profileCrossRules({ ...value, postCode: address?.postCode }, (path, message) =>
        refuse(path[0] === 'postCode' ? ['address', ...path] : path, message),
      );
      if (address?.country !== undefined && address.country !== country)
        refuse(['address', 'country'], say.required);
    }),
  );

/** A validated profile: trimmed, dial code as stored. */
export type ProfilePayload = z.output<typeof profilePayload>;

/**
 * Rules across fields, shared by form and wire: *Other* needs the typed parish, a country its kind of code, a local
 * unit one of its countries.
 */
export function profileCrossRules(
  value: {
    parishInKerala?: string | undefined;
    otherParish?: string | undefined;
    postCode?: string | undefined;
    country?: string | undefined;
    organization?: string | undefined;
  },
  refuse: Refuse,
): void {
  if (value.parishInKerala === otherParishValue && !value.otherParish) refuse(['otherParish'], say.required);
  const fault = postalCodeFault(value, { required: say.required, invalid: say.postCode });
  if (fault) refuse(['postCode'], fault);
  if (countryMisfits(value)) refuse(['country'], say.required);
}
