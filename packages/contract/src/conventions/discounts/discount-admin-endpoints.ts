import { z } from 'zod';

import { conventionParams } from '../configuration/convention-configuration.ts';
import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revisionInQuery } from '../../fields/revision.ts';
import { discountBatchDraft, discountCode, discountDraft } from './discount-draft.ts';
import { resource } from '../../http/resource.ts';

const one = conventionParams.extend({ discountId: entityId });

const discounts = resource({
  path: '/v1/admin/conventions/{conventionId}/discounts',
  tag: 'Admin: discounts',
  access: { ability: 'configure-conventions' },
  errors: ['NOT_FOUND'],
});

/** The discount codes of a convention with their uses: single ones first, then the batches, the newest first. */
export const listDiscounts = discounts.get('', {
  summary: 'The discount codes of a convention',
  params: conventionParams,
  data: z.array(discountCode),
});

export const createDiscount = discounts.post('', {
  summary: 'Add a discount code',
  takesIdempotencyKey: true,
  params: conventionParams,
  body: discountDraft,
  data: discountCode,
  errors: ['ALREADY_THERE'],
});

/** Makes single-use codes with a prefix. */
export const createDiscountBatch = discounts.post('/batch', {
  summary: 'Make a batch of single-use discount codes',
  takesIdempotencyKey: true,
  params: conventionParams,
  body: discountBatchDraft,
  data: z.object({ batch: z.string(), count: z.int() }),
});

/** Changes a code; registrations that were sent keep what it gave. Refused for limits below what was used. */
export const updateDiscount = discounts.put('/{discountId}', {
  summary: 'Change a discount code',
  params: one,
  body: discountDraft.safeExtend(fromRevision),
  data: discountCode,
  errors: ['CONFLICT', 'ALREADY_THERE'],
});

/** Deletes a code that no registration has; others can be withdrawn. */
export const deleteDiscount = discounts.delete('/{discountId}', {
  summary: 'Delete a discount code that nobody has used',
  params: one,
  query: revisionInQuery,
  data: z.object({ deleted: z.literal(true) }),
  errors: ['IN_USE', 'CONFLICT'],
});
