import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revisionInQuery } from '../../fields/revision.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import {
  addonDraft,
  conventionDraft,
  conventionParams as params,
  conventionConfiguration,
  packageDraft,
} from './convention-configuration.ts';

const tag = 'Admin: conventions';
const access = { ability: 'configure-conventions' } as const;
const base = '/v1/admin/conventions';

/** Every convention, including unpublished ones, latest first. */
export const listConventionConfigurations = defineEndpoint({
  method: 'GET',
  path: base,
  summary: 'All conventions',
  tag,
  access,
  data: z.array(
    conventionConfiguration
      .pick({ _id: true, name: true, startDate: true, endDate: true, location: true, active: true })
      .extend({
        registrationOpen: z.boolean(),
      }),
  ),
});

export const getConventionConfiguration = defineEndpoint({
  method: 'GET',
  path: `${base}/{conventionId}`,
  summary: 'A convention with its catalogue and what it lacks',
  tag,
  access,
  params,
  data: conventionConfiguration,
  errors: ['NOT_FOUND'],
});

export const createConvention = defineEndpoint({
  method: 'POST',
  path: base,
  summary: 'Prepare a convention',
  tag,
  access,
  takesIdempotencyKey: true,
  body: conventionDraft,
  data: conventionConfiguration,
});

export const updateConvention = defineEndpoint({
  method: 'PUT',
  path: `${base}/{conventionId}`,
  summary: 'Change a convention',
  tag,
  access,
  params,
  body: conventionDraft.safeExtend(fromRevision),
  data: conventionConfiguration,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Opens registration. Refused with a list of everything that would make the first registration fail. */
export const openConvention = defineEndpoint({
  method: 'POST',
  path: `${base}/{conventionId}/open`,
  summary: 'Open registration',
  tag,
  access,
  params,
  data: conventionConfiguration,
  errors: ['NOT_FOUND', 'CONVENTION_NOT_READY'],
});

/** Closes registration at once; submitted registrations stay. */
export const closeConvention = defineEndpoint({
  method: 'POST',
  path: `${base}/{conventionId}/close`,
  summary: 'Close registration',
  tag,
  access,
  params,
  data: conventionConfiguration,
  errors: ['NOT_FOUND'],
});

/**
 * Copies a convention with treasurer, packages, offers and add-ons; its dates move with the first day. Registration
 * stays closed.
 */
export const cloneConvention = defineEndpoint({
  method: 'POST',
  path: `${base}/{conventionId}/clone`,
  summary: 'Prepare a convention after an earlier one',
  tag,
  access,
  takesIdempotencyKey: true,
  params,
  body: z.strictObject({ name: conventionDraft.shape.name, startDate: conventionDraft.shape.startDate }),
  data: conventionConfiguration,
  errors: ['NOT_FOUND'],
});

export const createPackage = defineEndpoint({
  method: 'POST',
  path: `${base}/{conventionId}/packages`,
  summary: 'Add a package',
  tag,
  access,
  takesIdempotencyKey: true,
  params,
  body: packageDraft,
  data: conventionConfiguration,
  errors: ['NOT_FOUND'],
});

/** Changes a package; submitted orders keep their price. Refused for a capacity below the places taken. */
export const updatePackage = defineEndpoint({
  method: 'PUT',
  path: `${base}/{conventionId}/packages/{packageId}`,
  summary: 'Change a package',
  tag,
  access,
  params: params.extend({ packageId: entityId }),
  body: packageDraft.safeExtend(fromRevision),
  data: conventionConfiguration,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Deletes a package that no registration has chosen; others can be withdrawn. */
export const deletePackage = defineEndpoint({
  method: 'DELETE',
  path: `${base}/{conventionId}/packages/{packageId}`,
  summary: 'Delete a package that nobody has chosen',
  tag,
  access,
  params: params.extend({ packageId: entityId }),
  query: revisionInQuery,
  data: conventionConfiguration,
  errors: ['NOT_FOUND', 'IN_USE', 'CONFLICT'],
});

export const createAddon = defineEndpoint({
  method: 'POST',
  path: `${base}/{conventionId}/addons`,
  summary: 'Add an add-on',
  tag,
  access,
  takesIdempotencyKey: true,
  params,
  body: addonDraft,
  data: conventionConfiguration,
  errors: ['NOT_FOUND'],
});

/** Changes an add-on; submitted orders keep their price, and options that were sold stay. */
export const updateAddon = defineEndpoint({
  method: 'PUT',
  path: `${base}/{conventionId}/addons/{addonId}`,
  summary: 'Change an add-on',
  tag,
  access,
  params: params.extend({ addonId: entityId }),
  body: addonDraft.safeExtend(fromRevision),
  data: conventionConfiguration,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Deletes an add-on that no registration has chosen; others can be withdrawn. */
export const deleteAddon = defineEndpoint({
  method: 'DELETE',
  path: `${base}/{conventionId}/addons/{addonId}`,
  summary: 'Delete an add-on that nobody has chosen',
  tag,
  access,
  params: params.extend({ addonId: entityId }),
  query: revisionInQuery,
  data: conventionConfiguration,
  errors: ['NOT_FOUND', 'IN_USE', 'CONFLICT'],
});
