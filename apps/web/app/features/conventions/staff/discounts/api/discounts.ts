import { listDiscounts } from '@sangamam/contract/conventions/discounts/discount-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The discount codes of a convention with their uses. */
export const useDiscounts = createQueryHook(listDiscounts, (conventionId: string) => ({
  params: { conventionId },
}));
