import type { OrderSummary } from '@sangamam/contract/orders/order';

import { useOwnReadiness } from '../api.ts';
import { conventionOver } from './convention-over.ts';

/**
 * How many items of its checklist a confirmed family still has to settle; undefined while that is not known, and for a
 * registration in another status, which says itself whose turn it is.
 */
export function useOpenItems({ _id, status, conventionData }: OrderSummary): number | undefined {
  const asks = status === 'CONFIRMED' && !conventionOver(conventionData);
  const { data } = useOwnReadiness(asks ? _id : undefined);
  return data?.filter(({ state }) => state === 'TO_DO').length;
}
