import { z } from 'zod';

import { crossField } from '../../fields/cross-field.ts';
import { plainNumber } from '../../fields/places/mobile.ts';
import { relationships } from './participant.ts';
import { participantMessages as say } from './participant-messages.ts';
import { optionalEmail, participantCrossRules, participantFields } from './participant-payload.ts';

const { firstName, lastName, familyName, maritalStatus, parishInKerala, otherParish } = participantFields;

/**
 * The form in which staff correct a person on behalf of the family. The relationship cannot change; it decides which
 * fields are required.
 */
export const correctionForm = z
  .object({
    firstName,
    lastName,
    familyName,
    maritalStatus,
    parishInKerala: parishInKerala.unwrap(),
    otherParish: otherParish.unwrap(),
    relationShip: z.enum(relationships),
    organization: z.string().min(1, say.required),
    dob: z.string().min(1, say.monthAndYear).pipe(z.iso.date(say.monthAndYear)),
    email: optionalEmail,
    mobileCountryCode: z.string(),
    mobileNumber: z
      .string()
      .overwrite(plainNumber)
      .refine((digits) => digits === '' || /^\d{10}$/u.test(digits), say.mobile),
  })
  .check(crossField((value, refuse) => participantCrossRules(value, refuse)));
export type CorrectionFormInput = z.input<typeof correctionForm>;
export type CorrectionFormValues = z.output<typeof correctionForm>;
