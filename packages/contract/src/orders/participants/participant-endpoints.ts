import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { participantRecord, relationships } from './participant.ts';
import { participantEdit, participantPayload } from './participant-payload.ts';

const tag = 'Participants';

/** People of one registration, those who stay at home included. */
export const mostParticipants = 30;

const ofOrder = z.object({ userId: entityId, conventionId: entityId });

/** The people of the order after the call; `packageCleared` tells that a package that depends on them was taken back. */
const participantsAfterChange = z.object({
  orderId: z.string(),
  participants: z.array(participantRecord),
  packageCleared: z.boolean(),
});

export const listParticipants = defineEndpoint({
  method: 'GET',
  path: '/v1/order/participants',
  summary: 'The people of your registration',
  tag,
  access: 'registrant',
  query: ofOrder,
  data: z.object({ orderId: z.string(), participants: z.array(participantRecord) }),
  errors: ['ORDER_NOT_FOUND'],
});

export const getLastTime = defineEndpoint({
  method: 'GET',
  path: '/v1/order/participants/last-time',
  summary: 'Who of the people on your list attended the last time',
  tag,
  access: 'registrant',
  query: ofOrder,
  data: z.object({
    /** The latest earlier convention that the family registered for; null without one. */
    lastTime: z
      .object({ conventionName: z.string(), year: z.int(), participantIds: z.array(z.string()) })
      .nullable(),
  }),
  errors: ['ORDER_NOT_FOUND'],
});

export const addParticipant = defineEndpoint({
  method: 'PATCH',
  path: '/v1/order/add-participant',
  summary: 'Add a family member',
  tag,
  access: 'registrant',
  takesIdempotencyKey: true,
  limit: 'participants',
  body: participantPayload,
  data: participantsAfterChange,
  errors: ['ORDER_NOT_FOUND', 'ORDER_LOCKED', 'USER_EXIST', 'RELATIONSHIP_TAKEN', 'FAMILY_TOO_LARGE'],
});

export const editParticipant = defineEndpoint({
  method: 'PATCH',
  path: '/v1/order/edit-participant',
  summary: 'Change a family member',
  tag,
  access: 'registrant',
  limit: 'participants',
  query: z.object({ participantId: entityId, conventionId: entityId, primaryUserId: entityId }),
  body: participantEdit,
  data: participantsAfterChange,
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_LOCKED',
    'USER_EXIST',
    'USER_NOT_FOUND',
    'RELATIONSHIP_TAKEN',
    'CONFLICT',
  ],
});

export const deleteParticipant = defineEndpoint({
  method: 'PATCH',
  path: '/v1/order/delete-participant',
  summary: 'Remove a family member',
  tag,
  access: 'registrant',
  body: z.strictObject({ participantId: entityId, primaryUserId: entityId, conventionId: entityId }),
  data: participantsAfterChange,
  errors: ['ORDER_NOT_FOUND', 'ORDER_LOCKED', 'USER_NOT_FOUND', 'CONFLICT'],
});

export const selectParticipant = defineEndpoint({
  method: 'DELETE',
  path: '/v1/order/select-deselect-participant',
  summary: 'Say whether a family member comes along',
  tag,
  access: 'registrant',
  query: ofOrder.extend({
    participantId: entityId,
    relationShip: z.enum(relationships),
    action: z.enum(['SELECT', 'DESELECT']),
  }),
  data: participantsAfterChange,
  errors: ['ORDER_NOT_FOUND', 'ORDER_LOCKED', 'USER_NOT_FOUND'],
});

/** Selects exactly these people; everybody else of the registration stays at home. */
export const selectParticipants = defineEndpoint({
  method: 'PATCH',
  path: '/v1/order/select-participants',
  summary: 'Say at once who attends',
  tag,
  access: 'registrant',
  body: z.strictObject({
    userId: entityId,
    conventionId: entityId,
    participantIds: z
      .array(entityId)
      .min(1)
      .max(mostParticipants)
      .refine((ids) => new Set(ids).size === ids.length),
  }),
  data: participantsAfterChange,
  errors: ['ORDER_NOT_FOUND', 'ORDER_LOCKED', 'USER_NOT_FOUND'],
});
