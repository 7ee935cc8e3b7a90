import {
  countBadges,
  downloadBadges,
  downloadFamilyBadges,
  type BadgeRun,
} from '@sangamam/contract/arrival/badges/badge-endpoints';
import { keepPreviousData } from '@tanstack/react-query';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

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
