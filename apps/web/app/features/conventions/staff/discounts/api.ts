import {
  listDiscounts,
  createDiscount,
  createDiscountBatch,
  deleteDiscount,
  updateDiscount,
} from '@sangamam/contract/conventions/discounts/discount-admin-endpoints';
import type { DiscountFormOutput } from '@sangamam/contract/conventions/discounts/discount-form';

import { createQueryHook, createCallHook } from '#web/lib/query/endpoint-hooks.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** The discount codes of a convention with their uses. */
export const useDiscounts = createQueryHook(listDiscounts, (conventionId: string) => ({
  params: { conventionId },
}));

/** The code that is changed, as it was when the form opened. */
interface ChangedDiscount {
  id: string;
  revision: number;
}

/** Adds a code or a batch, or changes the code that `changed` names. */
export const useSaveDiscount = createCallHook(
  (conventionId: string, changed: ChangedDiscount | undefined) => async (typed: DiscountFormOutput) => {
    const params = { conventionId };
    if (typed.as === 'BATCH') {
      const { as: _as, ...body } = typed;
      const { count } = await callEndpoint(createDiscountBatch, { params, body });
      return { made: count, revision: undefined };
    }
    const { as: _as, ...body } = typed;
    const { revision } = changed
      ? await callEndpoint(updateDiscount, {
          params: { ...params, discountId: changed.id },
          body: { ...body, revision: changed.revision },
        })
      : await callEndpoint(createDiscount, { params, body });
    return { made: 1, revision };
  },
  { refreshes: 'everything' },
);

/** Deletes a code that nobody has used, as it is on screen. */
export const useDeleteDiscount = createCallHook(
  (conventionId: string, { id, revision }: ChangedDiscount) =>
    () =>
      callEndpoint(deleteDiscount, {
        params: { conventionId, discountId: id },
        query: { revision: String(revision) },
      }),
  { refreshes: 'everything' },
);
