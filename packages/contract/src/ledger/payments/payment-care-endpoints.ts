import { z } from 'zod';

import { recordCare } from '../../casework/care/care.ts';
import { careEndpoints } from '../../casework/care/care-endpoints.ts';
import { caredRecords } from '../../casework/care/cared-records.ts';
import { recordHistory } from '../../casework/care/record-history.ts';
import { entityId } from '../../fields/entity-id.ts';
import { resource } from '../../http/resource.ts';

const group = { path: '/v1/admin/payments', tag: 'Admin: payments' };

/**
 * How staff look after payments. Decisions about a payment leave its follow-up. The history of its registration lists a note
 * as `payment.noted`, for whoever may see amounts.
 */
export const careOfPayments = careEndpoints({
  ...group,
  kind: 'PAYMENT',
  id: 'paymentId',
  words: { one: 'a payment', many: 'payments' },
  answer: recordCare,
  noteAnswer: z.object({ _id: z.string() }),
  unknown: 'NOT_FOUND',
});

const payment = resource({ ...group, access: { ability: caredRecords.PAYMENT.caredForBy } });

/** Decisions about it are in its ledger. */
export const getPaymentCareHistory = payment.get('/{paymentId}/care-history', {
  summary:
    'Who assigned a payment, followed it up, labelled it and noted something about it, the newest first',
  params: z.object({ paymentId: entityId }),
  data: recordHistory,
  errors: ['NOT_FOUND'],
});
