import { userProfile } from '../../accounts/user-profile.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { fromRevisionIfKnown } from '../../fields/revision.ts';
import { profilePayload } from './profile-payload.ts';

const tag = 'My Account';

/**
 * SPEC §7: replaces the registrant's profile. A new country changes the currency of an open order, never of a submitted
 * one.
 */
export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/v1/user/',
  summary: 'Change your profile',
  tag,
  access: 'registrant',
  body: profilePayload.safeExtend(fromRevisionIfKnown),
  data: userProfile,
  errors: ['CONFLICT'],
});
