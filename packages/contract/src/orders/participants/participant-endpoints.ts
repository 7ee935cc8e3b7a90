import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { participantRecord, relationships } from './participant.ts';
import { participantEdit, participantPayload } from './participant-payload.ts';
import { resource } from '../../http/resource.ts';

/** People of one registration, those who stay at home included. */
export const mostParticipants = 30;

const ofOrder = z.object({ userId: entityId, conventionId: entityId });

/** The people of the order after the call; `packageCleared` tells that a package that depends on them was taken back. */
const participantsAfterChange = z.object({
  orderId: z.string(),
  participants: z.array(participantRecord),
  packageCleared: z.boolean(),
});

const order = resource({
  path: '/v1/order',
  tag: 'Participants',
  access: 'registrant',
  errors: ['ORDER_NOT_FOUND'],
});

export const listParticipants = order.get('/participants', {
  summary: 'The people of your registration',
  query: ofOrder,
  data: z.object({ orderId: z.string(), participants: z.array(participantRecord) }),
});

export const getLastTime = order.get('/participants/last-time', {
  summary: 'Who of the people on your list attended the last time',
  query: ofOrder,
  data: z.object({
    /** The latest earlier convention that the family registered for; null without one. */
    lastTime: z
      .object({ conventionName: z.string(), year: z.int(), participantIds: z.array(z.string()) })
      .nullable(),
  }),
});

export const addParticipant = order.patch('/add-participant', {
  summary: 'Add a family member',
  takesIdempotencyKey: true,
  limit: 'participants',
  body: participantPayload,
  data: participantsAfterChange,
  errors: ['ORDER_LOCKED', 'USER_EXIST', 'RELATIONSHIP_TAKEN', 'FAMILY_TOO_LARGE'],
});

export const editParticipant = order.patch('/edit-participant', {
  summary: 'Change a family member',
  limit: 'participants',
  query: z.object({ participantId: entityId, conventionId: entityId, primaryUserId: entityId }),
  body: participantEdit,
  data: participantsAfterChange,
  errors: ['ORDER_LOCKED', 'USER_EXIST', 'USER_NOT_FOUND', 'RELATIONSHIP_TAKEN', 'CONFLICT'],
});

export const deleteParticipant = order.patch('/delete-participant', {
  summary: 'Remove a family member',
  body: z.strictObject({ participantId: entityId, primaryUserId: entityId, conventionId: entityId }),
  data: participantsAfterChange,
  errors: ['ORDER_LOCKED', 'USER_NOT_FOUND', 'CONFLICT'],
});

export const selectParticipant = order.delete('/select-deselect-participant', {
  summary: 'Say whether a family member comes along',
  query: ofOrder.extend({
    participantId: entityId,
    relationShip: z.enum(relationships),
    action: z.enum(['SELECT', 'DESELECT']),
  }),
  data: participantsAfterChange,
  errors: ['ORDER_LOCKED', 'USER_NOT_FOUND'],
});

/** Selects exactly these people; everybody else of the registration stays at home. */
export const selectParticipants = order.patch('/select-participants', {
  summary: 'Say at once who attends',
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
  errors: ['ORDER_LOCKED', 'USER_NOT_FOUND'],
});
