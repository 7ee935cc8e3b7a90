import { z } from 'zod';

import { crossField } from '../../fields/cross-field.ts';
import { ageWithin, birthDateFrom, todayUtc } from '../../fields/dates/date-of-birth.ts';
import { emailAddress } from '../../fields/email.ts';
import { otherParishValue } from '../../fields/person-enumerations.ts';
import { postalCodeFault } from '../../fields/places/postal-code.ts';
import { countryMisfits } from '../../conventions/reference-data/residence.ts';
import { signUpMessages as say } from './sign-up-messages.ts';
import { addressFields, registrantAge, signUpFields } from './sign-up.ts';

const { email, ...shared } = signUpFields;

/**
 * What a person enters on /register: the payload's fields with a flat address, the birth date in three selects, the
 * e-mail twice and the terms (SPEC §5 Registration). The output still has this shape; `toSignUpPayload` of the form's
 * values file makes the payload.
 */
export const signUpForm = z
  .object({
    ...shared,
    ...addressFields,
    email,
    confirmEmail: emailAddress(say.confirmEmail, say.mandatory),
    month: z.string().min(1, say.mandatory),
    year: z.string().min(1, say.mandatory),
    day: z.string(),
    termsAccepted: z.boolean().refine((accepted) => accepted, say.terms),
  })
  .check(
    crossField((value, refuse) => {
      if (value.email !== value.confirmEmail) refuse(['confirmEmail'], say.confirmEmail);
      const { year = '', month = '', day = '' } = value;
      const dob = birthDateFrom({ year, month, day });
      if (dob && !ageWithin(dob, todayUtc(), registrantAge)) refuse(['year'], say.age);
      if (value.parishInKerala === otherParishValue && !value.otherParish)
        refuse(['otherParish'], say.otherParish);
      const postCodeFault = postalCodeFault(value, { required: say.mandatory, invalid: say.postCode });
      if (postCodeFault) refuse(['postCode'], postCodeFault);
      if (countryMisfits(value)) refuse(['country'], say.country);
    }),
  );

/** Values of the form before and after its schema. */
export type SignUpFormInput = z.input<typeof signUpForm>;
export type SignUpFormValues = z.output<typeof signUpForm>;
