import type { HotelSettings } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';

import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { useHotelConventions } from './api.ts';
import { chosenConvention } from './hotel-choice.ts';

/** The hotel of the convention in the address; `undefined` until it is loaded. */
export function useChosenSettings(): HotelSettings | undefined {
  const { data } = useHotelConventions();
  return chosenConvention(data ?? [], useListParams())?.settings;
}
