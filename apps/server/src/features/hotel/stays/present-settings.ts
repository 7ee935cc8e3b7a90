import type { HotelSettings } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';

import type { HotelSettingsRow } from './hotel-admin-repository.ts';

/** The hotel of a convention, with defaults until staff have saved it. */
export function presentSettings(row: HotelSettingsRow | null | undefined): HotelSettings {
  return {
    revision: row?.revision ?? 0,
    hotelName: row?.hotelName ?? '',
    address: row?.address ?? '',
    phoneNumber: row?.phoneNumber ?? '',
    roomCapacity: row?.roomCapacity ?? 4,
    checkInDaysBefore: row?.checkInDaysBefore ?? 1,
  };
}
