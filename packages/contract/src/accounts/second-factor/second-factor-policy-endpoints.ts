import { secondFactorPolicy } from './second-factor-policy.ts';
import { defineEndpoint } from '../../http/endpoint.ts';

const tag = 'Admin: second factor';

export const getSecondFactorPolicy = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/settings/second-factor',
  summary: 'Which roles require a second factor',
  tag,
  access: { ability: 'manage-staff' },
  data: secondFactorPolicy,
});

/** Staff with one of these roles and no second factor can open only the page that sets it up. */
export const setSecondFactorPolicy = defineEndpoint({
  method: 'PUT',
  path: '/v1/admin/settings/second-factor',
  summary: 'Set which roles require a second factor',
  tag,
  access: { ability: 'manage-staff' },
  freshProof: true,
  body: secondFactorPolicy,
  data: secondFactorPolicy,
});
