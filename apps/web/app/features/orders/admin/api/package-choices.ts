import { listPackageChoices } from '@sangamam/contract/orders/admin/registration-queue-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The packages of a convention, or of all with the convention's name, as options of a select. */
export const usePackageChoices = createQueryHook(
  listPackageChoices,
  (conventionId: string | undefined) => ({ query: { ...(conventionId && { conventionId }) } }),
  {
    staleTime: 60_000,
    select: (packages) => {
      const isOne = new Set(packages.map(({ conventionName }) => conventionName)).size <= 1;
      return packages.map(({ _id, name, conventionName }) => ({
        value: _id,
        label: isOne ? name : `${name} · ${conventionName}`,
      }));
    },
  },
);
