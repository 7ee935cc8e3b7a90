import type { ListedFamily } from '@sangamam/contract/hotel/lists/listed-family';
import type { StayRow } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';

import type { Context } from '#server/db/context.ts';

import { withGuests } from '../stays/read-stays.ts';
import { listFamilyIds, listFamilyRows } from '../stays/rooming-read-model.ts';

const pageSize = 1_000;

/** The families who need a room now, as a list for the hotel has them: read in pages, so that other requests get a turn. */
export async function readListedFamilies(ctx: Context, conventionId: string): Promise<ListedFamily[]> {
  const { ids } = await listFamilyIds(ctx.db, conventionId, {});
  const families: ListedFamily[] = [];
  for (let from = 0; from < ids.length; from += pageSize) {
    const rows = await listFamilyRows(ctx.db, ids.slice(from, from + pageSize), []);
    for (const stay of await withGuests(ctx, rows, { byName: false })) families.push(listedFamilyOf(stay));
  }
  return families;
}

function listedFamilyOf(stay: StayRow): ListedFamily {
  const guests = new Map(stay.guests.map((guest) => [guest.personId, guest]));
  return {
    orderId: stay.orderId,
    number: stay.number,
    registrantName: stay.registrantName,
    familyName: stay.familyName,
    arrival: stay.arrival,
    departure: stay.departure,
    specialRequest: stay.specialRequest,
    roomsNearby: stay.roomsNearby,
    rooms: stay.rooms.map((room, at) => ({
      guests: room.flatMap((personId) => {
        const guest = guests.get(personId);
        if (!guest) return [];
        const { name, age, isAdult } = guest;
        return [{ name, age: isAdult ? null : age, isAdult }];
      }),
      needs: stay.roomNeeds[at] ?? {},
      bedType: stay.bedTypes[at] ?? 'NO_WISH',
    })),
  };
}
