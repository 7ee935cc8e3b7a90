import { z } from 'zod';

import { conventionParams } from '../configuration/convention-configuration.ts';
import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revisionInQuery } from '../../fields/revision.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { discountBatchDraft, discountCode, discountDraft } from './discount-draft.ts';

const tag = 'Admin: discounts';
const access = { ability: 'configure-conventions' } as const;
const base = '/v1/admin/conventions/{conventionId}/discounts';
const one = conventionParams.extend({ discountId: entityId });

/** The discount codes of a convention with their uses: single ones first, then the batches, the newest first. */
export const listDiscounts = defineEndpoint({
  method: 'GET',
  path: base,
  summary: 'The discount codes of a convention',
  tag,
  access,
  params: conventionParams,
  data: z.array(discountCode),
  errors: ['NOT_FOUND'],
});

export const createDiscount = defineEndpoint({
  method: 'POST',
  path: base,
  summary: 'Add a discount code',
  tag,
  access,
  takesIdempotencyKey: true,
  params: conventionParams,
  body: discountDraft,
  data: discountCode,
  errors: ['NOT_FOUND', 'ALREADY_THERE'],
});

/** Makes single-use codes with a prefix. */
export const createDiscountBatch = defineEndpoint({
  method: 'POST',
  path: `${base}/batch`,
  summary: 'Make a batch of single-use discount codes',
  tag,
  access,
  takesIdempotencyKey: true,
  params: conventionParams,
  body: discountBatchDraft,
  data: z.object({ batch: z.string(), count: z.int() }),
  errors: ['NOT_FOUND'],
});

/** Changes a code; registrations that were sent keep what it gave. Refused for limits below what was used. */
export const updateDiscount = defineEndpoint({
  method: 'PUT',
  path: `${base}/{discountId}`,
  summary: 'Change a discount code',
  tag,
  access,
  params: one,
  body: discountDraft.safeExtend(fromRevision),
  data: discountCode,
  errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_THERE'],
});

/** Deletes a code that no registration has; others can be withdrawn. */
export const deleteDiscount = defineEndpoint({
  method: 'DELETE',
  path: `${base}/{discountId}`,
  summary: 'Delete a discount code that nobody has used',
  tag,
  access,
  params: one,
  query: revisionInQuery,
  data: z.object({ deleted: z.literal(true) }),
  errors: ['NOT_FOUND', 'IN_USE', 'CONFLICT'],
});
