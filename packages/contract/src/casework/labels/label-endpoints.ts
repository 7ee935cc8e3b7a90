import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revisionInQuery } from '../../fields/revision.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { rejectRegistrations } from '../care/registration-care-endpoints.ts';
import { label, labelDraft } from './labels.ts';

const tag = 'Admin: registrations';
const access = { ability: 'decide-registrations' } as const;
const params = z.object({ labelId: entityId });

/** A label with the number of registrations that have it. */
const listedLabel = z.object({ ...label.shape, revision: z.int(), uses: z.int() });
export type ListedLabel = z.output<typeof listedLabel>;

export const listLabels = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/labels',
  summary: 'Labels of registrations, by name',
  tag,
  access: { ability: 'see-registrations' },
  data: z.array(listedLabel),
});

export const createLabel = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/labels',
  summary: 'Create a label',
  tag,
  access,
  body: labelDraft,
  data: listedLabel,
  errors: ['LABEL_NAME_TAKEN'],
});

export const changeLabel = defineEndpoint({
  method: 'PUT',
  path: '/v1/admin/labels/{labelId}',
  summary: 'Rename a label or change its colour',
  tag,
  access,
  params,
  body: z.strictObject({ ...labelDraft.shape, ...fromRevision }),
  data: listedLabel,
  errors: ['NOT_FOUND', 'LABEL_NAME_TAKEN', 'CONFLICT'],
});

/** Deletes a label; the registrations that have it lose it, `removedFrom` says how many. */
export const deleteLabel = defineEndpoint({
  method: 'DELETE',
  path: '/v1/admin/labels/{labelId}',
  summary: 'Delete a label',
  tag,
  access,
  params,
  query: revisionInQuery,
  data: z.object({ _id: z.string(), removedFrom: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/**
 * Puts a label on registrations, or takes it off, each in a transaction of its own. Idempotent: one that has it already,
 * or does not, stays as it is.
 */
export const labelRegistrations = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations/bulk-label',
  summary: 'Put a label on registrations, or take it off',
  tag,
  access,
  body: z.strictObject({
    orderIds: z.array(entityId).min(1).max(100),
    labelId: entityId,
    labelled: z.boolean(),
  }),
  data: rejectRegistrations.data,
});
