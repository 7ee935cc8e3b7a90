import type { DeskFamily } from '@sangamam/contract/check-in/desk-family';
import { splitRoomNumbers } from '@sangamam/contract/hotel/room-numbers';

import type { Context } from '#server/db/context.ts';

import { listBookedLines, listPublishedSeats, listStays } from './bookings-read-model.ts';

/** What a family has booked, as the desk sees it. */
type Bookings = Pick<DeskFamily, 'packageName' | 'addons' | 'hotel' | 'shuttles'>;

/** What these registrations have booked, by id. A fixed number of queries, however many they are. */
export async function readBookings(
  ctx: Context,
  registrationIds: readonly string[],
): Promise<(registrationId: string) => Bookings> {
  const lines = Map.groupBy(
    await listBookedLines(ctx.db, registrationIds),
    ({ registrationId }) => registrationId,
  );
  const stays = new Map((await listStays(ctx.db, registrationIds)).map((stay) => [stay.orderId, stay]));
  const seats = Map.groupBy(await listPublishedSeats(ctx.db, registrationIds), ({ orderId }) => orderId);
  return (id) => {
    const stay = stays.get(id);
    const own = lines.get(id) ?? [];
    return {
      packageName: own.find(({ kind }) => kind === 'PACKAGE')?.title ?? null,
      addons: own
        .filter(({ kind }) => kind === 'ADDON')
        .map(({ title, key, quantity }) => ({ name: nameOf(title, key), quantity })),
      hotel:
        stay && (stay.name !== '' || stay.confirmationNumber)
          ? { name: stay.name, numbers: splitRoomNumbers(stay.confirmationNumber ?? '') }
          : null,
      shuttles: (seats.get(id) ?? []).map(({ direction, day, time, meetingPoint }) => ({
        direction,
        day,
        time,
        meetingPoint,
      })),
    };
  };
}

/** The add-on with what was chosen of it; "Yes" says nothing more. */
const nameOf = (title: string, key: string | null) =>
  key === null || key === 'Yes' ? title : `${title} · ${keyNames[key] ?? key}`;

const keyNames: Readonly<Record<string, string>> = { ADULT: 'adults', CHILDREN: 'children' };
