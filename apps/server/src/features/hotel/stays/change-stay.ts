import type { StayForm } from '@sangamam/contract/hotel/stays/stay-form';
import { joinBedTypes } from '@sangamam/contract/hotel/stays/room-wishes';
import { joinRoomNumbers } from '@sangamam/contract/hotel/room-numbers';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { statusOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { mailHotelChanged } from '../mails/hotel-mail.ts';
import { updateStay, type HotelStayRow } from './hotel-admin-repository.ts';
import { afterUndoableNumbers } from '../numbers/stay-decisions.ts';

const orNull = (text: string) => (text === '' ? null : text);

/** How the rooms are to lie; what the form leaves out stays. */
function wishOf(wanted: StayForm['roomsNearby'], now: HotelStayRow['roomsNearby']) {
  if (wanted === undefined) return now;
  return wanted === 'NO_WISH' ? null : wanted;
}

/**
 * Changes a stay under the lock of its order: one audit row of what changed, and a mail when the family has to know.
 * Nothing happens where nothing changes.
 *
 * @throws TRANSITION_NOT_POSSIBLE as `saveStay` of the contract says
 */
export async function changeStay(
  ctx: Context,
  actor: Actor,
  { order, stay }: { order: OrderRow; stay: HotelStayRow },
  form: StayForm,
): Promise<HotelStayRow> {
  const isConfirmed = statusOf(order) === 'CONFIRMED';
  if (form.confirmationNumbers.length === 0 ? form.checkedIn : !isConfirmed)
    throw new AppError('TRANSITION_NOT_POSSIBLE');
  const wanted = {
    hotelName: orNull(form.hotelName),
    confirmationNumber: orNull(joinRoomNumbers(form.confirmationNumbers)),
    address: orNull(form.address),
    phoneNumber: orNull(form.phoneNumber),
    checkedIn: form.checkedIn,
    bedTypes: form.bedTypes ? joinBedTypes(form.bedTypes) : stay.bedTypes,
    roomsNearby: wishOf(form.roomsNearby, stay.roomsNearby),
  };
  const { before, after } = differences({ ...stay, checkedIn: stay.checkedInAt !== null }, wanted);
  if (Object.keys(after).length === 0) return stay;
  const { checkedIn, ...entered } = wanted;
  const isNewNumber = 'confirmationNumber' in after;
  const changed = await updateStay(ctx.db, stay, {
    ...entered,
    checkedInAt: checkedIn ? (stay.checkedInAt ?? ctx.now()) : null,
    // The hotel expects whom it gives a number: what was said before no longer holds.
    ...(entered.confirmationNumber !== null && {
      needsRoom: null,
      needsRoomSaidBy: null,
      needsRoomSaidAt: null,
    }),
    ...('checkedIn' in after && { checkedInByFamily: false }),
    ...(isNewNumber && { numberedAt: entered.confirmationNumber === null ? null : ctx.now() }),
    updatedAt: ctx.now(),
  });
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'hotel.stay-changed',
    entityId: order.id,
    before,
    after,
  });
  if (isConfirmed && concernsFamily(stay, after))
    await mailHotelChanged(await afterUndoableNumbers(ctx, order.id), order, stay, changed);
  return changed;
}

const toldOf = ['hotelName', 'address', 'phoneNumber'] satisfies (keyof HotelStayRow)[];

/** A family learns of its numbers and, while it has one, of another hotel; not of what it did itself, nor of what is wished of its rooms. */
function concernsFamily({ confirmationNumber }: HotelStayRow, after: Record<string, unknown>): boolean {
  if ('confirmationNumber' in after) return true;
  return confirmationNumber !== null && toldOf.some((name) => name in after);
}

function differences(now: Record<string, unknown>, wanted: Record<string, unknown>) {
  const names = Object.keys(wanted).filter((name) => now[name] !== wanted[name]);
  const only = (values: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, values[name]]));
  return { before: only(now), after: only(wanted) };
}
