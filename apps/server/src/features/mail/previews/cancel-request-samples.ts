import type { CancelEstimate } from '@sangamam/contract/orders/cancel/cancel-estimate';

import {
  mailCancelAsked,
  mailCancelDeclined,
  mailCancelledAsAsked,
} from '#server/features/orders/mails/cancel-request-mails.ts';

import type { Samples } from './sample-world.ts';

const request = {
  id: '01970000-0000-7000-8000-000000000001',
  askedAt: new Date('2027-04-02T15:00:00Z'),
  reason: 'Grandmother is in hospital, and we stay with her.',
};
const estimate: CancelEstimate = {
  currency: 'USD',
  day: '2027-04-02',
  people: 4,
  paid: 1_450,
  reported: 0,
  kept: 300,
  until: '2027-05-01',
};
const reason = 'The hotel has charged us for your rooms already. Please call the registrar.';

/** Mails about requests to cancel what was paid. */
export const cancelRequestSamples = {
  'order.cancel-asked': (ctx, { order }) => mailCancelAsked(ctx, order, { request, estimate }),
  'order.cancelled (as asked)': (ctx, { order }) =>
    mailCancelledAsAsked(ctx, { ...order, reason: 'We wish her a good recovery.' }, { estimate }),
  'order.cancelled (as asked, without terms)': (ctx, { order }) =>
    mailCancelledAsAsked(
      ctx,
      { ...order, reason: null },
      { estimate: { ...estimate, kept: null, until: null, paid: 0, reported: 1_450 } },
    ),
  'order.cancel-declined': (ctx, { order }) => mailCancelDeclined(ctx, order, { request, reason }),
} satisfies Samples;
