import {
  approvePayment,
  declinePayment,
  getPaymentTotals,
  listPayments,
  receivePayment,
  rejectPayment,
} from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  correctPayment,
  moveMoney,
  reversePayment,
} from '@sangamam/contract/ledger/decisions/correction-endpoints';
import { listRegistrations } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { parseRegistrationNumber } from '@sangamam/contract/orders/registration-number';
import { keepPreviousData } from '@tanstack/react-query';
import {
  receiveAndApprovePayment,
  receiveAndApprovePayments,
} from '@sangamam/contract/ledger/decisions/receive-and-approve-endpoints';
import { remindNow } from '@sangamam/contract/collection/reminders/remind-now';
import { undoPaymentDecision } from '@sangamam/contract/ledger/undo/undo-endpoints';
import { listUnreported, receiveUnreported } from '@sangamam/contract/ledger/unreported/unreported-endpoints';
import { countPaymentViews } from '@sangamam/contract/ledger/payments/payment-filters';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { savedViewGroup, toCounts } from '#web/domain/saved-views/api.ts';

/** Approves a payment; a reason is required if less than due was received. */
export const useApprovePayment = createMutationHook(
  approvePayment,
  (paymentId: string) => (reason: string | undefined) => ({
    params: { paymentId },
    ...(reason !== undefined && { body: { reason } }),
  }),
  { refreshes: 'everything' },
);

/** Puts a wrong amount right. */
export const useCorrectPayment = createMutationHook(
  correctPayment,
  (paymentId: string) => (body: EndpointInput<typeof correctPayment>['body']) => ({
    params: { paymentId },
    body,
  }),
  { refreshes: 'everything' },
);

export const useDeclinePayment = createMutationHook(
  declinePayment,
  (paymentId: string) => (reason: string) => ({ params: { paymentId }, body: { reason } }),
  { refreshes: 'everything' },
);

/** The registration with a typed number; nothing is asked for while the number is incomplete or mistyped. */
export const useFindRegistration = createQueryHook(
  listRegistrations,
  (typed: string) => {
    const number = parseRegistrationNumber(typed);
    return number === undefined ? undefined : { query: { search: number } };
  },
  { select: ({ docs }) => docs[0] },
);

/** Moves money to another registration. */
export const useMoveMoney = createMutationHook(
  moveMoney,
  (paymentId: string) => (body: EndpointInput<typeof moveMoney>['body']) => ({ params: { paymentId }, body }),
  { refreshes: 'everything' },
);

/** Number and sum of payments per view and currency, of one convention or of all. */
export const usePaymentTotals = createQueryHook(getPaymentTotals, (conventionId?: string) => ({
  query: { ...(conventionId && { conventionId }) },
}));

/** These payments, in whatever view they are now; nothing is asked for while there are none. */
export const usePaymentsById = createQueryHook(
  listPayments,
  (ids: readonly string[]) =>
    ids.length === 0 ? undefined : { query: { ids: ids.toSorted().join(','), pageSize: '100' } },
  { select: ({ docs }) => docs, placeholderData: keepPreviousData },
);

/** The query of the list, as sent. */
export type PaymentQuery = EndpointInput<typeof listPayments>['query'];

/** A page of payments with their ledgers; the previous one stays while the next is loading. */
export const usePayments = createQueryHook(listPayments, (query: PaymentQuery) => ({ query }), {
  placeholderData: keepPreviousData,
});

/** Records money that covers what is due and approves the payment. */
export const useReceiveAndApprove = createMutationHook(
  receiveAndApprovePayment,
  (paymentId: string) => (body: EndpointInput<typeof receiveAndApprovePayment>['body']) => ({
    params: { paymentId },
    body,
  }),
  { refreshes: 'everything' },
);

/** The same for several payments; answers a result for each. */
export const useReceiveAndApproveEach = createMutationHook(
  receiveAndApprovePayments,
  () => (payments: EndpointInput<typeof receiveAndApprovePayments>['body']['payments']) => ({
    body: { payments },
  }),
  { refreshes: 'everything' },
);

/** Records received money. */
export const useReceivePayment = createMutationHook(
  receivePayment,
  (paymentId: string) => (body: EndpointInput<typeof receivePayment>['body']) => ({
    params: { paymentId },
    body,
  }),
  { refreshes: 'everything' },
);

export const useRejectPayment = createMutationHook(
  rejectPayment,
  (paymentId: string) => (reason: string) => ({ params: { paymentId }, body: { reason } }),
  { refreshes: 'everything' },
);

/** Says who would be reminded now, and who not; sends nothing. */
export const useRemindDryRun = createMutationHook(remindNow, () => (orderIds: string[]) => ({
  body: { orderIds, dryRun: true },
}));

/** Reminds several families; answers a result for each. */
export const useRemindNow = createMutationHook(
  remindNow,
  () => (orderIds: string[]) => ({ body: { orderIds, dryRun: false } }),
  { refreshes: 'everything' },
);

/** Takes booked money back. */
export const useReversePayment = createMutationHook(
  reversePayment,
  (paymentId: string) => (body: EndpointInput<typeof reversePayment>['body']) => ({
    params: { paymentId },
    body,
  }),
  { refreshes: 'everything' },
);

/** Undoes a decision about a payment within its minute. */
export const useUndoPayment = createMutationHook(
  undoPaymentDecision,
  () =>
    ({ paymentId, decisionId }: { paymentId: string; decisionId: string }) => ({
      params: { paymentId },
      body: { decisionId },
    }),
  { refreshes: 'everything' },
);

/** A page of the orders of which no payment is reported; the previous one stays while the next is loading. */
export const useUnreported = createQueryHook(
  listUnreported,
  (query: EndpointInput<typeof listUnreported>['query']) => ({ query }),
  { placeholderData: keepPreviousData },
);

/** Records money that a family has not reported. */
export const useReceiveUnreported = createMutationHook(
  receiveUnreported,
  (orderId: string) => (body: EndpointInput<typeof receiveUnreported>['body']) => ({
    params: { orderId },
    body,
  }),
  { refreshes: 'everything' },
);

/** How many payments each saved view has, by its id. */
export const useViewCounts = createQueryHook(
  countPaymentViews,
  (conventionId: string | undefined) => ({ query: { ...(conventionId && { conventionId }) } }),
  { group: savedViewGroup, select: toCounts },
);
