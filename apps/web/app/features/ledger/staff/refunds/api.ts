import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  createRefund,
  getRefundProposal,
  getRefundTotals,
  listRefunds,
  listUncoveredRefunds,
} from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import * as endpoints from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { keepPreviousData } from '@tanstack/react-query';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Enters a refund. */
export const useCreateRefund = createMutationHook(
  createRefund,
  () => (body: EndpointInput<typeof createRefund>['body']) => ({ body }),
  { refreshes: 'everything' },
);

/** The refund as the treasurer sees it. */
interface Seen {
  _id: string;
  revision: number;
}

const refreshes = 'everything';
const at = ({ _id }: Seen) => ({ params: { refundId: _id } });

export const useApproveRefund = createMutationHook(
  endpoints.approveRefund,
  (seen: Seen) => () => ({ ...at(seen), body: { revision: seen.revision } }),
  { refreshes },
);

export const useSendRefund = createMutationHook(
  endpoints.sendRefund,
  (seen: Seen) => (reference: string) => ({ ...at(seen), body: { revision: seen.revision, reference } }),
  { refreshes },
);

export const useFinishRefund = createMutationHook(
  endpoints.finishRefund,
  (seen: Seen) => () => ({ ...at(seen), body: { revision: seen.revision } }),
  { refreshes },
);

export const useFailRefund = createMutationHook(
  endpoints.failRefund,
  (seen: Seen) => (reason: string) => ({ ...at(seen), body: { revision: seen.revision, reason } }),
  { refreshes },
);

export const useDonateRefund = createMutationHook(
  endpoints.donateRefund,
  (seen: Seen) => () => ({ ...at(seen), body: { revision: seen.revision } }),
  { refreshes },
);

export const useDiscardRefund = createMutationHook(
  endpoints.discardRefund,
  (seen: Seen) => (reason: string) => ({ ...at(seen), body: { revision: seen.revision, reason } }),
  { refreshes },
);

/** A page of refunds; the previous one stays while the next is loading. */
export const useRefunds = createQueryHook(
  listRefunds,
  (query: EndpointInput<typeof listRefunds>['query']) => ({ query }),
  { placeholderData: keepPreviousData },
);

/** A page of payments with money to be given back that no refund covers yet. */
export const useUncoveredRefunds = createQueryHook(
  listUncoveredRefunds,
  (query: EndpointInput<typeof listUncoveredRefunds>['query']) => ({ query }),
  { placeholderData: keepPreviousData },
);

/** What a refund of a payment would give back, and what the cancellation terms keep of it. */
export const useRefundProposal = createQueryHook(getRefundProposal, (paymentId: string) => ({
  params: { paymentId },
}));

/** Number and sum per state and currency, of one convention or of all. */
export const useRefundTotals = createQueryHook(getRefundTotals, (conventionId?: string) => ({
  query: { ...(conventionId && { conventionId }) },
}));
