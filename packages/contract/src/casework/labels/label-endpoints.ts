import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revisionInQuery } from '../../fields/revision.ts';
import { rejectRegistrations } from '../care/registration-care-endpoints.ts';
import { label, labelDraft } from './labels.ts';
import { resource } from '../../http/resource.ts';

const params = z.object({ labelId: entityId });

/** A label with the numbers of records that have it. */
const listedLabel = z.object({
  ...label.shape,
  revision: z.int(),
  /** Registrations. */
  uses: z.int(),
  paymentUses: z.int(),
  messageUses: z.int(),
  personUses: z.int(),
});
export type ListedLabel = z.output<typeof listedLabel>;

const labelResource = resource({
  path: '/v1/admin',
  tag: 'Admin: registrations',
  access: { ability: 'decide-registrations' },
});

export const listLabels = labelResource.get('/labels', {
  summary: 'Labels, by name',
  access: { ability: 'see-labels' },
  data: z.array(listedLabel),
});

export const createLabel = labelResource.post('/labels', {
  summary: 'Create a label',
  access: { ability: 'create-labels' },
  body: labelDraft,
  data: listedLabel,
  errors: ['LABEL_NAME_TAKEN'],
});

export const changeLabel = labelResource.put('/labels/{labelId}', {
  summary: 'Rename a label or change its colour',
  params,
  body: z.strictObject({ ...labelDraft.shape, ...fromRevision }),
  data: listedLabel,
  errors: ['NOT_FOUND', 'LABEL_NAME_TAKEN', 'CONFLICT'],
});

/** Deletes a label; the records that have it lose it, `removedFrom` says how many. */
export const deleteLabel = labelResource.delete('/labels/{labelId}', {
  summary: 'Delete a label',
  params,
  query: revisionInQuery,
  data: z.object({ _id: z.string(), removedFrom: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/**
 * Puts a label on registrations, or takes it off, each in a transaction of its own. Idempotent: one that has it already,
 * or does not, stays as it is.
 */
export const labelRegistrations = labelResource.post('/registrations/bulk-label', {
  summary: 'Put a label on registrations, or take it off',
  body: z.strictObject({
    orderIds: z.array(entityId).min(1).max(100),
    labelId: entityId,
    labelled: z.boolean(),
  }),
  data: rejectRegistrations.data,
});
