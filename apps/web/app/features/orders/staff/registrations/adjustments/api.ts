import {
  changePrice,
  previewPriceChange,
  type PriceChange,
} from '@sangamam/contract/orders/adjustments/adjustment';
import type { EndpointData } from '@sangamam/contract/http/endpoint';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** The line that a change of the price makes, with the balance before and after it. */
export type PriceOutcome = EndpointData<typeof previewPriceChange>;

/** Computes what a change of the price would do. */
export const usePreviewPriceChange = createMutationHook(
  previewPriceChange,
  (orderId: string) => (change: PriceChange) => ({ params: { orderId }, body: { change } }),
);

/** Changes the price; `netBefore` is what the preview showed. */
export const useChangePrice = createMutationHook(
  changePrice,
  (orderId: string) => (body: { change: PriceChange; netBefore: number }) => ({ params: { orderId }, body }),
  { refreshes: 'everything' },
);
