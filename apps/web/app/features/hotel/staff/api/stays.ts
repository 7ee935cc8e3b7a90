import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  listHotelConventions,
  listStays,
  saveHotelSettings,
  saveRooms,
  saveStay,
  sayNeed,
  type HotelSettings,
} from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import type { StayForm } from '@sangamam/contract/hotel/stays/stay-form';
import { keepPreviousData } from '@tanstack/react-query';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The group of queries of the hotel desk. */
const hotelGroup = 'hotel';

/** Conventions with their hotel and how many families each view has. */
export const useHotelConventions = createQueryHook(listHotelConventions, () => ({}), { group: hotelGroup });

export type StayQuery = EndpointInput<typeof listStays>['query'];

/** A page of the rooming list; the previous one stays while the next is loading. Nothing is asked without a convention. */
export const useStays = createQueryHook(
  listStays,
  (conventionId: string | undefined, query: StayQuery) =>
    conventionId === undefined ? undefined : { params: { conventionId }, query },
  { group: hotelGroup, placeholderData: keepPreviousData },
);

export const useSaveStay = createMutationHook(
  saveStay,
  (orderId: string) => (body: StayForm & { revision: number }) => ({ params: { orderId }, body }),
  { refreshes: [hotelGroup] },
);

export const useSaveRooms = createMutationHook(
  saveRooms,
  (orderId: string) => (body: { rooms: string[][] | null; revision: number }) => ({
    params: { orderId },
    body,
  }),
  { refreshes: [hotelGroup] },
);

export const useSayNeed = createMutationHook(
  sayNeed,
  (orderId: string) => (body: { needsRoom: boolean | null; revision: number }) => ({
    params: { orderId },
    body,
  }),
  { refreshes: [hotelGroup] },
);

export const useSaveHotelSettings = createMutationHook(
  saveHotelSettings,
  (conventionId: string) => (body: HotelSettings) => ({ params: { conventionId }, body }),
  { refreshes: [hotelGroup] },
);
