import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { conventionConfiguration, conventionParams as params } from './convention-configuration.ts';

const tag = 'Admin: conventions';
const access = { ability: 'configure-conventions' } as const;
const base = '/v1/admin/conventions/{conventionId}';
const body = z.strictObject({ ids: z.array(entityId).min(1).max(500) });

/** Puts the packages of a convention in this order. Refused unless they are all of them, once each. */
export const orderPackages = defineEndpoint({
  method: 'PUT',
  path: `${base}/package-order`,
  summary: 'Put the packages in order',
  tag,
  access,
  params,
  body,
  data: conventionConfiguration,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** The same for its add-ons. */
export const orderAddons = defineEndpoint({
  method: 'PUT',
  path: `${base}/addon-order`,
  summary: 'Put the add-ons in order',
  tag,
  access,
  params,
  body,
  data: conventionConfiguration,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
