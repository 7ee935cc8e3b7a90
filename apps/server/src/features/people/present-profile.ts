import type { getUser } from '@sangamam/contract/accounts/account-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import type { ProfileRow } from './profile-read-model.ts';
import { toWirePerson } from './to-wire-person.ts';

/** An account's profile as answers carry it (SPEC §3 User profile). */
export function presentProfile(
  { id, type, person, localUnitName, registeredConventions }: ProfileRow,
  signedProfilePicture: string | null,
): EndpointResult<typeof getUser> {
  return {
    _id: id,
    type,
    ...toWirePerson(person, localUnitName),
    localUnitId: person.localUnitId,
    nearByCity: person.nearByCity,
    email: person.email ?? '',
    signedProfilePicture,
    registeredConventions,
    revision: person.revision,
  };
}
