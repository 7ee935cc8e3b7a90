import { z } from 'zod';

import { familyFaiths, genders, maritalStatuses } from '../fields/person-enumerations.ts';

/** A phone number as answers carry it. */
export const wireMobile = z.object({ countryCode: z.string(), phoneNumber: z.string() });

/** A postal address as answers carry it; single parts may be missing on family members. */
export const wireAddress = z.object({
  addressLine1: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  postCode: z.string().nullable(),
});

/**
 * What a user profile and a participant record say about a person in the same words (SPEC §3). Dates are `YYYY-MM-DD`,
 * countries alpha-3 codes, `organization` is the id of the local unit.
 */
export const wirePerson = z.object({
  firstName: z.string(),
  lastName: z.string(),
  nickName: z.string().nullable(),
  familyName: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  dob: z.string().nullable(),
  mobile: wireMobile.nullable(),
  country: z.string().nullable(),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  familyFaith: z.enum(familyFaiths).nullable(),
  placeInKerala: z.string().nullable(),
  parishInKerala: z.string().nullable(),
  otherParish: z.string().nullable(),
  organization: z.string().nullable(),
  localUnitName: z.string().nullable(),
  address: wireAddress,
});
export type WirePerson = z.output<typeof wirePerson>;
