import { exportAbsentFamilies, listAbsentFamilies } from '@sangamam/contract/arrival/absent/absent-endpoints';
import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';
import {
  countBadges,
  downloadBadges,
  downloadFamilyBadges,
  type BadgeRun,
} from '@sangamam/contract/arrival/badges/badge-endpoints';
import {
  countArrivals,
  downloadRoster,
  listDeskConventions,
  openFamily,
  receiveConsentForm,
  searchFamilies,
} from '@sangamam/contract/arrival/desk/desk-endpoints';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** A page of the families who are not all here, read again each minute: desks go on checking people in. */
export const useAbsentFamilies = createQueryHook(
  listAbsentFamilies,
  (query: EndpointInput<typeof listAbsentFamilies>['query']) => ({ query }),
  { placeholderData: keepPreviousData, refetchInterval: 60_000 },
);

/** The filtered families as a file. */
export const useAbsentFile = createCallHook(
  (query: EndpointInput<typeof exportAbsentFamilies>['query']) => (format: ExportFormat) =>
    downloadEndpoint(exportAbsentFamilies, { params: { format }, query }),
);

type PerSheet = '6' | '8';

/** What a run of badges would print; the last answer stays while the next one is on the way. */
export const useBadgeCount = createQueryHook(countBadges, (query: BadgeRun) => ({ query }), {
  placeholderData: keepPreviousData,
});

/** Fetches the badges of a family. */
export const useFamilyBadges = createCallHook(
  () => (orderId: string) => downloadEndpoint(downloadFamilyBadges, { params: { orderId }, query: {} }),
);

/** Fetches one file of a run. The server may ask for the password first. */
export const useRunOfBadges = createCallHook(
  (run: BadgeRun, perSheet: PerSheet) => (file: number) =>
    downloadEndpoint(downloadBadges, { query: { ...run, perSheet, file: String(file) } }),
);

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

/** One family as it is now. What it needs leaves the device with it, once another one is on screen. */
export const useOpenedFamily = createQueryHook(openFamily, (orderId: string) => ({ params: { orderId } }), {
  gcTime: 0,
});

/** Stores a consent form that was signed at the desk. */
export const useReceiveConsent = createCallHook(
  (orderId: string) =>
    ({ file, minorId }: { file: File; minorId: string }) =>
      callEndpoint(receiveConsentForm, { params: { orderId }, body: { minorId } }, { file }),
  { answers: ({ _id }) => useOpenedFamily.options(_id), refreshes: [downloadRoster.path] },
);
