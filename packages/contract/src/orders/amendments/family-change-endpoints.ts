import { z } from 'zod';

import { changeWays, familyChanges } from '../../conventions/family-changes.ts';
import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { inLanguage } from '../../http/query-fields.ts';
import { amendmentErrors, amendmentOptions, amendmentOutcome, familyChange } from './amendment-endpoints.ts';
import { changeNote, changeRequest } from './change-request.ts';

const access = 'registrant';
const tag = 'Registration';
const params = z.object({ orderId: entityId });

const familyOutcome = amendmentOutcome.extend({
  /** How the family makes this change; one with a part that is closed is refused with CHANGE_NOT_OFFERED. */
  way: z.enum(changeWays),
  /** Kept of what comes back by the cancellation terms of today, whole dollars. */
  keptFee: z.int(),
});
export type FamilyChangeOutcome = z.output<typeof familyOutcome>;

/** What a family starts from when it changes its registration that was sent. */
export const getOwnAmendment = defineEndpoint({
  method: 'GET',
  path: '/v1/order/{orderId}/amendment',
  summary: 'What a family can change in its registration',
  tag,
  access,
  params,
  query: z.object(inLanguage),
  data: amendmentOptions.extend({
    number: z.string(),
    isApproved: z.boolean(),
    allowed: familyChanges,
    /** False once the last day has passed, or where nothing is offered. */
    isOffered: z.boolean(),
    /** The last change that the family asked for. */
    request: changeRequest.nullable(),
  }),
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE'],
});

/** What a change by the family would do; changes nothing. */
export const previewOwnAmendment = defineEndpoint({
  method: 'POST',
  path: '/v1/order/{orderId}/amendment/preview',
  summary: 'What a change of its registration would do',
  tag,
  access,
  params,
  query: z.object(inLanguage),
  body: z.strictObject({ change: familyChange }),
  data: familyOutcome,
  errors: [...amendmentErrors, 'CHANGE_NOT_OFFERED', 'SOLD_OUT'],
});

/**
 * Changes the family's registration, or asks the registrars for it, as the organiser allows. `amendments` and `netBefore`
 * are what the family saw: a change by staff meanwhile is refused with CONFLICT. One request may be open at a time.
 */
export const sendOwnAmendment = defineEndpoint({
  method: 'POST',
  path: '/v1/order/{orderId}/amendment',
  summary: 'Change the own registration, or ask for it',
  tag,
  access,
  takesIdempotencyKey: true,
  limit: 'question',
  params,
  body: z.strictObject({
    change: familyChange,
    note: changeNote.default(''),
    amendments: z.int().min(0),
    netBefore: z.int().min(0),
  }),
  data: familyOutcome.extend({
    /** The order by which the difference is paid, of a change that was made at once. */
    childOrderId: z.string().nullable(),
  }),
  errors: [
    ...amendmentErrors,
    'CHANGE_NOT_OFFERED',
    'CHANGE_ALREADY_REQUESTED',
    'SOLD_OUT',
    'USER_EXIST',
    'CONFLICT',
  ],
});

/** Takes the open request back; nothing happens when there is none. */
export const withdrawChangeRequest = defineEndpoint({
  method: 'POST',
  path: '/v1/order/{orderId}/amendment/withdraw',
  summary: 'Take a requested change back',
  tag,
  access,
  params,
  body: z.strictObject({ requestId: entityId }),
  data: z.object({ _id: z.string() }),
  errors: ['ORDER_NOT_FOUND', 'CHANGE_REQUEST_DECIDED'],
});
