import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { reasonToFamily } from '../adjustments/reason-to-family.ts';
import { decisionReason } from '../registrations/registration-admin-endpoints.ts';
import { amendmentErrors, amendmentSettlement, carriedOutAmendment } from './amendment-endpoints.ts';
import { changeParts, changeRequest } from './change-request.ts';

const tag = 'Admin: registrations';
const access = { ability: 'decide-registrations' } as const;
const params = z.object({ orderId: entityId });

/** The open request of a registration, or the last one. */
export const getChangeRequest = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/registrations/{orderId}/change-request',
  summary: 'What a family asked to change',
  tag,
  access,
  params,
  data: changeRequest.nullable(),
  errors: ['ORDER_NOT_FOUND'],
});

/** Carries a requested change out, whole or in parts. It can be undone for a minute, and then the request is open again. */
export const acceptChangeRequest = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations/{orderId}/change-request/accept',
  summary: 'Carry a requested change out',
  tag,
  access,
  takesIdempotencyKey: true,
  params,
  body: z.strictObject({
    requestId: entityId,
    parts: changeParts,
    settlement: amendmentSettlement.prefault({}),
    reason: reasonToFamily,
    amendments: z.int().min(0),
    netBefore: z.int().min(0),
  }),
  data: carriedOutAmendment,
  errors: [...amendmentErrors, 'CHANGE_REQUEST_DECIDED', 'SOLD_OUT', 'USER_EXIST', 'CONFLICT'],
});

/** Declines a requested change with a reason that the family reads. */
export const declineChangeRequest = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations/{orderId}/change-request/decline',
  summary: 'Decline a requested change',
  tag,
  access,
  takesIdempotencyKey: true,
  params,
  body: z.strictObject({ requestId: entityId, reason: decisionReason }),
  data: z.object({ _id: z.string() }),
  errors: ['ORDER_NOT_FOUND', 'CHANGE_REQUEST_DECIDED', 'CONFLICT'],
});
