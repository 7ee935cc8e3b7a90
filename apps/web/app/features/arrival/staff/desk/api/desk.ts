import {
  countArrivals,
  downloadRoster,
  listDeskConventions,
  openFamily,
  receiveConsentForm,
  searchFamilies,
} from '@sangamam/contract/arrival/desk/desk-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { createCallHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

const minute = 60_000;

/** The conventions whose families the desk can receive, the current or next one first. */
export const useDeskConventions = createQueryHook(listDeskConventions, () => ({}), {
  staleTime: 10 * minute,
});

/** Every family that may arrive. It stays in memory alone, so that nothing about families is stored on the device. */
export const useRoster = createQueryHook(
  downloadRoster,
  (conventionId: string) => ({ query: { conventionId } }),
  {
    staleTime: 5 * minute,
    refetchInterval: 5 * minute,
    ignoresMutations: true,
  },
);

/** Who is here. Asked often enough to notice when the connection is gone. */
export const useArrivalCounts = createQueryHook(
  countArrivals,
  (conventionId: string) => ({ query: { conventionId } }),
  { refetchInterval: minute / 4 },
);

/** Families by a text of at least two characters. */
export const useFoundFamilies = createQueryHook(
  searchFamilies,
  ({ conventionId, search }: { conventionId: string; search: string }) =>
    search.length < 2 ? undefined : { query: { conventionId, search } },
);

/** One family as it is now. */
export const useOpenedFamily = createQueryHook(openFamily, (orderId: string) => ({ params: { orderId } }));

/** Stores a consent form that was signed at the desk. */
export const useReceiveConsent = createCallHook(
  (orderId: string) =>
    ({ file, minorId }: { file: File; minorId: string }) =>
      callEndpoint(receiveConsentForm, { params: { orderId }, body: { minorId } }, { file }),
  { answers: ({ _id }) => useOpenedFamily.options(_id), refreshes: [downloadRoster.path] },
);
