import { secondFactorPolicy } from '../accounts/second-factor-policy.ts';
import { defineEndpoint } from '../http/endpoint.ts';

const tag = 'Admin: second factor';

export const getSecondFactorPolicy = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/settings/second-factor',
  summary: 'Which duties ask for a second factor',
  tag,
  access: { ability: 'manage-staff' },
  data: secondFactorPolicy,
});

/** Whoever holds one of these duties without a second factor reaches nothing but the page that sets it up. */
export const setSecondFactorPolicy = defineEndpoint({
  method: 'PUT',
  path: '/v1/admin/settings/second-factor',
  summary: 'Choose which duties ask for a second factor',
  tag,
  access: { ability: 'manage-staff' },
  freshProof: true,
  body: secondFactorPolicy,
  data: secondFactorPolicy,
});
