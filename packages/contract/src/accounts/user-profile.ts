import { z } from 'zod';

import { revision } from '../fields/revision.ts';
import { genders, familyFaiths, maritalStatuses } from '../fields/person-enumerations.ts';

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

/** `data` of `GET /v1/user/id/{id}` (SPEC §3 User profile). Dates are `YYYY-MM-DD`, countries alpha-3 codes. */
export const userProfile = z.object({
  _id: z.string(),
  type: z.enum(['REGISTRANT', 'STAFF']),
  firstName: z.string(),
  lastName: z.string(),
  nickName: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  dob: z.string().nullable(),
  familyName: z.string().nullable(),
  familyFaith: z.enum(familyFaiths).nullable(),
  placeInKerala: z.string().nullable(),
  localUnitId: z.string().nullable(),
  localUnitName: z.string().nullable(),
  organization: z.string().nullable(),
  parishInKerala: z.string().nullable(),
  otherParish: z.string().nullable(),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  nearByCity: z.string().nullable(),
  email: z.string(),
  mobile: wireMobile.nullable(),
  country: z.string().nullable(),
  address: wireAddress,
  signedProfilePicture: z.string().nullable(),
  /** Ids of the conventions that this account has a living order for. */
  registeredConventions: z.array(z.string()),
  /** Grows with every change; a change names the revision it started from. */
  revision,
});
export type UserProfile = z.output<typeof userProfile>;
