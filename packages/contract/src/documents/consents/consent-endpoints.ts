import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { queryInteger } from '../../http/query-fields.ts';
import { consentsOfOrder } from './consent.ts';
import { consentMessages as messages } from './consent-messages.ts';
import { consentByteLimit, maxConsentsPerCall, maxConsentsPerOrder } from './consent-rules.ts';
import { resource } from '../../http/resource.ts';

const order = resource({
  path: '/v1/order',
  tag: 'Documents',
  access: 'registrant',
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE'],
});

/** The consent forms of one of your registrations; ORDER_NOT_FOUND also for an add-on order, which has none. */
export const getConsents = order.get('/{orderId}/consent-forms', {
  summary: 'The consent forms of your registration',
  params: z.object({ orderId: entityId }),
  data: consentsOfOrder,
});

/**
 * SPEC §7: sends one form or several, as multipart form data, all for the same minor. Without `minorId` they are for the
 * only minor of the registration; where it has none or several, `nameConsentChild` can say it later. Without
 * `responsibleId` the registrant is responsible.
 */
export const uploadConsentForms = order.post('/uploadConsentForms', {
  summary: 'Send consent forms',
  takesIdempotencyKey: true,
  limit: 'document-upload',
  upload: { maxFiles: maxConsentsPerCall, maxBytes: consentByteLimit, tooLarge: messages.size },
  query: z.object({ orderId: entityId }),
  body: z.strictObject({ minorId: entityId.optional(), responsibleId: entityId.optional() }),
  data: consentsOfOrder,
});

/** Says whom a form is for that names nobody. Repeated it changes nothing; CONFLICT when it names another child. */
export const nameConsentChild = order.post('/{orderId}/consent-forms/{consentId}/child', {
  summary: 'Say whom one of your consent forms is for',
  params: z.object({ orderId: entityId, consentId: entityId }),
  body: z.strictObject({ minorId: entityId }),
  data: consentsOfOrder,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/**
 * SPEC §7: takes back the form at `fileIndex` of your registration. With `consentId` it must be that form: CONFLICT when
 * the list has changed meanwhile.
 */
export const deleteConsentForm = order.post('/deleteConsentForm', {
  summary: 'Delete one of your consent forms',
  query: z.object({
    orderId: entityId,
    fileIndex: queryInteger({ min: 0, max: maxConsentsPerOrder - 1 }),
    consentId: entityId.optional(),
  }),
  data: consentsOfOrder,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
