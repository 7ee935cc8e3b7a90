import { z } from 'zod';

import { registrantAge } from '../../accounts/sign-up/sign-up.ts';
import { crossField } from '../../fields/cross-field.ts';
import { ageWithin, birthDateFrom, todayUtc } from '../../fields/dates/date-of-birth.ts';
import { emailAddress } from '../../fields/email.ts';
import { profileMessages as say } from './profile-messages.ts';
import { profileAddressFields, profileCrossRules, profileFields } from './profile-payload.ts';

const email = emailAddress(say.email);

/**
 * What a person enters in the profile dialog: the payload's fields with a flat address, the birth date in three
 * selects, and the account's e-mail address twice, which cannot be changed (SPEC §5 Profile edit). No day means the
 * 15th.
 */
export const profileForm = z
  .object({
    ...profileFields,
    ...profileAddressFields,
    email,
    confirmEmail: email,
    month: z.string().min(1, say.required),
    year: z.string().min(1, say.required),
    day: z.string(),
  })
  .check(
    crossField((value, refuse) => {
      if (value.email !== value.confirmEmail) refuse(['confirmEmail'], say.confirmEmail);
      const { year = '', month = '', day = '' } = value;
      const dob = birthDateFrom({ year, month, day });
      if (dob === undefined && year !== '' && month !== '') refuse(['day'], say.date);
      if (dob && !ageWithin(dob, todayUtc(), registrantAge)) refuse(['year'], say.age);
      profileCrossRules(value, refuse);
    }),
  );

/** Values of the form before and after its schema. */
export type ProfileFormInput = z.input<typeof profileForm>;
export type ProfileFormValues = z.output<typeof profileForm>;
