import * as endpoints from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

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
