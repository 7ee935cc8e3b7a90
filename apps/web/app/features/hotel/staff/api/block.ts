import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { getHotelBlock, saveHotelBlock } from '@sangamam/contract/hotel/block/block-endpoints';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The room block of a convention and its pick-up. */
export const useHotelBlock = createQueryHook(
  getHotelBlock,
  (conventionId: string) => ({ params: { conventionId } }),
  { group: 'hotel' },
);

export const useSaveHotelBlock = createMutationHook(
  saveHotelBlock,
  (conventionId: string) => (body: EndpointInput<typeof saveHotelBlock>['body']) => ({
    params: { conventionId },
    body,
  }),
  { refreshes: ['hotel'] },
);
