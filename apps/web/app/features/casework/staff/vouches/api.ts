import {
  listUnitFamilies,
  vouchForFamily,
  type UnitFamily,
} from '@sangamam/contract/casework/vouches/vouch-endpoints';
import type { VouchAnswer } from '@sangamam/contract/casework/vouches/vouch';
import { keepPreviousData } from '@tanstack/react-query';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** A page of the families of the officer's unit that wait for a decision. */
export const useUnitFamilies = createQueryHook(
  listUnitFamilies,
  (page: number) => ({ query: { page: String(page) } }),
  { placeholderData: keepPreviousData },
);

/** Says whether a family is known. */
export const useVouch = createMutationHook(
  vouchForFamily,
  ({ orderId }: Pick<UnitFamily, 'orderId'>) =>
    (body: { says: VouchAnswer; note: string }) => ({ params: { orderId }, body }),
  { refreshes: 'everything' },
);
