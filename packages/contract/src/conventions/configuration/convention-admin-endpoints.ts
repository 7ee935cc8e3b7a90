import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revisionInQuery } from '../../fields/revision.ts';
import {
  addonDraft,
  conventionDraft,
  conventionParams as params,
  conventionConfiguration,
  packageDraft,
} from './convention-configuration.ts';
import { resource } from '../../http/resource.ts';

const conventions = resource({
  path: '/v1/admin/conventions',
  tag: 'Admin: conventions',
  access: { ability: 'configure-conventions' },
});

/** Every convention, including unpublished ones, latest first. */
export const listConventionConfigurations = conventions.get('', {
  summary: 'All conventions',
  data: z.array(
    conventionConfiguration
      .pick({ _id: true, name: true, startDate: true, endDate: true, location: true, active: true })
      .extend({
        registrationOpen: z.boolean(),
      }),
  ),
});

export const getConventionConfiguration = conventions.get('/{conventionId}', {
  summary: 'A convention with its catalogue and what it lacks',
  params,
  data: conventionConfiguration,
  errors: ['NOT_FOUND'],
});

export const createConvention = conventions.post('', {
  summary: 'Prepare a convention',
  takesIdempotencyKey: true,
  body: conventionDraft,
  data: conventionConfiguration,
});

export const updateConvention = conventions.put('/{conventionId}', {
  summary: 'Change a convention',
  params,
  body: conventionDraft.safeExtend(fromRevision),
  data: conventionConfiguration,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Opens registration. Refused with a list of everything that would make the first registration fail. */
export const openConvention = conventions.post('/{conventionId}/open', {
  summary: 'Open registration',
  params,
  data: conventionConfiguration,
  errors: ['NOT_FOUND', 'CONVENTION_NOT_READY'],
});

/** Closes registration at once; submitted registrations stay. */
export const closeConvention = conventions.post('/{conventionId}/close', {
  summary: 'Close registration',
  params,
  data: conventionConfiguration,
  errors: ['NOT_FOUND'],
});

/**
 * Copies a convention with treasurer, packages, offers and add-ons; its dates move with the first day. Registration
 * stays closed.
 */
export const cloneConvention = conventions.post('/{conventionId}/clone', {
  summary: 'Prepare a convention after an earlier one',
  takesIdempotencyKey: true,
  params,
  body: z.strictObject({ name: conventionDraft.shape.name, startDate: conventionDraft.shape.startDate }),
  data: conventionConfiguration,
  errors: ['NOT_FOUND'],
});

export const createPackage = conventions.post('/{conventionId}/packages', {
  summary: 'Add a package',
  takesIdempotencyKey: true,
  params,
  body: packageDraft,
  data: conventionConfiguration,
  errors: ['NOT_FOUND'],
});

/** Changes a package; submitted orders keep their price. Refused for a capacity below the places taken. */
export const updatePackage = conventions.put('/{conventionId}/packages/{packageId}', {
  summary: 'Change a package',
  params: params.extend({ packageId: entityId }),
  body: packageDraft.safeExtend(fromRevision),
  data: conventionConfiguration,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Deletes a package that no registration has chosen; others can be withdrawn. */
export const deletePackage = conventions.delete('/{conventionId}/packages/{packageId}', {
  summary: 'Delete a package that nobody has chosen',
  params: params.extend({ packageId: entityId }),
  query: revisionInQuery,
  data: conventionConfiguration,
  errors: ['NOT_FOUND', 'IN_USE', 'CONFLICT'],
});

export const createAddon = conventions.post('/{conventionId}/addons', {
  summary: 'Add an add-on',
  takesIdempotencyKey: true,
  params,
  body: addonDraft,
  data: conventionConfiguration,
  errors: ['NOT_FOUND'],
});

/** Changes an add-on; submitted orders keep their price, and options that were sold or waited for stay. */
export const updateAddon = conventions.put('/{conventionId}/addons/{addonId}', {
  summary: 'Change an add-on',
  params: params.extend({ addonId: entityId }),
  body: addonDraft.safeExtend(fromRevision),
  data: conventionConfiguration,
  errors: ['NOT_FOUND', 'IN_USE', 'CONFLICT'],
});

/** Deletes an add-on that no registration has chosen; others can be withdrawn. */
export const deleteAddon = conventions.delete('/{conventionId}/addons/{addonId}', {
  summary: 'Delete an add-on that nobody has chosen',
  params: params.extend({ addonId: entityId }),
  query: revisionInQuery,
  data: conventionConfiguration,
  errors: ['NOT_FOUND', 'IN_USE', 'CONFLICT'],
});
