import { defaultRoomingColumns, type RoomingColumns } from '@sangamam/contract/hotel/stays/rooming-columns';

import type { HotelSettingsRow } from './hotel-admin-repository.ts';

/** The columns that the hotel of a convention wants; ours until staff chose them. */
export function roomingColumnsOf(settings: HotelSettingsRow | undefined): RoomingColumns {
  return settings?.exportColumns ?? defaultRoomingColumns;
}
