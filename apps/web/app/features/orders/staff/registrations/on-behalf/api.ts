import { issueClaimCode } from '@sangamam/contract/accounts/claim/claim-endpoints';
import { listAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';
import { listPackages } from '@sangamam/contract/conventions/packages/package-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  findKnownFamilies,
  getKnownFamily,
  registerFamily,
  registerKnownFamily,
} from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import { keepPreviousData } from '@tanstack/react-query';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Makes the code by which a family takes over its account. */
export const useIssueClaimCode = createMutationHook(issueClaimCode, (orderId: string) => () => ({
  params: { orderId },
}));

/** The packages and the add-ons that a convention offers today. */
export const useOfferedPackages = createQueryHook(listPackages, (conventionId: string) => ({
  query: { conventionId },
}));
export const useOfferedAddons = createQueryHook(listAddons, (conventionId: string) => ({
  query: { conventionId },
}));

/** Registers a family that does not do it itself. */
export const useRegisterFamily = createMutationHook(
  registerFamily,
  () => (body: EndpointInput<typeof registerFamily>['body']) => ({ body }),
  { refreshes: 'everything' },
);

/** Families that have an account, by anybody in them. */
export const useKnownFamilies = createQueryHook(
  findKnownFamilies,
  ({ conventionId, search }: { conventionId: string; search: string }) =>
    search.length < 2 ? undefined : { query: { conventionId, search } },
  { placeholderData: keepPreviousData },
);

/** A family with what its registration starts from, read once: the form goes on from there. */
export const useKnownFamily = createQueryHook(
  getKnownFamily,
  (userId: string, conventionId: string) => ({ params: { userId }, query: { conventionId } }),
  { ignoresMutations: true, gcTime: 0, refetchOnWindowFocus: false },
);

/** Registers a family on the account that it has. */
export const useRegisterKnownFamily = createMutationHook(
  registerKnownFamily,
  (userId: string) => (body: EndpointInput<typeof registerKnownFamily>['body']) => ({
    params: { userId },
    body,
  }),
  { refreshes: 'everything' },
);
