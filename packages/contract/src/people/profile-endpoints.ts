import { userProfile } from '../accounts/user-profile.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { fromRevisionIfKnown } from '../fields/revision.ts';
import { profilePayload } from './profile-payload.ts';

const tag = 'My Account';

/** SPEC §7: the registrant's whole profile anew. An open order follows a new country; a submitted one keeps its currency. */
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
