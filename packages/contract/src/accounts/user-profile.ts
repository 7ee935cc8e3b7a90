import { z } from 'zod';

import { revision } from '../fields/revision.ts';
import { wirePerson } from '../people/wire-person.ts';

/** `data` of `GET /v1/user/id/{id}` (SPEC §3 User profile). */
export const userProfile = z.object({
  _id: z.string(),
  type: z.enum(['REGISTRANT', 'STAFF']),
  ...wirePerson.shape,
  /** The same as `organization`. */
  localUnitId: z.string().nullable(),
  nearByCity: z.string().nullable(),
  email: z.string(),
  signedProfilePicture: z.string().nullable(),
  /** Ids of the conventions for which this account has an active order. */
  registeredConventions: z.array(z.string()),
  /** Grows with every change; a change names the revision it started from. */
  revision,
});
export type UserProfile = z.output<typeof userProfile>;
