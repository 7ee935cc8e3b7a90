import type { Standing } from '@sangamam/contract/arrival/desk/check-in-decision';
import type { DeskFamily } from '@sangamam/contract/arrival/desk/desk-family';
import { splitRoomNumbers } from '@sangamam/contract/hotel/room-numbers';

import type { Context } from '#server/db/context.ts';

import { listBookedLines, listPublishedSeats, listStays } from './bookings-read-model.ts';
import { addonLinesOf, readHandOuts } from '../hand-outs/read-addon-lines.ts';

/** What a family has booked, as the desk sees it. */
type Bookings = Pick<DeskFamily, 'packageName' | 'addons' | 'hotel' | 'shuttles'>;

/** What these registrations have booked, by id and standing. A fixed number of queries, however many they are. */
export async function readBookings(
  ctx: Context,
  registrationIds: readonly string[],
): Promise<(registrationId: string, standing: Standing) => Bookings> {
  const lines = Map.groupBy(
    await listBookedLines(ctx.db, registrationIds),
    ({ registrationId }) => registrationId,
  );
  const stays = new Map((await listStays(ctx.db, registrationIds)).map((stay) => [stay.orderId, stay]));
  const seats = Map.groupBy(await listPublishedSeats(ctx.db, registrationIds), ({ orderId }) => orderId);
  const handOuts = await readHandOuts(ctx, registrationIds);
  return (id, standing) => {
    const stay = stays.get(id);
    const own = lines.get(id) ?? [];
    return {
      packageName: isOver(standing) ? null : (own.find(({ kind }) => kind === 'PACKAGE')?.title ?? null),
      addons: addonLinesOf(own, standing)
        .map(({ _id, name, quantity, standing: ofLine }) => ({
          _id,
          name,
          quantity,
          standing: ofLine,
          handOut: handOuts.get(_id) ?? null,
        }))
        .filter((addon) => addon.handOut !== null || !isOver(addon.standing)),
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

/** Of a cancelled or rejected order nothing is to be had any more. */
const isOver = (standing: Standing) => standing === 'CANCELLED' || standing === 'REJECTED';
