import type {
  ConventionConfiguration,
  AddonDraft,
  ConventionDraft,
  PackageDraft,
} from '@sangamam/contract/conventions/configuration/convention-configuration';
import {
  cloneConvention,
  getConventionConfiguration,
  listConventionConfigurations,
  createAddon,
  deleteAddon,
  updateAddon,
  createConvention,
  updateConvention,
  createPackage,
  deletePackage,
  updatePackage,
  closeConvention,
  openConvention,
} from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import {
  orderAddons,
  orderPackages,
} from '@sangamam/contract/conventions/configuration/catalogue-order-endpoints';

import { createCallHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** Creates the hook of a change to the configuration; each returns the whole updated convention. */
function createConfigurationHook<Args extends unknown[], Variables = void>(
  toCall: (...args: Args) => (variables: Variables) => Promise<ConventionConfiguration>,
) {
  return createCallHook(toCall, {
    refreshes: 'everything',
    answers: ({ _id }) => useConvention.options(_id),
  });
}

/** Creates a convention as a copy of this one. */
export const useCloneConvention = createConfigurationHook(
  (conventionId: string) => (body: { name: string; startDate: string }) =>
    callEndpoint(cloneConvention, { params: { conventionId }, body }),
);

/** A convention with its catalogue and readiness issues. */
export const useConvention = createQueryHook(getConventionConfiguration, (conventionId: string) => ({
  params: { conventionId },
}));

export type ConventionRow = EndpointData<typeof listConventionConfigurations>[number];

/** Every convention, those in preparation too. */
export const useConventions = createQueryHook(listConventionConfigurations, () => ({}));

/** Puts the packages of a convention in the order of these ids. */
export const useOrderPackages = createConfigurationHook(
  (conventionId: string) => (ids: readonly string[]) =>
    callEndpoint(orderPackages, { params: { conventionId }, body: { ids: [...ids] } }),
);

/** The same for its add-ons. */
export const useOrderAddons = createConfigurationHook(
  (conventionId: string) => (ids: readonly string[]) =>
    callEndpoint(orderAddons, { params: { conventionId }, body: { ids: [...ids] } }),
);

/** Adds an add-on to a convention, or changes the one that `changed` names. */
export const useSaveAddon = createConfigurationHook(
  (conventionId: string, changed: Changed | undefined) => (draft: AddonDraft) =>
    changed
      ? callEndpoint(updateAddon, {
          params: { conventionId, addonId: changed.id },
          body: { ...draft, revision: changed.revision },
        })
      : callEndpoint(createAddon, { params: { conventionId }, body: draft }),
);

/** Deletes an add-on that nobody has chosen, as it is on screen. */
export const useDeleteAddon = createConfigurationHook(
  (conventionId: string, { id, revision }: Changed) =>
    () =>
      callEndpoint(deleteAddon, {
        params: { conventionId, addonId: id },
        query: { revision: String(revision) },
      }),
);

/** What is changed: the record and how it was when the form opened. Absent for a new one. */
interface Changed {
  id: string;
  revision: number;
}

/** Creates a convention, or changes the one given in `changed`. */
export const useSaveConvention = createConfigurationHook(
  (changed: Changed | undefined) => (draft: ConventionDraft) =>
    changed
      ? callEndpoint(updateConvention, {
          params: { conventionId: changed.id },
          body: { ...draft, revision: changed.revision },
        })
      : callEndpoint(createConvention, { body: draft }),
);

/** Adds a package to a convention, or changes the one that `changed` names. */
export const useSavePackage = createConfigurationHook(
  (conventionId: string, changed: Changed | undefined) => (draft: PackageDraft) =>
    changed
      ? callEndpoint(updatePackage, {
          params: { conventionId, packageId: changed.id },
          body: { ...draft, revision: changed.revision },
        })
      : callEndpoint(createPackage, { params: { conventionId }, body: draft }),
);

/** Deletes a package that nobody has chosen, as it is on screen. */
export const useDeletePackage = createConfigurationHook(
  (conventionId: string, { id, revision }: Changed) =>
    () =>
      callEndpoint(deletePackage, {
        params: { conventionId, packageId: id },
        query: { revision: String(revision) },
      }),
);

/** Opens registration, which the server may refuse, or closes it. */
export const useSwitchRegistration = createConfigurationHook(
  (conventionId: string) => (open: boolean) =>
    callEndpoint(open ? openConvention : closeConvention, { params: { conventionId } }),
);
