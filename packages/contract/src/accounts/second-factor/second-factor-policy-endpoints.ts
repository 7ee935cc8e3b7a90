import { secondFactorPolicy } from './second-factor-policy.ts';
import { resource } from '../../http/resource.ts';

const secondFactor = resource({
  path: '/v1/admin/settings/second-factor',
  tag: 'Admin: second factor',
  access: { ability: 'manage-staff' },
});

export const getSecondFactorPolicy = secondFactor.get('', {
  summary: 'Which roles require a second factor',
  data: secondFactorPolicy,
});

/** Staff with one of these roles and no second factor can open only the page that sets it up. */
export const setSecondFactorPolicy = secondFactor.put('', {
  summary: 'Set which roles require a second factor',
  freshProof: true,
  body: secondFactorPolicy,
  data: secondFactorPolicy,
});
