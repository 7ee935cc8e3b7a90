import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { conventionConfiguration, conventionParams as params } from './convention-configuration.ts';
import { resource } from '../../http/resource.ts';

const body = z.strictObject({ ids: z.array(entityId).min(1).max(500) });

const conventions = resource({
  path: '/v1/admin/conventions/{conventionId}',
  tag: 'Admin: conventions',
  access: { ability: 'configure-conventions' },
  params: params,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Puts the packages of a convention in this order. Refused unless they are all of them, once each. */
export const orderPackages = conventions.put('/package-order', {
  summary: 'Put the packages in order',
  body,
  data: conventionConfiguration,
});

/** The same for its add-ons. */
export const orderAddons = conventions.put('/addon-order', {
  summary: 'Put the add-ons in order',
  body,
  data: conventionConfiguration,
});
