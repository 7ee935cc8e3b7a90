import {
  listAddonChoices,
  listPackageChoices,
} from '@sangamam/contract/orders/registrations/registration-queue-endpoints';

import type { EndpointData } from '@sangamam/contract/http/endpoint';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The packages of a convention, or of all with the convention's name, as options of a select. */
export const usePackageChoices = createQueryHook(
  listPackageChoices,
  (conventionId: string | undefined) => ({ query: { ...(conventionId && { conventionId }) } }),
  {
    staleTime: 60_000,
    select: toOptions,
  },
);

/** The add-ons of a convention, or of all, in the same way. */
export const useAddonChoices = createQueryHook(
  listAddonChoices,
  (conventionId: string | undefined) => ({ query: { ...(conventionId && { conventionId }) } }),
  { staleTime: 60_000, select: toOptions },
);

function toOptions(choices: EndpointData<typeof listPackageChoices>) {
  const isOne = new Set(choices.map(({ conventionName }) => conventionName)).size <= 1;
  return choices.map(({ _id, name, conventionName }) => ({
    value: _id,
    label: isOne ? name : `${name} · ${conventionName}`,
  }));
}
